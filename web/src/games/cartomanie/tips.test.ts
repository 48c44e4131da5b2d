/** A hint tells a little more with each tap. */
import { expect, it } from 'vitest';

import { tipsOf } from './tips';

it('tells how long a word is, how it begins, one that people know, and the best', () => {
  const tips = tipsOf([
    { move: 'word Ced(e)', points: 11, said: 'cédé' },
    { move: 'word Coda', points: 12, said: 'coda' },
  ]);
  expect(tips.map((tip) => tip.id.replace('cartomanie-hint-', ''))).toEqual([
    'letters',
    'first',
    'known',
    'best',
  ]);
  expect(tips[1]?.facts).toEqual({ count: 4, letter: 'C' });
  expect(tips.map((tip) => tip.spelling)).toEqual([undefined, undefined, 'Ced(e)', 'Coda']);
  expect(tips[2]?.facts).toEqual({ word: 'cédé', points: 11 });
});

it('tells one word where the best is known', () => {
  const tips = tipsOf([{ move: 'word Bat', points: 9, said: 'bat' }]);
  expect(tips.map((tip) => tip.id)).toEqual(
    ['letters', 'first', 'best'].map((id) => `cartomanie-hint-${id}`),
  );
});

it('tells that there is none', () => {
  expect(tipsOf([]).map((tip) => tip.id)).toEqual(['cartomanie-hint-none']);
});
