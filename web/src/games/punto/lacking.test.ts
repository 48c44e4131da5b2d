import { describe, expect, it } from 'vitest';

import { lackingOf } from './lacking';
import type { Card, Cell, Laid } from './model';

/** Cards from left to right in rows; a dot is an empty place. */
function laid(...rows: string[]): Laid[] {
  return rows.flatMap((line, row) =>
    line.split(' ').flatMap((card, column): Laid[] => (card === '.' ? [] : [[[column, row], card as Card]])),
  );
}
const gaps = (board: Laid[], length = 4): Cell[] =>
  lackingOf(board, ['r', 'b'], length)
    .map(({ gap }) => gap)
    .toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);

describe('lines that lack one card', () => {
  it('are open at both ends of a row (PUN-10)', () => {
    expect(gaps(laid('r1 r2 r3'))).toEqual([
      [-1, 0],
      [3, 0],
    ]);
  });

  it('have their gap in the middle, too, and run down and across', () => {
    expect(gaps(laid('b1 . b3 b4'))).toEqual([[1, 0]]);
    expect(gaps(laid('r1 .', '. .', 'r3 .', 'r4 .'))).toEqual([[0, 1]]);
    expect(gaps(laid('r1 . . .', '. r2 . .', '. . r3 .'))).toEqual([
      [-1, -1],
      [3, 3],
    ]);
    expect(gaps(laid('. . . r1', '. . r2 .', '. r3 . .'))).toEqual([
      [4, -1],
      [0, 3],
    ]);
  });

  it('can be made over a card that is not a nine (PUN-8)', () => {
    expect(gaps(laid('r1 g8 r3 r4'))).toEqual([[1, 0]]);
    expect(gaps(laid('r1 g9 r3 r4'))).toEqual([]);
  });

  it('must fit into the square (PUN-9)', () => {
    expect(gaps(laid('r1 r2 r3 . . g1'))).toEqual([[3, 0]]);
    expect(gaps(laid('r1 r2 r3 g9 . g1'))).toEqual([]);
  });

  it('are as long as the table asks for, and of a colour that can win (PUN-2, PUN-3)', () => {
    expect(gaps(laid('r1 r2 r3'), 5)).toEqual([]);
    expect(gaps(laid('r1 r2 r3 r4'), 5)).toEqual([
      [-1, 0],
      [4, 0],
    ]);
    expect(gaps(laid('y1 y2 y3'))).toEqual([]);
  });

  it('are told once, whichever of their cards one starts from', () => {
    const found = lackingOf(laid('r1 . r3 r4'), ['r'], 4);
    expect(found).toEqual([
      {
        colour: 'r',
        gap: [1, 0],
        cells: [
          [0, 0],
          [2, 0],
          [3, 0],
        ],
      },
    ]);
  });

  it('are none on an empty table', () => {
    expect(lackingOf([], ['r', 'b', 'g', 'y'], 4)).toEqual([]);
  });
});
