import { describe, expect, it } from 'vitest';

import punto from './index';
import { readMove, roundEvent, writeMove, type RoundEnd } from './model';
import { PIPS } from './pips';

describe('a move', () => {
  it('is written and read as the server writes it', () => {
    expect(writeMove('r5', [-2, 3])).toBe('r5@-2,3');
    expect(readMove('r5@-2,3')).toEqual({ card: 'r5', cell: [-2, 3] });
  });
});

describe('a card', () => {
  it('has as many marks as its value, each in its own place', () => {
    for (let value = 1; value <= 9; value++) {
      const places = PIPS[value]!.map(String);
      expect(places).toHaveLength(value);
      expect(new Set(places).size).toBe(value);
    }
  });
});

describe('the end of a round', () => {
  const end: RoundEnd = {
    round: 2,
    how: 'points',
    why: 'stuck',
    seat: 1,
    side: 0,
    length: 3,
    counts: [2, 2],
    points: 7,
    lines: [],
    trophy: 'b9',
    board: [],
  };

  it('is told as the server’s event tells it', () => {
    expect(roundEvent(end)).toMatchObject({
      kind: 'round-won',
      side: 0,
      count: 2,
      trophy_colour: 'b',
      trophy_value: 9,
    });
  });

  it('may have no winner', () => {
    expect(roundEvent({ ...end, side: null, how: 'drawn' })).toEqual({
      kind: 'round-drawn',
      why: 'stuck',
      seat: 1,
      round: 2,
    });
  });
});

describe('Punto for the page', () => {
  it.each([
    ['2', 2],
    ['3', 3],
    ['2x2', 4],
    ['4x2', 8],
  ])('table %s has %i seats', (table, seats) => {
    expect(punto.seats({ table })).toBe(seats);
  });

  it('offers as starters only those who sit there (PUN-5)', () => {
    const choice = { name: 'starter', values: ['lot', '1', '2', '3', '4'], default: 'lot', rule: 'PUN-5' };
    expect(punto.offered(choice, { table: '3' })).toEqual(['lot', '1', '2', '3']);
  });

  it('holds at the end of a round but not at the end of the match', () => {
    expect(punto.holds([{ kind: 'placed' }, { kind: 'round-won' }, { kind: 'dealt' }])).toBe(true);
    expect(punto.holds([{ kind: 'placed' }, { kind: 'round-won' }, { kind: 'match-won' }])).toBe(false);
    expect(punto.holds([{ kind: 'placed' }])).toBe(false);
  });

  it('has secrets only in the expert variant (PUN-17)', () => {
    expect(punto.secret({ expert: true })).toBe(true);
    expect(punto.secret({ expert: false })).toBe(false);
  });
});
