/**
 * Lines that lack one card, for those who want them marked. It plays no part in the rules: it says what anybody can see.
 */
import { colourOf, valueOf, type Card, type Cell, type Colour, type Laid } from './model';
import { isOpen, squareOf } from './square';

/** A line of a colour, all of whose cards lie there but one, and the place where that one would go. */
export interface Lacking {
  colour: Colour;
  cells: readonly Cell[];
  gap: Cell;
}

const HIGHEST = 9;
const DIRECTIONS: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** The lines of `length` cards that lack one, for each of these colours (PUN-10). */
export function lackingOf(board: readonly Laid[], colours: readonly Colour[], length: number): Lacking[] {
  const cards = new Map<string, Card>(board.map(([cell, card]) => [key(cell), card]));
  const square = squareOf(board);
  /** Whether a card could still come to lie there: inside the square, and not on a nine (PUN-8, PUN-9). */
  const free = (cell: Cell): boolean => {
    const under = cards.get(key(cell));
    return under === undefined ? isOpen(square, cell) : valueOf(under) < HIGHEST;
  };
  const found = new Map<string, Lacking>();
  for (const [[column, row], card] of board) {
    const colour = colourOf(card);
    if (!colours.includes(colour)) continue;
    const alike = (cell: Cell): boolean => cards.get(key(cell))?.[0] === colour;
    for (const [direction, [right, down]] of DIRECTIONS.entries()) {
      // Every line through this card; each is found from several of its cards, and counts once.
      for (let before = 0; before < length; before++) {
        const line = Array.from({ length }, (_, step): Cell => [
          column + (step - before) * right,
          row + (step - before) * down,
        ]);
        const [gap, ...more] = line.filter((cell) => !alike(cell));
        if (gap === undefined || more.length > 0 || !free(gap)) continue;
        found.set(`${direction} ${key(line[0]!)} ${colour}`, { colour, cells: line.filter(alike), gap });
      }
    }
  }
  return [...found.values()];
}

const key = ([column, row]: Cell): string => `${column},${row}`;
