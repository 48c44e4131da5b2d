/** Months of a calendar, what is shared of a day, and the promises that a browser keeps. */
import { beforeEach, expect, test, vi } from 'vitest';

import { dayAfter, monthAfter, sayDate, weeksOf } from './month';
import { keepPromises, keptPromise } from './promises';
import { shareText } from './share';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('a month has its weeks from Monday on', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]!.slice(0, 2)).toEqual(['2026-11-30', null]);
  expect(weeksOf('2027-02').map((week) => week.length)).toEqual([7, 7, 7, 7]);
});

test('days and months follow each other over the end of a year', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2027-03-01', -1)]).toEqual(['2027-01-01', '2027-02-28']);
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(sayDate('fr', '2026-11', { month: 'long', year: 'numeric' })).toBe('novembre 2026');
});

test('what is shared says what came of it, and nothing else', () => {
  const lines = [
    { deal: 'Punto', result: 'Gagné, 2 à 1', won: true },
    { deal: 'Cartomanie, seul', result: 'Il reste 8 cartes', won: false },
  ];
  expect(shareText('Tapis Vert', lines, 'http://ici/today').split('\n')).toEqual([
    'Tapis Vert',
    '● Punto – Gagné, 2 à 1',
    '○ Cartomanie, seul – Il reste 8 cartes',
    'http://ici/today',
  ]);
});

test('the promise that was seen first is kept, by house, and not for ever', () => {
  const promise = (day: string, commitment: string) => ({ day, commitment, drawn: '2026-11-01', secret: '' });
  keepPromises('a', [promise('2026-11-19', 'first')]);
  keepPromises('a', [promise('2026-11-19', 'another')]);
  expect(keptPromise('a', '2026-11-19')).toBe('first');
  expect(keptPromise('b', '2026-11-19')).toBe('');
  for (let day = '2026-12-01', n = 0; n < 130; n++, day = dayAfter(day, 1))
    keepPromises('a', [promise(day, 'x')]);
  expect(keptPromise('a', '2026-11-19')).toBe('');
  kept.set('tapis-promises', 'no JSON');
  expect(keptPromise('a', '2026-12-01')).toBe('');
});
