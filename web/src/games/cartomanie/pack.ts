/** The pack of letter cards, read from the very file that the rules read (MAN-2 to MAN-4). */
import text from '$games/cartomanie/packs/cardinal.txt?raw';

import { isCapital, type Card } from './model';

const rows = text
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => line.trim().split(/\s+/) as [Card, string, string]);

const values = new Map(rows.map(([card, , value]) => [card, Number(value)]));

/** All cards of the box, in the order of the file. */
export const PACK: readonly Card[] = rows.flatMap(([card, count]) =>
  Array.from({ length: Number(count) }, () => card),
);
/** MAN-23: what children play with. */
export const WITHOUT_CAPITALS: readonly Card[] = PACK.filter((card) => !isCapital(card));

export const valueOf = (card: Card): number => values.get(card) ?? 0;
/** MAN-8. */
export const worth = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0);
