/** Stones, halves and what they touch, in words. */
import { factsOf } from '../../lib/cards';
import { joinNames } from '../../lib/speech';
import type { Say } from '../../lib/words';
import { cardOf, JOKER, levelOf, rankOf, type Half, type Lay, type Stone } from './model';

/** "roi de pique", "joker". */
export const nameOf = (t: Say, stone: Stone): string => t(`stone-${stone === JOKER ? 'joker' : stone}`);

/** "roi et 8": the ranks of stones, in one breath. */
export function ranksOf(t: Say, halves: readonly Half[]): string {
  return joinNames(
    t,
    halves.map((half) => t(`rank-${rankOf(cardOf(half))}`)),
  );
}

/** "R♣ touche roi et 8 : +5": why a stone scores what it scores. */
export function explain(t: Say, lay: Lay, touched: readonly Half[], points: number): string {
  return t('cartino-explain', {
    ...factsOf(cardOf(lay.half)),
    half: levelOf(lay.half),
    how: lay.how,
    count: touched.length,
    ranks: ranksOf(t, touched),
    points,
  });
}
