/** The boards on the rules page, each with the sentence that describes it. */
import type { Half } from './model';

export interface Example {
  label: string;
  edition?: number;
  /** What lies there; a star before a joker. */
  stones?: string[];
  /** The stones of the turn, and what each scored. */
  scored?: Record<Half, number>;
  /** A joker that can be exchanged. */
  swap?: Half;
  /** The part of the board that is shown: its first and last column and row of fields. */
  part?: { columns: [number, number]; rows: [number, number] };
}

/** Around the king of spades: 7 8 9, ace king queen, and the high hearts that face them. */
const SPADES: Example['part'] = { columns: [4, 6], rows: [0, 2] };
const HEARTS: Example['part'] = { columns: [4, 6], rows: [1, 3] };

export const BOARD_32: Example = { label: '32' };
export const BOARD_52: Example = { label: '52', edition: 52 };
export const TOUCH: Example = {
  label: 'touch',
  stones: ['ASu', '8Sl', 'KSu'],
  scored: { KSu: 6 },
  part: SPADES,
};
export const ORDER: Example = {
  label: 'order',
  stones: ['ASu', 'KSu', 'QSu'],
  scored: { ASu: 0, KSu: 5, QSu: 4 },
  part: SPADES,
};
export const SWAP: Example = { label: 'joker', stones: ['AHu', '*KHu'], swap: 'KHu', part: HEARTS };

export const EXAMPLES: Record<string, Example> = {
  'CAR-3': BOARD_32,
  'CAR-4': BOARD_52,
  'CAR-E1': { label: 'e1', stones: ['KSu'], scored: { KSu: 0 }, part: SPADES },
  'CAR-E2': { label: 'e2', stones: ['QSl', 'KSu'], scored: { KSu: 0 }, part: SPADES },
  'CAR-E3': { label: 'e3', stones: ['8Sl', 'KSu'], scored: { KSu: 1 }, part: SPADES },
  'CAR-E4': { label: 'e4', stones: ['KSu', '8Sl'], scored: { '8Sl': 4 }, part: SPADES },
  'CAR-E5': {
    label: 'e5',
    stones: ['ASl', 'QSl', 'KSu', 'KHu', 'KSl'],
    scored: { KSl: 16 },
    part: SPADES,
  },
  'CAR-E6': { ...ORDER, label: 'e6' },
};
