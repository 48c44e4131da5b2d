/** The check of Cartomanie records: real ones hold, and what the rules forbid is found where it was done. */
import { describe, expect, test } from 'vitest';

import { Difference } from '../../verify/difference';
import { filesOf, forged, linesOf, LUCK, resealed } from '../../verify/forging';
import { verifyRecord } from '../../verify/index';
import type { MatchRecord } from '../../verify/record';
import { check } from './check';
import { PACK, WITHOUT_CAPITALS, worth } from './pack';

const real = filesOf('cartomanie');
const DEFAULTS = { players: '2', version: 'full', half: '60', clock: '30', vote: 'yes' };

/** What is wrong with a match whose first cards are these; moves are separated by commas. */
function verdict(cards: string, moves: string, options: Partial<typeof DEFAULTS> = {}): string {
  const chosen = { ...DEFAULTS, ...options };
  const first = cards.split(' ');
  const rest = [...(chosen.version === 'children' ? WITHOUT_CAPITALS : PACK)];
  for (const card of first) rest.splice(rest.indexOf(card), 1);
  const record: MatchRecord = {
    ...{ game: 'cartomanie', version: 1, options: chosen, optionsLine: 3, seats: Number(chosen.players) },
    ...{ ...LUCK, programs: Array.from({ length: Number(chosen.players) }, () => false) },
    moves: moves
      .split(', ')
      .map((text, at) => ({ line: at + 1, seat: Number(text[0]) - 1, move: text.slice(2) })),
    result: { line: 99, text: '?' },
    shuffles: [{ line: 100, number: 1, name: 'draw', items: [...first, ...rest] }],
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
const CARDS = 'B a t * K e v i n';
const FIVE = '1 turn 1, 1 turn 2, 1 turn 3, 1 turn 4, 1 turn 5';

describe('the pack', () => {
  test('has 123 cards, 92 of them no capitals, with the values of the sheet (MAN-1 to MAN-4)', () => {
    expect(PACK).toHaveLength(123);
    expect(WITHOUT_CAPITALS).toHaveLength(92);
    expect(worth([...'Boxait'])).toBe(18);
    expect(worth([...'Tatouages'])).toBe(18);
  });
});

describe('what the rules allow', () => {
  test.each([
    ['a word of cards that are up (MAN-13)', `${FIVE}, 1 word Bat, 2 turn 10`],
    ['a joker for a small letter (MAN-7)', `${FIVE}, 1 word Ba(l)`],
    ['places that are named', `${FIVE}, 1 word Bat 1 2 3`],
    [
      'a pass, and five more (MAN-14)',
      `${FIVE}, 1 pass, 2 turn 6, 2 turn 7, 2 turn 8, 2 turn 9, 2 turn 10, 2 word Kevin`,
    ],
    ['time that ran out (MAN-15)', `${FIVE}, 1 time, 2 turn 6`],
    ['a card that filled a gap (MAN-14)', `${FIVE}, 1 word Bat, 2 turn 1`],
    ['a vote (MAN-9)', `${FIVE}, 1 ask Bta, 2 no, 1 word Bat`],
    ['a vote that accepts (MAN-9)', `${FIVE}, 1 ask Bta, 2 yes, 2 turn 1`],
  ])('%s', (_, moves) => {
    expect(verdict(CARDS, moves)).toBe(HOLDS);
  });

  test('words without capitals for children, also with a joker in front (MAN-23)', () => {
    expect(verdict('b a t * e', `${FIVE}, 1 word (b)at`, { version: 'children' })).toBe(HOLDS);
  });

  test('the end where one who plays alone has no word left: there is nobody to vote (MAN-9, MAN-19)', () => {
    const places = Array.from({ length: 15 }, (_, at) => `1 turn ${at + 1}${at % 5 === 4 ? ', 1 pass' : ''}`);
    expect(verdict('z', places.join(', '), { version: 'children', players: '1' })).toBe(HOLDS);
  });
});

describe('what they do not', () => {
  test.each([
    [
      'a word before five cards are up (MAN-12)',
      '1 turn 1, 1 turn 2, 1 turn 3, 1 word Bat',
      '4 illegal-move',
    ],
    ['a sixth card', `${FIVE}, 1 turn 6`, '6 illegal-move'],
    ['a card twice', '1 turn 1, 1 turn 1', '2 illegal-move'],
    ['a place that is none', '1 turn 25', '1 illegal-move'],
    ['a turn out of order (MAN-10)', '2 turn 1', '1 illegal-move'],
    ['a letter that is not up', `${FIVE}, 1 word Bave`, '6 illegal-move'],
    ['a card for two letters', `${FIVE}, 1 word Baa`, '6 illegal-move'],
    ['places with other cards', `${FIVE}, 1 word Bat 1 3 2`, '6 illegal-move'],
    ['a place for two letters', `${FIVE}, 1 word Bat 1 2 2`, '6 illegal-move'],
    ['a word that starts small (MAN-6)', `${FIVE}, 1 word at`, '6 illegal-move'],
    ['a capital inside (MAN-6)', `${FIVE}, 1 word BaK`, '6 illegal-move'],
    ['a joker as the capital (MAN-7)', `${FIVE}, 1 word (b)at`, '6 illegal-move'],
    ['two jokers (MAN-7)', `${FIVE}, 1 word B(o)(u)t`, '6 illegal-move'],
    ['a vote of who asked (MAN-9)', `${FIVE}, 1 ask Bta, 1 yes`, '7 illegal-move'],
    ['asking twice in a turn', `${FIVE}, 1 ask Bta, 2 no, 1 ask Bta`, '8 illegal-move'],
    ['going on during a vote', `${FIVE}, 1 ask Bta, 2 pass`, '7 illegal-move'],
    ['voting on nothing', `${FIVE}, 1 yes`, '6 illegal-move'],
    ['what is no move', `${FIVE}, 1 sing`, '6 illegal-move'],
  ])('%s', (_, moves, said) => {
    expect(verdict(CARDS, moves)).toBe(said);
  });

  test('a vote where the table has none (MAN-9)', () => {
    expect(verdict(CARDS, `${FIVE}, 1 ask Bta`, { vote: 'no' })).toBe('6 illegal-move');
  });

  test('time where there is no clock (MAN-15)', () => {
    expect(verdict(CARDS, `${FIVE}, 1 time`, { clock: '0' })).toBe('6 illegal-move');
  });

  test('capitals, or a joker alone, for children (MAN-23)', () => {
    const options = { version: 'children' };
    expect(verdict('b a t * e', `${FIVE}, 1 word (a)`, options)).toBe('6 illegal-move');
    expect(verdict('b a t * e', `${FIVE}, 1 word Bat`, options)).toBe('6 illegal-move');
  });

  test('a pack of other cards, and options that do not exist', () => {
    expect(verdict('B B', '1 turn 1')).toBe('100 differs');
    expect(verdict(CARDS, '1 turn 1', { clock: '31' })).toBe('3 bad-option');
    expect(verdict(CARDS, '1 turn 1', { players: '5' })).toBe('3 bad-option');
  });

  test('a short pack with too few capitals, which is drawn again (MAN-22)', () => {
    const small = WITHOUT_CAPITALS.slice(0, 60).join(' ');
    expect(verdict(small, '1 turn 1', { version: 'short' })).toBe('101 differs');
  });
});

describe('real records, changed and sealed again', () => {
  test.each(real)('%s with another result', async (file) => {
    const { line, verdict } = await forged(file, /^result/, (text) =>
      text.replace(/(\d+)$/, (total) => `${Number(total) + 1}`),
    );
    expect(verdict).toMatchObject({ ok: false, line, code: 'differs' });
  });

  test.each(real)('%s without its last move', async (file) => {
    const lines = linesOf(file);
    const end = lines.indexOf('', lines.indexOf('') + 1);
    const cut = await verifyRecord(await resealed(lines.toSpliced(end - 1, 1)));
    expect(cut).toMatchObject({ ok: false, code: 'differs' });
  });

  test('another number of cards (MAN-22)', async () => {
    const { verdict } = await forged('cartomanie/4-63', /^options/, (text) =>
      text.replace('half=63', 'half=60'),
    );
    expect(verdict).toMatchObject({ ok: false });
  });
});
