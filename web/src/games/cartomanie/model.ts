/** What the server tells of Cartomanie, as `games/cartomanie/model.py` defines it. */
import type { Outcome } from '../../lib/messages';

/** A capital or a small letter, or `*` for a joker. */
export type Card = string;
export const JOKER = '*';
/** A card that lies face down. */
export const DOWN = '?';
/** A place without a card. */
export const GAP = '';

export type Version = 'full' | 'short' | 'children';

export interface CartomanieOptions {
  players: number;
  version: Version;
  half: number;
  clock: number;
  vote: boolean;
}

/** A word in somebody's pile. */
export interface Won {
  word: string;
  cards: Card[];
  points: number;
}

export interface Word {
  spelling: string;
  places: number[];
  asked: boolean;
}

export interface View {
  seat: number | null;
  options: CartomanieOptions;
  turn: number;
  number: number;
  /** Cards still to be turned up in this turn. */
  due: number;
  table: Card[];
  stock: number;
  piles: Won[][];
  points: number[];
  quiet: number;
  laid: number;
  barren: number;
  asked: boolean;
  proposal: Word | null;
  vote: boolean | null;
  returned: Card[];
  left: number;
  missed: number[];
  outcome: Outcome | null;
}

/** A turn of a finished match beside the best word it had, as `analysis.py` finds it. */
export interface Looked {
  turn: number;
  seat: number;
  word: string;
  points: number;
  late: boolean;
  best: string;
  best_points: number;
}

/** MAN-12. */
export const TURNED = 5;
/** Seconds for a vote, which the rules of the table give. */
export const VOTE_SECONDS = 30;

/** MAN-10: who sits where, in the order of play. */
export const COMPASS: Record<number, readonly string[]> = {
  1: ['west'],
  2: ['west', 'south'],
  3: ['west', 'north', 'south'],
  4: ['west', 'north', 'east', 'south'],
};

export const isCapital = (card: Card): boolean => card >= 'A' && card <= 'Z';
export const isUp = (card: Card): boolean => card !== DOWN && card !== GAP;
/** MAN-6, MAN-23. */
export const withCapitals = (options: CartomanieOptions): boolean => options.version !== 'children';
/** MAN-11, MAN-23. */
export const widthOf = (options: CartomanieOptions): number => (withCapitals(options) ? 6 : 5);

export type Kind = 'capital' | 'small' | 'joker';
export const kindOf = (card: Card): Kind =>
  card === JOKER ? 'joker' : isCapital(card) ? 'capital' : 'small';
