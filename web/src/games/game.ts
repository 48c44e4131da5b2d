/**
 * The contract between a game's folder and the rest of the page. It knows no rules: the server sends the legal
 * moves with every view.
 */
import type { Component, Snippet } from 'svelte';

import type { GameEvent, HintStep, Option, Options, Outcome, Refusal, Tip } from '../lib/messages';
import type { OptionValue, Standing } from '../lib/terms';
import type { Sound } from '../lib/sound';
import type { Players } from '../lib/speech';
import type { Say } from '../lib/words';

/** A hint as far as it is told, and how to hear more. */
export interface Advice {
  /** What is told now; null before the player asks. */
  tip: Tip | null;
  /** Which tip that is, from 1, and how many there are. */
  at: number;
  of: number;
  /** Asks for a hint, then for the next tip; null when all is told. */
  ask: (() => void) | null;
  /** The server is thinking about it. */
  pending: boolean;
}

export interface MatchProps {
  /** The game's name. */
  game: string;
  standing: Standing;
  /** The events that led here, to be animated; empty if the page only shows how things are. */
  events: readonly GameEvent[];
  players: Players;
  /** The match waits so that players can look at the end of a round; `release` lets it go on. */
  held: boolean;
  release: () => void;
  /** Makes a move; null if this seat may not decide anything now. */
  play: ((move: string) => void) | null;
  /** The move that was sent and is not answered yet. */
  pending: string | null;
  refusal: Refusal | null;
  /** How the match ended; null while it goes on. */
  outcome: Outcome | null;
  /** The hint that is told in tips; null if the table gives none, or it is another seat's turn. */
  advice?: Advice | null;
  /** The best turn now, once the player asked for it and as long as it holds. */
  hint?: readonly HintStep[] | null;
  /** Asks for a hint, or for its next tip; null if the table gives none, or it is another seat's turn. */
  askHint?: (() => void) | null;
  /** The player asked for a hint, and the server is thinking about it. */
  hintPending?: boolean;
  /** A sentence to show instead of the prompt, on a page that looks back at a match. */
  caption?: string;
  /** The prompt is the task of a lesson: nothing that the page has to say of its own accord stands in its place. */
  guided?: boolean;
  /** The buttons that the page offers when the match is over. */
  actions?: Snippet | undefined;
  /** One's hand alone on a phone, or a screen for the whole room; left out on a page that shows all to one player. */
  where?: 'hand' | 'screen';
  /** The element of a seat: things fly from there and to there. */
  anchor: (seat: number) => Element | null;
}

export interface SeatProps {
  game: string;
  view: unknown;
  seat: number;
  side: number;
  compact: boolean;
}

/** What a game needs to say what its players want. */
export interface AimProps {
  game: string;
  view: unknown;
  players: Players;
}

/** A kind of game that one can play at once, and what it is called. */
export interface Kind {
  name: string;
  /** The id of its name. */
  say: string;
  options: Options;
}

/** A game on the shelf: everything that the page needs before somebody plays it. */
export interface Box {
  /** The shared catalogues that it speaks from besides its own: `cards`. */
  words?: string[];
  /** A small still life for the home page. */
  Picture: Component;
  /** Board, cards and prompt; loaded only when somebody sits at a table. */
  Match: () => Promise<{ default: Component<MatchProps> }>;
  /** The things of a seat: piles, trophies, wins; loaded likewise. */
  Seat: () => Promise<{ default: Component<SeatProps> }>;
  /** The aim in one line, with a small picture; loaded likewise. */
  Aim: () => Promise<{ default: Component<AimProps> }>;
  /** The rules; loaded only when they are read. */
  Rules: () => Promise<{ default: Component }>;
  /** How many seats these options make. */
  seats: (options: Options) => number;
  /** The values of an option that make sense beside the others. */
  offered: (choice: Option, options: Options) => OptionValue[];
  /** The options that one click on the home page changes, so that nobody is hurried the first time. */
  ease?: Options;
  /** The kinds of game that one tap beside “play now” offers, the usual one first; none where there is just one. */
  kinds: readonly Kind[];
  /** Whether it marks lines that lack one card for those who want it. */
  marksLines?: boolean;
  /** Whether the rules have a clock of their own with these options; left out where they never have. */
  clock?: (options: Options) => boolean;
  /** Whether a seat's view holds secrets from its neighbours. */
  secret: (options: Options) => boolean;
  /** Whether players want to look at these events before the match goes on. */
  holds: (events: readonly GameEvent[]) => boolean;
  /**
   * Whether the decision that is due comes by itself in a moment, like the next card from a dealer's hand: the page
   * calls nobody, shows no clock, and hands no screen over.
   */
  beats?: (view: unknown) => boolean;
  /** Whether looking back stops at a step with these events; left out where it stops at each. */
  rests?: (events: readonly GameEvent[]) => boolean;
  sound: (event: GameEvent) => Sound | null;
  /** One line beside the game's name: the round, the target. */
  headline: (t: Say, view: unknown, held: boolean) => string;
}

/** A game whose box has been opened. */
export interface GamePage extends Omit<Box, 'Match' | 'Seat' | 'Aim'> {
  Match: Component<MatchProps>;
  Seat: Component<SeatProps>;
  Aim: Component<AimProps>;
}
