/** The pictures on the rules page, each with the sentence that describes it. */
import type { Card } from './model';

export interface Example {
  label: string;
  cards: Card[];
  columns: number;
  /** The places of a word, from 1. */
  lit?: number[];
  /** What a joker stands for. */
  stands?: string;
}

export const KINDS: Example = { label: 'kinds', cards: [...'Bx*'], columns: 3 };
export const TURN: Example = { label: 'turn', cards: [...'??B??o', ...'?t?a?x'], columns: 6 };
export const WORD: Example = {
  label: 'word',
  cards: [...'B?ox?a', ...'s?i?te'],
  columns: 6,
  lit: [1, 3, 4, 6, 9, 11],
};
export const JOKER_WORD: Example = {
  label: 'joker',
  cards: [...'Bo*ait'],
  columns: 6,
  lit: [1, 2, 3, 4, 5, 6],
  stands: 'x',
};
export const BOXAIT: Example = { label: 'boxait', cards: [...'Boxait'], columns: 6, lit: [1, 2, 3, 4, 5, 6] };
export const TATOUAGES: Example = {
  label: 'tatouages',
  cards: [...'Tatouages'],
  columns: 9,
  lit: [1, 2, 3, 4, 5, 6, 7, 8, 9],
};
