import { expect, test } from 'vitest';

import type { Choice } from '../lib/messages';
import type { Say } from '../lib/words';
import { sayChoice, sayChoices } from './said';

const PLAYERS = { names: ['Anna', 'Lou'], sides: [[0], [1]] };
const t: Say = (id, facts) => `${String(facts?.['name'])} ${id === 'cartino-laid' ? 'lays' : 'ends'}.`;
const choice = (...kinds: string[]): Choice => ({
  line: ['10Sl', 'end'],
  says: kinds.map((kind) => ({ kind, seat: 0 })),
  worth: 0.5,
  verdict: 'best',
  points: null,
});

test('a choice is told as what would happen, and who does it only once', () => {
  expect(sayChoice(t, 'cartino', choice('laid', 'scored'), PLAYERS)).toBe('Anna lays. Ends.');
});

test('choices that sound alike also say how they are written', () => {
  const choices = [choice('laid'), choice('scored'), { ...choice('laid'), line: ['10Su'] }];
  expect(sayChoices(t, 'cartino', choices, PLAYERS)).toEqual([
    'Anna lays. (10Sl end)',
    'Anna ends.',
    'Anna lays. (10Su)',
  ]);
});

test('where nothing would be told, its moves are shown as they are written', () => {
  expect(sayChoice(t, 'cartino', choice(), PLAYERS)).toBe('10Sl end');
});
