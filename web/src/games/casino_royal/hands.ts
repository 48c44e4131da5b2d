/** What a hand of poker is worth (CAS-4 to CAS-6), for the page's own referee. */
import { RANKS, rankOf, SUITS, suitOf, type Card } from '../../lib/cards';

const KINDS = [
  'none',
  'high',
  'pair',
  'two-pairs',
  'three',
  'straight',
  'flush',
  'full',
  'four',
  'straight-flush',
];
const SIZE = 5;
const ACE = 14;

const heightOf = (card: Card): number => RANKS.indexOf(rankOf(card) as (typeof RANKS)[number]) + 2;
const falling = (a: number, b: number): number => b - a;

/** A number that is higher for the better of all hands that these cards make, and equal for equal ones. */
export function valueOf(cards: readonly Card[]): number {
  const heights = cards.map(heightOf).sort(falling);
  const suited = SUITS.map((suit) =>
    cards
      .filter((card) => suitOf(card) === suit)
      .map(heightOf)
      .sort(falling),
  );
  const straightFlush = Math.max(...suited.map(straight));
  if (straightFlush > 0) return written('straight-flush', [straightFlush]);

  /** The heights there are at least so often, the highest first. */
  const times = (count: number): number[] =>
    [...new Set(heights)].filter((height) => heights.filter((other) => other === height).length >= count);
  /** What makes the hand, and the highest others up to five cards. */
  const filled = (kind: string, core: readonly number[], size: number): number => {
    const others = heights.filter((height) => !core.includes(height));
    return written(kind, [...core, ...others.slice(0, SIZE - size)]);
  };

  const [four] = times(4);
  if (four !== undefined) return filled('four', [four], 4);
  const [three] = times(3);
  const under = times(2).find((height) => height !== three);
  if (three !== undefined && under !== undefined) return written('full', [three, under]);
  const flushes = suited.filter((heights) => heights.length >= SIZE);
  if (flushes.length > 0) {
    return Math.max(...flushes.map((heights) => written('flush', heights.slice(0, SIZE))));
  }
  const top = straight(heights);
  if (top > 0) return written('straight', [top]);
  if (three !== undefined) return filled('three', [three], 3);
  const [pair, second] = times(2);
  if (pair !== undefined && second !== undefined) {
    // The fifth card may be one of a third pair.
    const fifth = heights.find((height) => height !== pair && height !== second);
    return written('two-pairs', [pair, second, fifth ?? 0]);
  }
  if (pair !== undefined) return filled('pair', [pair], 2);
  return written(heights.length > 0 ? 'high' : 'none', heights.slice(0, SIZE));
}

/** The highest card of the highest five in a row, an ace being also below the 2; 0 if there are none. */
function straight(heights: readonly number[]): number {
  const there = new Set(heights);
  if (there.has(ACE)) there.add(1);
  for (let top = ACE; top >= SIZE; top--) {
    if (Array.from({ length: SIZE }, (_, step) => top - step).every((height) => there.has(height)))
      return top;
  }
  return 0;
}

/** The kind and then the heights that count, as digits; a missing card ranks below a 2 (CAS-5). */
function written(kind: string, heights: readonly number[]): number {
  return Array.from({ length: SIZE }, (_, place) => heights[place] ?? 0).reduce(
    (number, height) => number * 16 + height,
    KINDS.indexOf(kind),
  );
}
/** Whether the cards make two pairs at least (CAS-A5). */
export const hasTwoPairs = (cards: readonly Card[]): boolean => valueOf(cards) >= written('two-pairs', []);
