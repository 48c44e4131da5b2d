/** What lies before every seat: how things are now, or how they were when the round ended that is looked at. */
import type { Card } from '../../lib/cards';
import { stakeOf, type Hand, type Result, type View } from './model';

export interface Lying {
  number: number;
  covered: readonly Card[];
}

export interface Place {
  seat: number;
  boards: Lying[];
  hand: Hand | null;
  /** In game B the three own cards, of those who showed them. */
  own: readonly Card[];
  /** Chips on its boards, or paid into the middle. */
  staked: number;
  staying: boolean;
  /** What it did in the betting that goes on. */
  did: '' | 'raised' | 'followed' | 'checked';
  deals: boolean;
  won: boolean;
}

/** `ended` is the round that is looked at; null while one is played. A player who is broke has no place any more. */
export function placesOf(view: View, ended: Result | null): Place[] {
  return view.money
    .map((_, seat) => (ended ? placeThen(ended, seat) : placeNow(view, seat)))
    .filter((place) => place.boards.length > 0);
}

function placeNow(view: View, seat: number): Place {
  return {
    seat,
    boards: lying(view.boards[seat], view.covered[seat]),
    hand: view.hands[seat] ?? null,
    own: seat === view.seat ? view.own : [],
    staked: stakeOf(view, seat),
    staying: view.staying[seat] ?? false,
    did: didOf(view, seat),
    deals: view.dealer === seat,
    won: false,
  };
}

function placeThen(ended: Result, seat: number): Place {
  const share = ended.shares.find((share) => share.seat === seat);
  return {
    seat,
    boards: lying(ended.boards[seat], ended.covered[seat]),
    hand: share?.hand ?? null,
    own: share?.own ?? [],
    staked: share?.put ?? 0,
    staying: share?.stayed ?? false,
    did: '',
    deals: false,
    won: ended.winners.includes(seat),
  };
}

function didOf({ betting, staying }: View, seat: number): Place['did'] {
  if (!betting?.spoken[seat] || !staying[seat]) return '';
  if (betting.last === seat) return 'raised';
  if (betting.price === 0) return 'checked';
  return (betting.paid[seat] ?? 0) > 0 ? 'followed' : 'checked';
}

const lying = (boards: readonly number[] = [], covered: readonly (readonly Card[])[] = []): Lying[] =>
  boards.map((number, at) => ({ number, covered: covered[at] ?? [] }));

/** How many small boards lie beside each other: four, but five where a sixth would not come. */
export const columnsOf = (boards: number): number => (boards === 5 ? 5 : Math.max(1, Math.min(boards, 4)));

/** How many lie beside each other on a phone, where all are to be seen at once. */
export const abreastOf = (boards: number): number => (boards <= 4 ? 2 : boards <= 6 ? 3 : 4);
