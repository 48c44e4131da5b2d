/** The symbols of bingo, read from the very file that the rules read (CAS-C2). */
import text from '$games/casino_royal/symbols.txt?raw';

import type { Card } from '../../lib/cards';
import { BOARDS, CELLS, COLUMNS, ROWS } from './boards';

const drawings = text
  .split('\n\n')
  .slice(1)
  .map((block) => block.trim().split('\n'))
  .map(([name = '', ...rows]) => [name, cellsOf(rows.join(''))] as const);

function cellsOf(signs: string): number[] {
  return [...signs].flatMap((sign, cell) => (sign === '#' ? [cell] : []));
}

const range = (length: number): number[] => Array.from({ length }, (_, at) => at);
const ALL = range(CELLS);
const column = (at: number): number[] => range(ROWS).map((row) => row * COLUMNS + at);
const row = (at: number): number[] => range(COLUMNS).map((column) => at * COLUMNS + column);

/** Of every symbol the sets of cells of which one, fully covered, wins. A column and a row are of choice. */
export const WAYS: ReadonlyMap<string, readonly (readonly number[])[]> = new Map<
  string,
  readonly (readonly number[])[]
>([
  ['column', range(COLUMNS).map(column)],
  ['row', range(ROWS).map(row)],
  ...drawings.map(([name, cells]) => [name, [cells]] as const),
]);

/** The cells on which a card counts (CAS-C3); without a symbol, all. */
export const counting = (symbol: string): ReadonlySet<number> => new Set(WAYS.get(symbol)?.flat() ?? ALL);

/** The cells that a picture of the symbol shows: of those of choice, one. */
export const pictured = (symbol: string): ReadonlySet<number> => {
  const ways = WAYS.get(symbol) ?? [];
  return new Set(ways[Math.floor(ways.length / 2)] ?? []);
};

/** How many cards a board lacks to the symbol. */
export function missing(symbol: string, board: number, covered: readonly Card[]): number {
  const cards = BOARDS[board] ?? [];
  const lacks = (cells: readonly number[]): number =>
    cells.filter((cell) => !covered.includes(cards[cell] ?? '')).length;
  return Math.min(...(WAYS.get(symbol) ?? [ALL]).map(lacks));
}
