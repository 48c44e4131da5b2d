/** What the server tells of Casino Royal, as `games/casino_royal/model.py` defines it. */
import type { Card } from '../../lib/cards';
import type { Outcome } from '../../lib/messages';

export type Game = 'poker' | 'variant' | 'bingo';
export type Phase =
  'stake' | 'symbol' | 'cut' | 'opening' | 'calling' | 'pause' | 'raising' | 'bidding' | 'window' | 'over';

export interface CasinoOptions {
  players: number;
  game: Game;
  rounds: string;
  batch: string;
  relance: string;
  call: string;
  ask: string;
  boards: number;
  stock: string;
  says: 'program' | 'player';
  marks: 'program' | 'hand';
  pace: number;
  window: number;
}

/** The best of a player's cards; `high` and `low` are the ranks that its name says. */
export interface Hand {
  kind: string;
  high: string;
  low: string;
  cards: Card[];
}

/** What a seat had and got when a round ended. */
export interface Share {
  seat: number;
  stayed: boolean;
  hand: Hand | null;
  own: Card[];
  put: number;
  back: number;
  won: number;
}

export interface Pot {
  amount: number;
  seats: number[];
  winners: number[];
}

export interface Result {
  round: number;
  why: 'best' | 'alone' | 'bingo' | 'unsaid';
  callers: number[];
  winners: number[];
  shares: Share[];
  pots: Pot[];
  odd: number;
  boards: number[][];
  covered: Card[][][];
}

/** A round of betting under way. */
export interface Betting {
  turn: number;
  price: number;
  paid: number[];
  spoken: boolean[];
  raised: number[];
  last: number | null;
}

/** One's own answer to what all decide at the same time. */
export type Answer =
  { type: 'call'; amount: number } | { type: 'wait' } | { type: 'mark'; boards: number[]; bingo: boolean };

export interface View {
  seat: number | null;
  options: CasinoOptions;
  round: number;
  /** Agreed; 0: until one has all. */
  rounds: number;
  dealer: number;
  phase: Phase;
  money: number[];
  playing: boolean[];
  staying: boolean[];
  began: number;
  /** Of every seat the numbers of its boards. */
  boards: number[][];
  /** Of every seat and board the cards that are covered, in the order of calling. */
  covered: Card[][][];
  laid: number[];
  paid: number[];
  odd: number;
  box: number;
  pack: number;
  called: Card[];
  due: number;
  own: Card[];
  stake: number;
  symbol: string;
  betting: Betting | null;
  asked: number[];
  answer: Answer | null;
  hands: (Hand | null)[];
  least: number;
  most: number;
  last: Result | null;
  outcome: Outcome | null;
}

/** CAS-1: a yellow chip is worth so many green ones. */
export const YELLOW = 5;
/** CAS-A1: what everybody is handed out. */
const YELLOW_EACH = 5;
const GREEN_EACH = 20;

/** CAS-3: the fewest chips that make an amount. */
export const chipsOf = (amount: number): { yellow: number; green: number } => ({
  yellow: Math.floor(amount / YELLOW),
  green: amount % YELLOW,
});

/**
 * What a player has in the pocket, as chips. In Bingo all are green (CAS-C1). In the first round of poker it is what
 * was handed out (CAS-A1), 20 green and 5 yellow, of which green ones go first; later the fewest chips (CAS-3).
 */
export function purseOf(view: View, amount: number): { yellow: number; green: number } {
  if (view.options.game === 'bingo') return { yellow: 0, green: amount };
  const green = amount - YELLOW * YELLOW_EACH;
  const asHandedOut = view.round === 1 && green >= 0 && green <= GREEN_EACH;
  return asHandedOut ? { yellow: YELLOW_EACH, green } : chipsOf(amount);
}

/** What a seat has staked in this round: chips on its boards, or paid into the middle. */
export const stakeOf = (view: View, seat: number): number => (view.laid[seat] ?? 0) + (view.paid[seat] ?? 0);

/** Everything that can be won in this round. */
export const potOf = (view: View): number =>
  [...view.laid, ...view.paid].reduce((sum, chips) => sum + chips, view.odd);

/** How much a seat still has to pay to stay in the betting. */
export const owedBy = (view: View, seat: number): number =>
  view.betting === null ? 0 : Math.max(0, view.betting.price - (view.betting.paid[seat] ?? 0));

/**
 * CAS-B9: the pots as they would be shared now. A player without money can win as much from each as they paid
 * themselves, so what they paid closes one pot and opens the next; the others may still pay for all of them.
 */
export function potsOf(view: View): { amount: number; seats: number[] }[] {
  const staying = [...view.staying.keys()].filter((seat) => view.staying[seat]);
  const paid = (seat: number): number => view.paid[seat] ?? 0;
  const allIn = staying.filter((seat) => view.money[seat] === 0).map(paid);
  const most = Math.max(0, ...view.paid);
  const levels = [...new Set([...allIn.filter((level) => level < most), most])].sort((a, b) => a - b);
  return levels
    .filter((level) => level > 0)
    .map((level, number) => {
      const below = levels[number - 1] ?? 0;
      const reaches = (seat: number): boolean => (view.money[seat] ?? 0) > 0 || paid(seat) >= level;
      return {
        amount: view.paid.reduce((sum, each) => sum + Math.max(0, Math.min(each, level) - below), 0),
        seats: staying.filter(reaches),
      };
    });
}

/** The amounts of the moves `<verb> <amount>` among these. */
export const amountsOf = (verb: string, legal: readonly string[]): number[] =>
  legal.flatMap((move) => (move.startsWith(`${verb} `) ? [Number(move.slice(verb.length + 1))] : []));

/** `mark 1 3 bingo`: boards count from 1. */
export const writeMark = (boards: readonly number[], bingo: boolean): string =>
  ['mark', ...boards.toSorted((a, b) => a - b).map(String), ...(bingo ? ['bingo'] : [])].join(' ');
