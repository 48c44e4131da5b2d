/** The check of Casino Royal records: real ones hold, and what the rules forbid is found where it was done. */
import { describe, expect, test } from 'vitest';

import { RANKS, SUITS } from '../../lib/cards';
import { Difference } from '../../verify/difference';
import { forged, LUCK } from '../../verify/forging';
import type { MatchRecord } from '../../verify/record';
import { check } from './check';

const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));
const DEFAULTS = {
  ...{ players: '2', game: 'poker', rounds: '1', batch: 'players', relance: 'off', call: 'free' },
  ...{
    ask: 'batch',
    boards: '1',
    stock: 'share',
    says: 'program',
    marks: 'program',
    pace: '1',
    window: '10',
  },
};

/**
 * What is wrong with these moves, separated by commas; `turn*2` is two of them. Seat 1 has board 1 and deals.
 * After a cut of one card the pack begins with those that are named.
 */
function verdict(
  cards: string,
  moves: string,
  options: Partial<typeof DEFAULTS> = {},
  result = '?',
  version = 2,
): string {
  const chosen = { ...DEFAULTS, ...options };
  const first = cards.split(' ').filter(Boolean);
  const rest = PACK.filter((card) => !first.includes(card));
  const all = moves.split(', ').flatMap((text) => {
    const [move = '', times = '1'] = text.split('*');
    return Array.from({ length: Number(times) }, () => move);
  });
  const record: MatchRecord = {
    ...{ game: 'casino_royal', version, options: chosen, optionsLine: 3, seats: Number(chosen.players) },
    ...{ ...LUCK, programs: [] },
    moves: all.map((text, at) => ({ line: at + 1, seat: Number(text[0]) - 1, move: text.slice(2) })),
    result: { line: 99, text: result },
    shuffles: [
      { line: 100, number: 1, name: 'boards', items: ['1', '2', '3', '4', '5', '6', '7', '8'] },
      { line: 101, number: 1, name: 'pack', items: [rest.pop()!, ...first, ...rest] },
    ],
    secret: { line: 102, text: '' },
  };
  try {
    check(record);
  } catch (error) {
    if (error instanceof Difference) return `${error.line} ${error.code}`;
    throw error;
  }
  return 'holds';
}

/** All moves hold; only the result, which is made up, does not. */
const HOLDS = '99 differs';
/** On board 1 are 3H and 3D, on board 2 are 3S and 3C. */
const THREES = '3H 3S 3D 2H';

describe('what the rules allow', () => {
  test.each([
    [
      'a call, and the better hand wins (CAS-A5, CAS-A6)',
      '2 cut 1, 1 turn*2, 1 call, 2 wait',
      '1 2 wins, 45 45',
    ],
    [
      'a call that the other one profits from',
      '2 cut 1, 1 turn*2, 1 wait, 2 wait, 1 turn*2, 2 call, 1 wait',
      '1 wins, 46 44',
    ],
    ['answers in any order (CAS-A5)', '2 cut 1, 1 turn*2, 2 wait, 1 call', '1 2 wins, 45 45'],
  ])('%s', (_, moves, result) => {
    expect(verdict(THREES, moves, {}, result)).toBe('holds');
  });

  test('raises, answers and a last one who takes all (CAS-A4)', () => {
    const moves = '2 cut 1, 1 turn*2, 1 wait, 2 wait, 2 raise 1, 1 drop';
    expect(verdict(THREES, moves, { relance: 'on' }, '2 wins, 44 46')).toBe('holds');
  });

  test('three cards each, an opening, and a bid that is doubled (CAS-B1 to CAS-B8)', () => {
    const moves =
      '1 stake 2, 2 cut 1, 2 raise 3, 1 raise 4, 2 follow, 1 turn*2, 2 call 5, 1 wait, 1 double, 2 drop';
    expect(verdict('', moves, { game: 'variant' }, '1 wins, 59 31')).toBe('holds');
  });

  test('a symbol by hand, with Bingo said (CAS-C2 to CAS-C5)', () => {
    // The left column of board 1.
    const moves =
      '1 symbol column, 2 cut 1, 1 turn, 1 mark 1, 2 mark, 1 turn, 1 mark 1, 2 mark, 1 turn, 1 mark 1, 2 mark 1, 1 turn, 2 mark 1, 1 mark 1 bingo';
    const options = { game: 'bingo', marks: 'hand', says: 'player' };
    expect(verdict('3H 5H 9C QC', moves, options, '1 wins, 82 78')).toBe('holds');
  });
});

test('in version 1 nobody cut in Bingo', () => {
  const moves = '1 symbol full, 1 turn*3';
  expect(verdict('', moves, { game: 'bingo' }, '?', 1)).toBe(HOLDS);
  expect(verdict('', '1 symbol full, 2 cut 1', { game: 'bingo' }, '?', 1)).toBe('2 illegal-move');
  expect(verdict('', moves, { game: 'bingo' }, '?', 3)).toBe('2 wrong-version');
});

describe('what they do not', () => {
  const CALLED = '2 cut 1, 1 turn*2';
  test.each([
    ['a cut by the dealer (CAS-D2)', '1 cut 5', {}, '1 illegal-move'],
    ['a cut of the whole pack', '2 cut 52', {}, '1 illegal-move'],
    ['a card turned by another', '2 cut 1, 2 turn', {}, '2 illegal-move'],
    ['a card turned in a pause', `${CALLED}, 1 turn`, {}, '4 illegal-move'],
    ['a call with too few cards (CAS-A5)', '2 cut 1, 1 turn*2, 1 call', { call: 'five' }, '4 illegal-move'],
    ['an answer given twice', `${CALLED}, 1 wait, 1 call`, {}, '5 illegal-move'],
    ['a call that stakes in game A', `${CALLED}, 1 call 3`, {}, '4 illegal-move'],
    [
      'a raise above half of one’s cards (CAS-A4)',
      `${CALLED}, 1 wait, 2 wait, 2 raise 2`,
      { relance: 'on' },
      '6 illegal-move',
    ],
    [
      'a check that owes',
      `${CALLED}, 1 wait, 2 wait, 2 raise 1, 1 check`,
      { relance: 'on' },
      '7 illegal-move',
    ],
    [
      'a second raise in A',
      `${CALLED}, 1 wait, 2 wait, 2 check, 1 raise 1, 2 raise 1`,
      { relance: 'on' },
      '8 illegal-move',
    ],
    ['a minimum of six (CAS-B1)', '1 stake 6', { game: 'variant' }, '1 illegal-move'],
    [
      'doubling in the opening (CAS-B3)',
      '1 stake 1, 2 cut 1, 2 raise 2, 1 double',
      { game: 'variant' },
      '4 illegal-move',
    ],
    [
      'a fourth raise (CAS-B3)',
      '1 stake 1, 2 cut 1, 2 raise 1, 1 raise 1, 2 raise 1, 1 raise 1, 2 raise 1',
      { game: 'variant' },
      '7 illegal-move',
    ],
    ['a symbol that there is not', '1 symbol Z', { game: 'bingo' }, '1 illegal-move'],
    ['a card of Bingo before the cut (CAS-D2)', '1 symbol L, 1 turn', { game: 'bingo' }, '2 illegal-move'],
    [
      'a mark that is not on the symbol (CAS-C3)',
      '1 symbol row, 2 cut 1, 1 turn, 2 mark 1',
      { game: 'bingo', marks: 'hand' },
      '4 illegal-move',
    ],
    [
      'Bingo without one (CAS-C4)',
      '1 symbol L, 2 cut 1, 1 turn, 1 mark bingo',
      { game: 'bingo', says: 'player' },
      '4 illegal-move',
    ],
    [
      'a mark that the program makes (CAS-C5)',
      '1 symbol row, 2 cut 1, 1 turn, 1 mark 1',
      { game: 'bingo', says: 'player' },
      '4 illegal-move',
    ],
    [
      'more boards than there are (CAS-C1)',
      '1 symbol L',
      { game: 'bingo', players: '3', boards: '3' },
      '3 bad-option',
    ],
  ])('%s', (_, moves, options, said) => {
    expect(verdict(THREES, moves, options)).toBe(said);
  });

  test('a result before the end', () => {
    expect(verdict(THREES, CALLED)).toBe(HOLDS);
  });
});

describe('a record that was changed and sealed again is refused', () => {
  // Every card after it is another one, so in poker the moves do not fit any more.
  test.each(['casino_royal/poker-2', 'casino_royal/poker-8'])('the cut of %s', async (file) => {
    const recut = (text: string): string => text.replace(/\d+$/, (cards) => String((Number(cards) % 51) + 1));
    const { verdict } = await forged(file, /^\d cut/, recut);
    expect(verdict).toMatchObject({ ok: false });
  });

  test('a board is another one', async () => {
    const swap = (text: string): string => text.replace(/: (\d) (\d)/, ': $2 $1');
    const { line, verdict } = await forged('casino_royal/poker-2', /^shuffle 1 boards/, swap);
    expect(verdict).toMatchObject({ ok: false, line, code: 'differs' });
  });
});
