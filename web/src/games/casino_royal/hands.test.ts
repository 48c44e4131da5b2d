/** Hands of poker in their order (CAS-4 to CAS-6). */
import { describe, expect, test } from 'vitest';

import { HANDS } from './examples';
import { hasTwoPairs, valueOf } from './hands';

const value = (cards: string): number => valueOf(cards.split(' ').filter(Boolean));

describe('the order of hands', () => {
  test('of the kinds, as the rules page shows them (CAS-4)', () => {
    const values = HANDS.map(([, cards]) => valueOf(cards));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(new Set(values).size).toBe(HANDS.length);
  });

  test.each([
    ['the three of a full house comes first (CAS-5)', '8S 8H 8D 2C 2H', '7S 7H 7D AC AH'],
    ['the second card of a flush', 'KH 9H 5H 4H 2H', 'KS 8S 7S 6S 5S'],
    ['the higher pair, then the lower', 'KS KH 3D 3C AH', 'KD KC 2D 2C AS'],
    ['a third pair gives the fifth card', 'KS KH 9D 9C 8H 8S', 'KD KC 9H 9S 7C 7D'],
    ['the kicker', 'AS AH 9D 4C 2H', 'AD AC 8D 7C 6H'],
    ['a missing card ranks below a 2 (CAS-5)', '5S 5H 2D', '5D 5C'],
    ['an ace is high in a straight', 'AS KH QD JC 10H', 'KS QH JD 10C 9H'],
    ['and low below the 2', '6S 5H 4D 3C 2H', 'AS 2D 3H 4C 5S'],
    ['any card is better than none', '2C', ''],
    ['two threes are a full house', '9S 9H 9D 4C 4H 4D', 'AS KS QS JS 9C'],
  ])('%s', (_, better, worse) => {
    expect(value(better)).toBeGreaterThan(value(worse));
  });

  test('suits have no rank, and only five cards count (CAS-4, CAS-6)', () => {
    expect(value('AS KS QS JS 10S')).toBe(value('AH KH QH JH 10H 2C 2D'));
    expect(value('AS AH KD QC JH 2S')).toBe(value('AD AC KH QS JD 3H'));
  });
});

test('who has two pairs (CAS-A5)', () => {
  expect(hasTwoPairs(['KS', 'KH', '3D', '3C'])).toBe(true);
  expect(hasTwoPairs(['KS', 'KH', 'KD'])).toBe(true);
  expect(hasTwoPairs(['KS', 'KH', 'QD', '3C', '2H'])).toBe(false);
});
