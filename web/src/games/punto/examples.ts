/** The boards on the rules page, each with the sentence that describes it. */
import type { Card, Cell, Laid } from './model';

export interface Example {
  label: string;
  board: Laid[];
  legal?: Cell[];
  last?: Cell;
  lines?: Cell[][];
  /** A card shown where it may not go. */
  wrong?: { card: Card; cell: Cell };
}

const around = (columns: number[], rows: number[]): Cell[] =>
  rows.flatMap((row) => columns.map((column): Cell => [column, row]));

export const BESIDE: Example = {
  label: 'beside',
  board: [
    [[0, 0], 'g4'],
    [[1, 0], 'b6'],
  ],
  legal: around([-1, 0, 1, 2], [-1, 0, 1]).filter(([column, row]) => row !== 0 || column < 0 || column > 1),
};

export const COVER: Example = {
  label: 'cover',
  board: [
    [[0, 0], 'b2'],
    [[1, 0], 'y7'],
    [[0, 1], 'r5'],
    [[1, 1], 'g4'],
    [[1, 2], 'y5'],
  ],
  legal: [
    [0, 0],
    [1, 1],
  ],
  last: [0, 1],
};

export const LINE: Example = {
  label: 'line',
  board: [
    [[0, 0], 'b3'],
    [[1, 1], 'b6'],
    [[2, 2], 'b1'],
    [[3, 3], 'b9'],
    [[4, 4], 'b4'],
    [[1, 0], 'g2'],
    [[2, 1], 'y8'],
    [[3, 2], 'g5'],
    [[0, 1], 'r7'],
    [[2, 3], 'y6'],
  ],
  lines: [
    [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ],
  ],
};

export const SERIES: Example = {
  label: 'series',
  board: [
    [[0, 0], 'r8'],
    [[1, 0], 'b9'],
    [[2, 0], 'g9'],
    [[0, 1], 'b8'],
    [[1, 1], 'r9'],
    [[2, 1], 'y9'],
    [[0, 2], 'r7'],
    [[1, 2], 'r9'],
    [[2, 2], 'r8'],
    [[3, 0], 'b7'],
    [[3, 1], 'b8'],
    [[3, 2], 'b9'],
  ],
  lines: [
    [
      [0, 2],
      [1, 2],
      [2, 2],
    ],
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  ],
};

export const E1: Example = {
  label: 'e1',
  board: [
    [[0, 0], 'b2'],
    [[1, 0], 'b7'],
    [[2, 0], 'b5'],
    [[3, 0], 'b3'],
    [[4, 0], 'b8'],
    [[1, 1], 'g6'],
    [[2, -1], 'y1'],
    [[3, 1], 'r9'],
  ],
  lines: [
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ],
  ],
};

export const E2: Example = {
  label: 'e2',
  board: [
    [[0, 0], 'y4'],
    [[1, 0], 'b6'],
    [[0, 1], 'r2'],
    [[1, 1], 'g8'],
  ],
  wrong: { card: 'g3', cell: [3, -1] },
};

export const E3: Example = {
  label: 'e3',
  board: [
    [[0, 0], 'r3'],
    [[1, 0], 'g7'],
    [[2, 1], 'b5'],
    [[3, 1], 'y9'],
    [[4, 0], 'r6'],
    [[5, 0], 'b4'],
  ],
  wrong: { card: 'y2', cell: [6, 0] },
};
