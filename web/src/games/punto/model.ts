/** What the server tells of Punto, as `games/punto/model.py` defines it. */
import type { GameEvent, Outcome } from '../../lib/messages';

export type Colour = 'r' | 'b' | 'g' | 'y';
/** A colour letter and a value: `r5` is the red five. */
export type Card = string;
/** Column and row, counted from the first card. */
export type Cell = readonly [column: number, row: number];
export type Laid = readonly [cell: Cell, card: Card];

export interface RoundEnd {
  round: number;
  how: 'line' | 'series' | 'points' | 'drawn';
  why: 'line' | 'stuck' | 'empty';
  seat: number;
  side: number | null;
  length: number;
  counts: number[];
  points: number;
  lines: Cell[][];
  trophy: Card;
  board: Laid[];
}

export interface View {
  seat: number | null;
  options: { table: string; expert: boolean; wins: number; starter: string };
  round: number;
  starter: number;
  turn: number;
  board: Laid[];
  last: Cell | null;
  up: Card | '';
  hand: Card[];
  hands: number[];
  piles: number[];
  trophies: Card[][];
  wins: number[];
  previous: RoundEnd | null;
  outcome: Outcome | null;
}

export const colourOf = (card: Card): Colour => card[0] as Colour;
export const valueOf = (card: Card): number => Number(card[1]);
export const sameCell = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && a[0] === b[0] && a[1] === b[1];
export const writeMove = (card: Card, [column, row]: Cell): string => `${card}@${column},${row}`;

export function readMove(move: string): { card: Card; cell: Cell } {
  const [card = '', place = ''] = move.split('@');
  return { card, cell: readCell(place) };
}

export function readCell(place: string): Cell {
  const [column = 0, row = 0] = place.split(',').map(Number);
  return [column, row];
}

/** PUN-2: two sides have two colours each, more have one; the neutral colour is nobody's. */
export function coloursOf(view: View, side: number): Colour[] {
  return [...((view.wins.length === 2 ? ['rb', 'gy'] : ['r', 'b', 'g', 'y'])[side] ?? '')] as Colour[];
}

/** PUN-2: how many cards of a colour make the line that wins. */
export const lineOf = (view: View): number => (view.wins.length === 2 ? 5 : 4);

/** The end of a round as the event that tells it. */
export function roundEvent(end: RoundEnd): GameEvent {
  const { how, why, seat, round, side, length, points } = end;
  if (side === null) return { kind: 'round-drawn', why, seat, round };
  return {
    kind: 'round-won',
    ...{ side, how, why, seat, round, length, points, count: end.counts[side] ?? 0 },
    trophy_colour: colourOf(end.trophy),
    trophy_value: valueOf(end.trophy),
  };
}
