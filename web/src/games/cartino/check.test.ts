/** The check of Cartino records: real ones hold, and what the rules forbid is found where it was done. */
import { describe, expect, test } from 'vitest';

import { Difference } from '../../verify/difference';
import { filesOf, forged, linesOf, LUCK, resealed } from '../../verify/forging';
import { verifyRecord } from '../../verify/index';
import type { MatchRecord } from '../../verify/record';
import { check } from './check';
import { layoutOf } from './layout';

const real = filesOf('cartino');
const DEFAULTS = { players: '2', edition: '32', queen: '3', joker: 'retired', joining: 'free' };

/** What is wrong with a match whose bag begins with these stones; the first five are seat 1's, the next seat 2's. */
function verdict(bag: string, moves: string, options: Partial<typeof DEFAULTS> = {}): string {
  const drawn = bag.split(' ').filter(Boolean);
  const chosen = { ...DEFAULTS, ...options };
  const cards = layoutOf(Number(chosen.edition)).rows.flat();
  const rest = [...cards, ...cards, '*', '*'];
  for (const stone of drawn) rest.splice(rest.indexOf(stone), 1);
  const record: MatchRecord = {
    ...{ game: 'cartino', version: 1, options: chosen, optionsLine: 3, seats: 2 },
    ...{ ...LUCK, programs: [false, false] },
    moves: moves.split(' ').map((text, at) => {
      const [seat, move] = text.split(':') as [string, string];
      return { line: at + 1, seat: Number(seat) - 1, move };
    }),
    result: { line: 99, text: '?' },
    shuffles: [{ line: 100, number: 1, name: 'bag', items: [...drawn, ...rest] }],
    secret: { line: 101, text: '' },
  };
  try {
    check(record);
  } catch (error) {
    if (error instanceof Difference) return `${error.line} ${error.code}`;
    throw error;
  }
  throw new Error('the result is made up: it cannot hold');
}

/** All moves hold; only the result, which is made up, does not. */
const HOLDS = '99 differs';
const BAG = '7D KS QS KH * 8D 8H 8S 8C AS';

describe('what the rules allow', () => {
  test.each([
    ['a turn of one suit (CAR-10)', '1:KSu 1:QSu 1:*ASl 1:end 2:8Sl 2:ASu 2:end'],
    ['a stone taken back, and another suit', '1:KSu 1:back 1:KHl 1:end'],
    ['the exchange of a joker (CAR-15)', '1:*ASu 1:end 2:ASu! 2:end'],
    ['an exchange taken back', '1:*ASu 1:end 2:ASu! 2:back 2:ASl 2:end'],
  ])('%s', (_, moves) => {
    expect(verdict(BAG, moves)).toBe(HOLDS);
  });

  test('a joker that was won is laid in the next turn (CAR-15, reused)', () => {
    const moves = '1:*ASu 1:end 2:ASu! 2:end 1:KSu 1:end 2:*QSu 2:end';
    expect(verdict(BAG, moves, { joker: 'reused' })).toBe(HOLDS);
    expect(verdict(BAG, moves)).toBe('7 illegal-move');
  });

  test('with the 52 board, cards from 2 up (CAR-4)', () => {
    const bag = '2D KS QS KH * 3D 8H 8S 8C AS';
    expect(verdict(bag, '1:2Du 1:end 2:3Du', { edition: '52' })).toBe(HOLDS);
  });
});

describe('what they do not', () => {
  test.each([
    ['a stone that was not on the rack (CAR-10)', '1:ASu', '1 illegal-move'],
    ['a stone that was laid already', '1:KSu 1:KSl', '2 illegal-move'],
    ['a joker one does not have', '1:7Du 1:end 2:*ASu', '3 illegal-move'],
    ['a stone of the bag before it is drawn (CAR-16)', '1:7Du 1:7Dl', '2 illegal-move'],
    ['a second suit (CAR-10)', '1:KSu 1:KHu', '2 illegal-move'],
    ['a joker as another suit', '1:KSu 1:*KHu', '2 illegal-move'],
    ['a half that is taken (CAR-11)', '1:KSu 1:*KSu', '2 illegal-move'],
    ['an exchange where no joker lies (CAR-15)', '1:KSu!', '1 illegal-move'],
    ['a joker of this turn (CAR-15)', '1:*KSu 1:KSu!', '2 illegal-move'],
    ['a stone on a joker without exchange', '1:*ASu 1:end 2:ASu', '3 illegal-move'],
    ['the end before a stone is laid (CAR-10)', '1:end', '1 illegal-move'],
    ['taking back what is not there', '1:KSu 1:back 1:back', '3 illegal-move'],
    ['a turn out of order (CAR-9)', '2:8Du', '1 illegal-move'],
    ['going on after the end of the turn', '1:KSu 1:end 1:QSu', '3 illegal-move'],
    ['what is no move', '1:KSx', '1 illegal-move'],
    ['a joker and an exchange at once', '1:*KSu!', '1 illegal-move'],
  ])('%s', (_, moves, said) => {
    expect(verdict(BAG, moves)).toBe(said);
  });

  test('a joker won in this turn (CAR-15, reused)', () => {
    const moves = '1:*ASu 1:end 2:ASu! 2:*KSu';
    expect(verdict(BAG, moves, { joker: 'reused' })).toBe('4 illegal-move');
  });

  test('a first stone that does not join, though one could (CAR-12)', () => {
    const options = { joining: 'if_possible' };
    expect(verdict(BAG, '1:KSu 1:end 2:8Du', options)).toBe('3 illegal-move');
    expect(verdict(BAG, '1:KSu 1:end 2:ASu 2:8Su 2:end', options)).toBe(HOLDS);
  });

  test('taking back without end', () => {
    const often = Array.from({ length: 20 }, () => '1:KSu 1:back').join(' ');
    expect(verdict(BAG, `${often} 1:KSu 1:end`)).toBe(HOLDS);
    expect(verdict(BAG, `${often} 1:KSu 1:back`)).toBe('42 illegal-move');
  });

  test('a bag that does not hold the stones of the board (CAR-1)', () => {
    expect(verdict('AS AS AS', '1:ASu')).toBe('100 differs');
  });

  test('options that do not exist', () => {
    expect(verdict(BAG, '1:KSu', { queen: '4' })).toBe('3 bad-option');
    expect(verdict(BAG, '1:KSu', { players: '3' })).toBe('6 wrong-seats');
  });
});

test('the lowest stone starts; of equal ones the next decides (CAR-9)', () => {
  const bag = '7D AC KC QC JC 7D 9D KH * *';
  expect(verdict(bag, '1:7Du')).toBe('1 illegal-move');
  expect(verdict(bag, '2:7Du')).toBe(HOLDS);
});

describe('real records, changed and sealed again', () => {
  test.each(real)('%s with another total', async (file) => {
    const { line, verdict } = await forged(file, /^result/, (text) =>
      text.replace(/(\d+)$/, (total) => `${Number(total) + 1}`),
    );
    expect(verdict).toMatchObject({ ok: false, line, code: 'differs' });
  });

  test.each(real)('%s without its last move, or with a shuffle too many', async (file) => {
    const lines = linesOf(file);
    const end = lines.indexOf('', lines.indexOf('') + 1);
    const cut = await verifyRecord(await resealed(lines.toSpliced(end - 1, 1)));
    expect(cut).toMatchObject({ ok: false, line: end + 1, code: 'differs' });
    const bag = lines.findIndex((line) => line.startsWith('shuffle '));
    const twice = await verifyRecord(await resealed(lines.toSpliced(bag, 0, lines[bag]!)));
    expect(twice).toMatchObject({ ok: false, line: bag + 2, code: 'differs' });
  });

  test('another value of the queen gives other totals (CAR-6)', async () => {
    const { verdict } = await forged('cartino/2', /^options/, (text) => text.replace('queen=3', 'queen=5'));
    expect(verdict).toMatchObject({ ok: false, code: 'differs' });
  });
});
