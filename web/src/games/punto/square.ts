/**
 * The part of the cloth that is shown, and the floating square on it (PUN-9) where it begins to bind.
 *
 * This decides nothing: it only says how far cards reach and what of that is worth drawing.
 */
import type { Cell, Laid } from './model';

/** The square that all cards must fit in. */
export const WIDTH = 6;
/** The smallest part of the cloth that is shown, and the strip around it for the frame. */
const LEAST = 5;
export const MARGIN = 0.36;

export interface Span {
  first: number;
  last: number;
}

/** `free`: no limit in sight. `tight`: one more row or column, on one side or the other. `full`: no more. */
export type Room = 'free' | 'tight' | 'full';

export interface Square {
  columns: Span;
  rows: Span;
  /** Which columns and rows a card could still lie in. */
  openColumns: Span;
  openRows: Span;
  across: Room;
  down: Room;
  /** What is shown: from here, so many cells wide and high. */
  left: number;
  top: number;
  size: number;
}

/** `snug` shows no more than the cards, for a picture that nobody plays on. */
export function squareOf(board: readonly Laid[], snug = false): Square {
  const columns = spanOf(board.map(([[column]]) => column));
  const rows = spanOf(board.map(([[, row]]) => row));
  const openColumns = open(columns);
  const openRows = open(rows);
  const wide = snug ? columns : reach(columns, openColumns);
  const high = snug ? rows : reach(rows, openRows);
  const size = Math.max(snug ? 1 : LEAST, length(wide), length(high));
  return {
    columns,
    rows,
    openColumns,
    openRows,
    across: roomIn(columns),
    down: roomIn(rows),
    left: (wide.first + wide.last + 1 - size) / 2,
    top: (high.first + high.last + 1 - size) / 2,
    size,
  };
}

/** The cells that are shown whole, row by row. */
export function cellsOf({ left, top, size }: Square): Cell[][] {
  const whole = (from: number): number[] => {
    const first = Math.ceil(from);
    return Array.from({ length: Math.floor(from + size) - first }, (_, step) => first + step);
  };
  return whole(top).map((row) => whole(left).map((column) => [column, row] as const));
}

export const isOpen = (square: Square, [column, row]: Cell): boolean =>
  within(square.openColumns, column) && within(square.openRows, row);

export const within = ({ first, last }: Span, at: number): boolean => first <= at && at <= last;

const length = ({ first, last }: Span): number => last - first + 1;

function spanOf(places: number[]): Span {
  return places.length === 0
    ? { first: 0, last: 0 }
    : { first: Math.min(...places), last: Math.max(...places) };
}

function open({ first, last }: Span): Span {
  return { first: last - WIDTH + 1, last: first + WIDTH - 1 };
}

/** One step beyond the cards, as far as that is open: cards only ever lie beside or on others. */
function reach(cards: Span, allowed: Span): Span {
  return { first: Math.max(cards.first - 1, allowed.first), last: Math.min(cards.last + 1, allowed.last) };
}

function roomIn(cards: Span): Room {
  if (length(cards) >= WIDTH) return 'full';
  return length(cards) === WIDTH - 1 ? 'tight' : 'free';
}
