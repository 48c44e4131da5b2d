/** What is shown of the cloth, and where the floating square (PUN-9) shows. */
import { describe, expect, it } from 'vitest';

import type { Laid } from './model';
import { cellsOf, isOpen, squareOf } from './square';

const row = (from: number, to: number): Laid[] =>
  Array.from({ length: to - from + 1 }, (_, step) => [[from + step, 0], 'r1'] as const);

describe('the square', () => {
  it('shows five by five around nothing and around the first card', () => {
    for (const board of [[], row(0, 0)]) {
      expect(squareOf(board)).toMatchObject({ left: -2, top: -2, size: 5, across: 'free', down: 'free' });
    }
  });

  it('shows one step beyond the cards', () => {
    const square = squareOf(row(0, 3));
    expect(square).toMatchObject({ left: -1, size: 6, across: 'free' });
  });

  it('begins to bind with five columns: one more, on either side', () => {
    const square = squareOf(row(-2, 2));
    expect(square).toMatchObject({ across: 'tight', down: 'free', left: -3, size: 7 });
    expect(isOpen(square, [-3, 0])).toBe(true);
    expect(isOpen(square, [3, 0])).toBe(true);
  });

  it('is full with six columns: what lies beyond is closed', () => {
    const square = squareOf(row(-2, 3));
    expect(square).toMatchObject({ across: 'full', left: -2, size: 6 });
    expect(isOpen(square, [-3, 0])).toBe(false);
    expect(isOpen(square, [4, 0])).toBe(false);
    expect(isOpen(square, [3, 1])).toBe(true);
  });

  it('gives the cells that are shown whole, row by row', () => {
    const rows = cellsOf(squareOf(row(0, 0)));
    expect(rows).toHaveLength(5);
    expect(rows[0]).toEqual([
      [-2, -2],
      [-1, -2],
      [0, -2],
      [1, -2],
      [2, -2],
    ]);
  });

  it('never shows a cell too small for a finger on a phone: at most seven in a row', () => {
    for (let width = 1; width <= 6; width++) expect(squareOf(row(0, width - 1)).size).toBeLessThanOrEqual(7);
  });

  it('fits a picture snugly', () => {
    expect(squareOf(row(0, 3), true)).toMatchObject({ left: 0, size: 4 });
  });
});
