/** The check of Punto records: what the rules forbid is found where it was done. */
import { expect, test } from 'vitest';

import { forged } from '../../verify/forging';

test('a card that was not on top is played (PUN-6)', async () => {
  const { line, verdict } = await forged('punto/2', /^\d \w\d@-?1,/, (text) =>
    text.replace(/ (.)(\d)@/, (_, colour, value) => ` ${colour}${(Number(value) % 9) + 1}@`),
  );
  expect(verdict).toEqual({ ok: false, line, column: 3, code: 'illegal-move' });
});

test('a card that was not in hand is played (PUN-17)', async () => {
  const { line, verdict } = await forged('punto/3-expert', /^1 r/, (text) => text.replace(' r', ' g'));
  expect(verdict).toEqual({ ok: false, line, column: 3, code: 'illegal-move' });
});

test('a card is laid where none may lie (PUN-7)', async () => {
  const { line, verdict } = await forged('punto/4', /@-?1,/, (text) => text.replace(/@.*/, '@5,5'));
  expect(verdict).toEqual({ ok: false, line, column: 3, code: 'illegal-move' });
});

test('a Punto table by no rules at all (PUN-5, PUN-16, PUN-17)', async () => {
  for (const [said, other] of [
    ['expert=no', 'expert=maybe'],
    ['wins=2', 'wins=2.0'],
    ['starter=lot', 'starter=9'],
  ] as const) {
    const { verdict } = await forged('punto/2', /^options/, (text) => text.replace(said, other));
    expect(verdict).toMatchObject({ ok: false, line: 3, code: 'bad-option' });
  }
});

test('two cards of a pile change places', async () => {
  const swap = (text: string): string => text.replace(/: (\S+) (\S+) /, ': $2 $1 ');
  const { line, verdict } = await forged('punto/3', /^shuffle 1 side 2/, swap);
  expect(verdict).toEqual({ ok: false, line, column: 20, code: 'differs' });
});

test('other options than those it was played with (PUN-2, PUN-16)', async () => {
  const wins = await forged('punto/2', /^options/, (text) => text.replace('wins=2', 'wins=1'));
  expect(wins.verdict).toMatchObject({ ok: false, code: 'illegal-move' });
  const table = await forged('punto/2', /^options/, (text) => text.replace('table=2', 'table=3'));
  expect(table.verdict).toMatchObject({ ok: false, code: 'wrong-seats' });
  const none = await forged('punto/2', /^options/, (text) => text.replace('table=2', 'table=9'));
  expect(none.verdict).toMatchObject({ ok: false, line: none.line, code: 'bad-option' });
});
