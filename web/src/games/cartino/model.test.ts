import { describe, expect, it } from 'vitest';

import cartino from './index';
import {
  readLay,
  sorted,
  stoneOf,
  trackOf,
  turnPoints,
  valueOf,
  writeLay,
  type LaidStone,
  type Lay,
} from './model';

describe('a move', () => {
  const MOVES: [string, Lay][] = [
    ['KSu', { half: 'KSu', how: 'stone' }],
    ['*10Dl', { half: '10Dl', how: 'joker' }],
    ['QHl!', { half: 'QHl', how: 'exchange' }],
  ];

  it.each(MOVES)('%s is written and read as the server writes it', (text, lay) => {
    expect(readLay(text)).toEqual(lay);
    expect(writeLay(lay)).toBe(text);
  });

  it.each(['end', 'back', '1Su', 'KS', ''])('%s lays nothing', (text) => {
    expect(readLay(text)).toBeNull();
  });

  it('takes its stone from the rack', () => {
    expect(MOVES.map(([, lay]) => stoneOf(lay))).toEqual(['KS', '*', 'QH']);
  });
});

describe('points', () => {
  const laid = (...points: number[]): LaidStone[] =>
    points.map((each, number) => ({ half: `${number + 2}Cu`, how: 'stone', points: each }));

  it('are the values of the sheet (CAR-6)', () => {
    expect(['AS', 'KS', 'QS', 'JS', '10S', '7S'].map((card) => valueOf(card, 3))).toEqual([5, 4, 3, 2, 1, 1]);
    expect(valueOf('QS', 5)).toBe(5);
  });

  it('of a turn are summed, with 10 more for five of one suit (CAR-14)', () => {
    expect(turnPoints(laid())).toBe(0);
    expect(turnPoints(laid(0, 5, 4))).toBe(9);
    expect(turnPoints(laid(0, 1, 1, 1, 1))).toBe(14);
  });

  it.each([
    [32, 0, 0, 0],
    [32, 1, 0, 1],
    [32, 20, 1, 0],
    [32, 21, 1, 1],
    [32, 60, 3, 0],
    [32, -4, 0, -4],
    [52, 20, 0, 20],
    [52, 21, 1, 1],
    [52, 53, 2, 13],
    [52, 60, 2, 20],
    [52, -4, 0, -4],
  ])('with %i fields, %i stand as %i chips and the counter on %i (CAR-18)', (edition, total, chips, at) => {
    expect(trackOf(total, edition)).toEqual({ chips, at });
  });
});

describe('a rack', () => {
  it('is sorted by suit and rank, with jokers at the end, and loses nothing', () => {
    expect(sorted(['7H', '*', 'AC', '10C', 'KC', '7H'])).toEqual(['AC', 'KC', '10C', '7H', '7H', '*']);
  });
});

describe('Cartino for the page', () => {
  it.each([2, 3, 4])('seats %i', (players) => {
    expect(cartino.seats({ players })).toBe(players);
  });

  it('always has secrets (CAR-8)', () => {
    expect(cartino.secret({})).toBe(true);
  });

  it('sounds different when a joker is exchanged', () => {
    expect(cartino.sound({ kind: 'laid', how: 'stone' })).toBe('place');
    expect(cartino.sound({ kind: 'laid', how: 'exchange' })).toBe('cover');
    expect(cartino.sound({ kind: 'took', stones: [] })).toBeNull();
  });
});
