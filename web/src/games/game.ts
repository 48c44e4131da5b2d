/**
 * What a game's folder gives to the page. The rest of the page knows games only through this, as the
 * server knows them only through its contract: no rule is known here, what is legal comes with the view.
 */
import type { Component, Snippet } from 'svelte';

import type { GameEvent, HintStep, Option, Options, Refusal } from '../lib/messages';
import type { OptionValue, Standing } from '../lib/terms';
import type { Sound } from '../lib/sound';
import type { Players } from '../lib/speech';
import type { Say } from '../lib/words';

export interface MatchProps {
  standing: Standing;
  /** What just happened, to be shown happening; none when one only looks at how things are. */
  events: readonly GameEvent[];
  players: Players;
  /** Time stands still so that the end of a round can be looked at; `release` lets it go on. */
  held: boolean;
  release: () => void;
  /** Makes a move; null for somebody who may not decide anything now. */
  play: ((move: string) => void) | null;
  /** The move that was sent and is not answered yet. */
  pending: string | null;
  refusal: Refusal | null;
  /** What the best turn now would be, once that was asked and as long as it holds. */
  hint?: readonly HintStep[] | null;
  /** Asks for it; null where the table gives no hints, or it is not one's turn. */
  askHint?: (() => void) | null;
  /** It was asked for, and is being thought about. */
  hintPending?: boolean;
  /** Said instead of the prompt, where one only looks back at what happened. */
  caption?: string;
  /** What the page offers when the match is over. */
  actions?: Snippet | undefined;
  /** The element that stands for a seat, where things come from and go to. */
  anchor: (seat: number) => Element | null;
}

export interface SeatProps {
  view: unknown;
  seat: number;
  side: number;
  compact: boolean;
}

/** A game as it stands on the shelf, with what is known of it before it is opened. */
export interface Box {
  /** The catalogues it speaks from. */
  words: string[];
  /** A small still life for the home page. */
  Picture: Component;
  /** Board, cards and prompt; loaded only when there is a table. */
  Match: () => Promise<{ default: Component<MatchProps> }>;
  /** What a seat has before it: piles, trophies, wins; loaded likewise. */
  Seat: () => Promise<{ default: Component<SeatProps> }>;
  /** The rules; loaded only when they are read. */
  Rules: () => Promise<{ default: Component }>;
  /** How many seats these options make. */
  seats: (options: Options) => number;
  /** The values of an option that make sense beside the others. */
  offered: (choice: Option, options: Options) => OptionValue[];
  /** What one click on the home page changes of the usual options, so that nobody is hurried the first time. */
  ease?: Options;
  /** Whether the rules have a clock of their own with these options; left out where they never have. */
  clock?: (options: Options) => boolean;
  /** Whether a seat's view holds what its neighbours must not see. */
  secret: (options: Options) => boolean;
  /** Whether people want to look at this before the next thing happens. */
  holds: (events: readonly GameEvent[]) => boolean;
  /**
   * Whether what is owed now comes by itself in a moment, as the next card from a dealer's hand: nobody is
   * called to it, no clock is shown for it, and no screen handed over.
   */
  beats?: (view: unknown) => boolean;
  sound: (event: GameEvent) => Sound | null;
  /** One line beside the game's name: the round, the target. */
  headline: (t: Say, view: unknown, held: boolean) => string;
}

/** A game whose box has been opened. */
export interface GamePage extends Omit<Box, 'Match' | 'Seat'> {
  Match: Component<MatchProps>;
  Seat: Component<SeatProps>;
}
