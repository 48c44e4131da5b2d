/** What is told of the end of a round, whoever won chips of whom. */
import { describe, expect, test } from 'vitest';

import { endingOf, howWent } from './ending';
import type { Pot, Result, Share } from './model';

const share = (seat: number, put: number, back: number, won: number, stayed = true): Share => ({
  seat,
  stayed,
  hand: null,
  own: [],
  put,
  back,
  won,
});
const pot = (amount: number, seats: number[], winners: number[]): Pot => ({ amount, seats, winners });

const ended = (winners: number[], shares: Share[], pots: Pot[], odd = 0): Result => ({
  round: 1,
  why: 'best',
  callers: [],
  winners,
  shares,
  pots,
  odd,
  boards: [],
  covered: [],
});
const won = (seat: number, amount: number, odd = 0) => ({ kind: 'won', seat, amount, why: 'best', odd });

describe('the end of a round of game B (CAS-B9)', () => {
  test('chips of one who dropped are won by the one who alone can win them', () => {
    const shares = [share(0, 2, 2, 4), share(1, 17, 15, 10), share(2, 12, 0, 0, false)];
    const pots = [pot(6, [0, 1], [0]), pot(25, [1], [1])];
    expect(endingOf(ended([0, 1], shares, pots))).toEqual([won(0, 4), won(1, 10)]);
    expect(pots.map((each) => howWent(each, shares))).toEqual(['played', 'left']);
  });

  test('what nobody else staked goes back and is not told', () => {
    const shares = [share(0, 5, 5, 5), share(1, 11, 6, 0)];
    const pots = [pot(10, [0, 1], [0]), pot(6, [1], [1])];
    expect(endingOf(ended([0], shares, pots))).toEqual([won(0, 5)]);
    expect(pots.map((each) => howWent(each, shares))).toEqual(['played', 'back']);
  });

  test('equal hands share one pot; of several the last winner tells the odd chips (CAS-5)', () => {
    const equal = [share(0, 5, 5, 2), share(1, 5, 5, 2), share(2, 5, 0, 0)];
    expect(endingOf(ended([0, 1], equal, [pot(15, [0, 1, 2], [0, 1])], 1))).toEqual([
      { kind: 'shared', seats: [0, 1], amount: 2, odd: 1, why: 'best' },
    ]);
    const more = [share(0, 2, 2, 1), share(1, 9, 9, 4), share(2, 5, 0, 0, false), share(3, 1, 0, 0, false)];
    const pots = [pot(7, [0, 1], [0, 1]), pot(10, [1], [1])];
    expect(endingOf(ended([0, 1], more, pots, 1))).toEqual([won(0, 1), won(1, 4, 1)]);
  });
});
