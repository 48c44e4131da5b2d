/** What the server tells of Cartino, as `games/cartino/model.py` defines it. */
import { rankOf, suitOf, type Card } from '../../lib/cards';
import type { Outcome } from '../../lib/messages';

export { isRed, rankOf, suitOf, type Card, type Suit } from '../../lib/cards';

export const JOKER = '*';
/** A card, or `*` for a joker. */
export type Stone = string;
/** A field's card and `u` or `l`: `KSu` is the upper half of the field of the king of spades. */
export type Half = string;
export type Level = 'u' | 'l';
export type How = 'stone' | 'joker' | 'exchange';

export interface LaidStone {
  half: Half;
  how: How;
  points: number;
}

/** How a player's total came about (CAR-20, CAR-21). */
export interface Sum {
  laid: number;
  bonus: number;
  left: Stone[];
  against: number;
  total: number;
}

export interface CartinoOptions {
  players: number;
  edition: 32 | 52;
  queen: number;
  joker: 'retired' | 'reused';
  joining: 'free' | 'if_possible';
}

export interface View {
  seat: number | null;
  options: CartinoOptions;
  turn: number;
  number: number;
  /** Every half that is taken, and whether a joker lies there. */
  board: (readonly [half: Half, joker: boolean])[];
  rack: Stone[];
  racks: number[];
  bag: number;
  /** Without the turn that is going on. */
  scores: number[];
  laid: LaidStone[];
  dry: boolean;
  backs: number;
  taken_back: boolean;
  retired: number;
  /** Jokers that all know a seat to hold. */
  shown: number[];
  sums: Sum[];
  outcome: Outcome | null;
}

export const RACK = 5;
/** CAR-14: points for five stones of one suit in one turn. */
export const ALL_FIVE = 10;
/** CAR-18: the fields of the track, and what a chip is worth. */
export const TRACK = 20;
/** CAR-21: the points that a joker costs the player who is left with it. */
export const JOKER_LEFT = 6;

export const cardOf = (half: Half): Card => half.slice(0, -1);
export const levelOf = (half: Half): Level => half.at(-1) as Level;

/** CAR-6: what a stone is worth to one that touches it. */
export function valueOf(card: Card, queen: number): number {
  return { A: 5, K: 4, Q: queen, J: 2 }[rankOf(card)] ?? 1;
}

export interface Lay {
  half: Half;
  how: How;
}

export function writeLay({ half, how }: Lay): string {
  return `${how === 'joker' ? JOKER : ''}${half}${how === 'exchange' ? '!' : ''}`;
}

/** The laying that a move's text means; null for `end` and `back`. */
export function readLay(move: string): Lay | null {
  const [, joker, half, exchange] = /^(\*?)((?:10|[2-9JQKA])[CDHS][ul])(!?)$/.exec(move) ?? [];
  if (half === undefined) return null;
  return { half, how: joker ? 'joker' : exchange ? 'exchange' : 'stone' };
}

/** The stone that a laying takes from the rack. */
export const stoneOf = ({ half, how }: Lay): Stone => (how === 'joker' ? JOKER : cardOf(half));

/** What the turn that is going on brings so far, five of one suit included (CAR-14). */
export function turnPoints(laid: readonly LaidStone[]): number {
  return laid.reduce((sum, stone) => sum + stone.points, 0) + (laid.length === RACK ? ALL_FIVE : 0);
}

/** CAR-18: chips of 20, and where on the track the counter stands; below zero there is neither. */
export function trackOf(total: number, edition: number): { chips: number; at: number } {
  // The sheet of 32 fields gives the chip on reaching 20, that of 52 only past it.
  const chips = Math.floor(Math.max(edition === 32 ? total : total - 1, 0) / TRACK);
  return { chips, at: total - TRACK * chips };
}

const SUIT_ORDER = 'CDSH';
const RANK_ORDER = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'];

/** A rack as one would sort it: suits of turning colours, high stones first, jokers at the end. */
export function sorted(rack: readonly Stone[]): Stone[] {
  const place = (stone: Stone): number =>
    stone === JOKER ? 999 : 100 * SUIT_ORDER.indexOf(suitOf(stone)) + RANK_ORDER.indexOf(rankOf(stone));
  return rack.toSorted((a, b) => place(a) - place(b));
}
