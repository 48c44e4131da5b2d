/**
 * The page that a game from elsewhere may bring: an ES module in the folder `page/` of its package.
 *
 * The server serves the folder at `/games/<name>/`, and the page imports `index.js` from there. Its default export is
 * a `GameModule`. It may be written with any framework or none: it gets an element and plain data. Everything that a
 * module leaves out, the plain page supplies; so a module may draw the board alone. The seats around the table, the
 * log, the chat, the clock, and the panel that shows how a match ended are the page's in any case.
 *
 * A module must come whole from the same server: the page's Content-Security-Policy allows nothing else.
 *
 * What it shows lies on our cloth and may look like ours: colours and letters are custom properties (`--ivory`,
 * `--ink`, `--chalk`, `--gold`, `--red`, `--serif` … in look/cloth.css), and things have classes (`button`, `wood`,
 * `paper`, `panel`, `unseen`, `shake` … in look/things.css). On a desk the element of a match is as high as the table;
 * on anything upright it grows with what is in it. On a phone that lies on its side there is little height: if a
 * module puts one element there, its child of class `area` is shown as high as the screen, and its other children
 * beside it, below the seats.
 */
import type { GameEvent, HintStep, Option, Options, Outcome, Refusal, Sentence, Tip } from '../lib/messages';
import type { Sound } from '../lib/sound';
import type { Players } from '../lib/speech';
import type { OptionValue, Standing } from '../lib/terms';
import type { Language, Say } from '../lib/words';
import type { Check } from '../verify/referee';

/** Rises when a module that was written for an earlier one might no longer work. */
export const INTERFACE = 1;

export interface GameModule {
  /** The interface that the module was written for: 1. */
  interface: number;
  /** Shows the match in an element. */
  mountMatch?: Mount<ElsewhereMatchProps>;
  /** Shows the things of a seat: points, piles, trophies. */
  mountSeat?: Mount<ElsewhereSeatProps>;
  /** A small still life for the home page, about 5 wide to 4 high. */
  mountPicture?: Mount<Speech>;
  /** The address of a style sheet, relative to the module. */
  stylesheet?: string;
  /** Whether a seat's view holds secrets from its neighbours, with these options. */
  secret?: (options: Options) => boolean;
  /** Whether players want to look at these events before the match goes on. */
  holds?: (events: readonly GameEvent[]) => boolean;
  /** The sound of an event; null for none. */
  sound?: (event: GameEvent) => Sound | null;
  /** One line beside the game's name: the round, the target. */
  headline?: (say: Say, view: unknown, held: boolean) => string;
  /** The options that one click on the home page changes, so that nobody is hurried the first time. */
  ease?: Options;
  /** Whether the rules have a clock of their own with these options. */
  clock?: (options: Options) => boolean;
  /** Whether the decision that is due comes by itself in a moment. */
  beats?: (view: unknown) => boolean;
  /** The values of an option that make sense beside the others. */
  offered?: (choice: Option, options: Options) => OptionValue[];
  /** How many seats these options make. */
  seats?: (options: Options) => number;
  /**
   * Makes the check of the game's records, for those who verify a match in their browser: `({ checkBy, Referee }) =>
   * checkBy({ … })`, with the page's own tools (verify/referee.ts). Without it the moves are not checked there.
   */
  check?: (tools: CheckTools) => Check;
}

export type CheckTools = Pick<typeof import('../verify/referee'), 'checkBy' | 'Referee'>;

/** Fills an element. `update` follows for every change, `destroy` once at the end. */
export type Mount<Props> = (target: HTMLElement, props: Props) => Mounted<Props>;

export interface Mounted<Props> {
  update: (props: Props) => void;
  destroy: () => void;
}

/** The language of the page, and functions that speak the game's words in it. */
export interface Speech {
  game: string;
  language: Language;
  /** Says a sentence of the catalogues; its id if it is missing. */
  say: Say;
  sayPrompt: (prompt: Sentence) => string;
  sayRefusal: (refusal: Refusal) => string;
  sayEvent: (event: GameEvent) => string;
}

/** The props of a match (see `MatchProps` in game.ts), as plain data and functions. */
export interface ElsewhereMatchProps extends Speech {
  standing: Standing;
  /** The events that led here, to be animated; empty if the page only shows how things are. */
  events: readonly GameEvent[];
  players: Players;
  /** How the match ended; null while it goes on. */
  outcome: Outcome | null;
  /** The match waits so that players can look at the end of a round; `release` lets it go on. */
  held: boolean;
  release: () => void;
  /** Makes a move, one of `standing.legal`; null if this seat may not decide anything now. */
  play: ((move: string) => void) | null;
  /** The move that was sent and is not answered yet. */
  pending: string | null;
  refusal: Refusal | null;
  /** The best turn now, once the player asked for it and as long as it holds. */
  hint: readonly HintStep[] | null;
  /** What a hint tells now: sentences to say, things to light up, and the moves that it gives away. */
  tip: Tip | null;
  /** Asks for a hint, or for its next tip; null if the table gives none, or it is another seat's turn. */
  askHint: (() => void) | null;
  hintPending: boolean;
  /** A sentence to show instead of the prompt, on a page that looks back at a match. */
  caption: string | null;
  /** The element of a seat: things fly from there and to there. */
  anchor: (seat: number) => Element | null;
  /** Whether things should move now: not if the system asks for less motion, or this person does. */
  moving: () => boolean;
}

export interface ElsewhereSeatProps extends Speech {
  view: unknown;
  seat: number;
  side: number;
  /** There is little room. */
  compact: boolean;
}
