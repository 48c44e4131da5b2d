/** Cards, hands and chips in words. */
import { factsOf, type Card } from '../../lib/cards';
import type { Say } from '../../lib/words';
import type { Hand } from './model';

/** "roi de pique". */
export const nameOfCard = (t: Say, card: Card): string => t('card', factsOf(card));

/** "full aux rois par les dames"; nothing before the first card is covered. */
export const nameOfHand = (t: Say, { kind, high, low }: Hand): string =>
  t('casino_royal-hand', { hand: kind, high, low });
