/** The eight boards, read from the very file that the rules read (CAS-2). */
import text from '$games/casino_royal/boards.txt?raw';

import type { Card } from '../../lib/cards';

export const ROWS = 4;
export const COLUMNS = 5;
export const CELLS = ROWS * COLUMNS;

const cards = text
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .join(' ')
  .trim()
  .split(/\s+/);

/** Of every board its cards, row by row. */
export const BOARDS: readonly (readonly Card[])[] = Array.from({ length: cards.length / CELLS }, (_, board) =>
  cards.slice(board * CELLS, (board + 1) * CELLS),
);
