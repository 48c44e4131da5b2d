import { expect, test } from 'vitest';

import type { Decision, LookBack } from '../lib/messages';
import { change, marksOf, percent, sumsOf, turningPoints, wordsOf } from './sums';

const decision = (at: number, seat: number, cost: number[]): Decision => ({
  at,
  steps: 1,
  seat,
  made: ['a'],
  best: ['b'],
  worth: 0.4,
  better: 0.5,
  error: 0.01,
  verdict: 'mistake',
  cost,
  choices: 5,
  offered: [],
  why: [],
});
const FOUND: LookBack = {
  sides: [[0], [1]],
  expected: [0.5, 0.5],
  result: [1, 0],
  moments: [
    { at: 0, shares: [0.5, 0.5], luck: [-0.1, 0.1] },
    { at: 1, shares: [0.4, 0.6], luck: null },
    { at: 2, shares: [1, 0], luck: [0.2, -0.2] },
  ],
  decisions: [decision(0, 0, [0.05, -0.05]), decision(1, 1, [-0.3, 0.3]), decision(2, 0, [0.1, -0.1])],
  done: 1,
};

test('a result is what was expected, luck, own moves, those of the others, and a rest', () => {
  const sums = sumsOf(FOUND, 0);
  expect(sums.map(({ part, share }) => [part, Math.round(100 * share)])).toEqual([
    ['expected', 50],
    ['luck', 10],
    ['lost', -15],
    ['given', 30],
    ['rest', 25],
    ['result', 100],
  ]);
  for (const [at, sum] of sums.slice(1, -1).entries()) expect(sum.from).toBeCloseTo(sums[at]!.to);
});

test('alone nobody gave anything, and a rest of nothing is not told', () => {
  const alone = { ...FOUND, sides: [[0]], expected: [0.5], result: [0.5], moments: [], decisions: [] };
  expect(sumsOf(alone, 0).map(({ part }) => part)).toEqual(['expected', 'luck', 'lost', 'result']);
});

test('the decisions that mattered are those that cost most', () => {
  expect(turningPoints(FOUND, 0).map(({ at }) => at)).toEqual([2, 0]);
  const best = { ...decision(0, 0, [0.004, -0.004]), verdict: 'best' };
  expect(turningPoints({ ...FOUND, decisions: [best] }, 0)).toEqual([]);
});

test('the curve marks the greatest luck and the decisions that mattered', () => {
  const { luck, mistakes } = marksOf(FOUND);
  expect(luck.map(({ at }) => at)).toEqual([2]);
  expect(mistakes.map(({ at }) => at)).toEqual([2, 0, 1]);
});

test('play and luck have a word each', () => {
  expect(wordsOf(-0.02, -0.31)).toEqual({ play: 'clean', luck: 'bad' });
  expect(wordsOf(-0.2, 0.01)).toEqual({ play: 'fair', luck: 'even' });
  expect(wordsOf(-0.4, 0.2)).toEqual({ play: 'poor', luck: 'good' });
});

test('what is only likely is neither nothing nor certain', () => {
  expect([0, 0.001, 0.617, 0.999, 1].map((share) => percent(share, 'en'))).toEqual([
    '0%',
    '1%',
    '62%',
    '99%',
    '100%',
  ]);
  expect([0.09, 0, -0.31].map((share) => change(share, 'en'))).toEqual(['+9%', '0%', '−31%']);
});
