/** The boards on the rules page, each with the sentence that describes it. */
import type { Card } from '../../lib/cards';

export interface Example {
  label: string;
  /** Which of the eight boards; only a symbol has none. */
  board?: number;
  covered?: Card[];
  symbol?: string;
  latest?: Card;
  best?: Card[];
}

const FULL = ['7D', '7S', '7H', 'KC', 'KD'];
const FLUSH = ['5H', '6H', '8H', '9H', 'QH'];

export const COVERED: Example = { label: 'covered', board: 4, covered: FULL };
export const STOP: Example = { label: 'stop', board: 3, covered: FLUSH, best: FLUSH };

/** CAS-C2. */
export const DRAWN: Example[] = [
  { label: 'L', symbol: 'L' },
  { label: 'T', symbol: 'T' },
  { label: 'H', symbol: 'H' },
  { label: 'U', symbol: 'U' },
  { label: 'M', symbol: 'M' },
  { label: 'N', symbol: 'N' },
  { label: 'square', symbol: 'square' },
];

export const EXAMPLES: Record<string, Example> = {
  'CAS-E1': { label: 'e1', board: 4, covered: [...FULL, '2H'], best: FULL },
  'CAS-E5': {
    label: 'e5',
    board: 1,
    symbol: 'T',
    covered: ['3C', '2C', '5H', '5C', '6H', '10D', 'QC', '3S'],
    latest: '3S',
  },
};

/** CAS-4: a hand of every kind, the best first. */
export const HANDS: [kind: string, cards: Card[]][] = [
  ['straight-flush', ['AC', 'KC', 'QC', 'JC', '10C']],
  ['four', ['8S', '8H', '8D', '8C', 'KH']],
  ['full', FULL],
  ['flush', ['QH', '9H', '8H', '6H', '5H']],
  ['straight', ['9S', '8D', '7H', '6C', '5C']],
  ['three', ['JS', 'JH', 'JC', 'AD', '4S']],
  ['two-pairs', ['KS', 'KD', '10H', '10C', '3D']],
  ['pair', ['AS', 'AH', 'QD', '7C', '2S']],
  ['high', ['KH', 'JS', '8C', '6D', '3H']],
];
