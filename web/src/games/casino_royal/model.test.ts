/** Money, pots and symbols as the page shows them. */
import { describe, expect, test } from 'vitest';

import { BOARDS, CELLS } from './boards';
import { chipsOf, owedBy, potOf, potsOf, purseOf, writeMark, type View } from './model';
import { counting, missing, pictured, WAYS } from './symbols';

const view = (changes: Partial<View>): View =>
  ({ laid: [], paid: [], odd: 0, money: [], staying: [], betting: null, ...changes }) as View;

test('money is the fewest chips (CAS-3)', () => {
  expect(chipsOf(45)).toEqual({ yellow: 9, green: 0 });
  expect(chipsOf(13)).toEqual({ yellow: 2, green: 3 });
  expect(chipsOf(0)).toEqual({ yellow: 0, green: 0 });
});

test('in Bingo all chips are green, and in a first round of poker they are as handed out (CAS-A1, CAS-C1)', () => {
  const at = (game: string, round: number): View =>
    view({ round, options: { game } as unknown as View['options'] });
  expect(purseOf(at('bingo', 1), 80)).toEqual({ yellow: 0, green: 80 });
  expect(purseOf(at('poker', 1), 45)).toEqual({ yellow: 5, green: 20 });
  expect(purseOf(at('variant', 1), 42)).toEqual({ yellow: 5, green: 17 });
  expect(purseOf(at('poker', 1), 24)).toEqual({ yellow: 4, green: 4 });
  expect(purseOf(at('poker', 2), 45)).toEqual({ yellow: 9, green: 0 });
});

describe('pots', () => {
  test('all that can be won, with the odd chip (CAS-5)', () => {
    expect(potOf(view({ laid: [3, 4], odd: 1 }))).toBe(8);
  });

  test('one pot while everybody has money, whoever has not answered yet', () => {
    const pots = potsOf(view({ paid: [12, 2, 12], money: [5, 9, 1], staying: [true, true, true] }));
    expect(pots).toEqual([{ amount: 26, seats: [0, 1, 2] }]);
  });

  test('one who is all in can win as much from each (CAS-B9, the example of the rules)', () => {
    const pots = potsOf(view({ paid: [12, 5, 12], money: [5, 0, 1], staying: [true, true, true] }));
    expect(pots).toEqual([
      { amount: 15, seats: [0, 1, 2] },
      { amount: 14, seats: [0, 2] },
    ]);
  });

  test('what one who dropped had paid lies in the pots it reaches', () => {
    const pots = potsOf(
      view({ paid: [12, 5, 12, 8], money: [5, 0, 1, 9], staying: [true, true, true, false] }),
    );
    expect(pots.map(({ amount }) => amount)).toEqual([20, 17]);
  });
});

test('what is owed in a round of betting', () => {
  const betting = { turn: 1, price: 6, paid: [6, 2], spoken: [], raised: [], last: 0 };
  expect(owedBy(view({ betting }), 1)).toBe(4);
  expect(owedBy(view({}), 1)).toBe(0);
});

test('a mark as it is sent (CAS-C5)', () => {
  expect(writeMark([3, 1], true)).toBe('mark 1 3 bingo');
  expect(writeMark([], false)).toBe('mark');
});

describe('boards and symbols', () => {
  test('eight boards of twenty cards, each card three times, aces four times (CAS-2)', () => {
    expect(BOARDS.map((board) => new Set(board).size)).toEqual(Array(8).fill(CELLS));
    const times = (card: string): number => BOARDS.filter((board) => board.includes(card)).length;
    expect([times('AS'), times('10H'), times('2C')]).toEqual([4, 3, 3]);
  });

  test('ten symbols; of those of choice any card counts, and one is pictured (CAS-C2, CAS-C3)', () => {
    expect([...WAYS.keys()]).toEqual(['column', 'row', 'L', 'T', 'H', 'U', 'M', 'N', 'square', 'full']);
    expect(counting('row').size).toBe(CELLS);
    expect(pictured('row').size).toBe(5);
    expect([...counting('L')]).toEqual([0, 5, 10, 15, 16, 17, 18, 19]);
  });

  test('how many cards a board lacks', () => {
    const [board = []] = BOARDS;
    expect(missing('T', 0, [])).toBe(8);
    expect(missing('row', 0, board.slice(5, 9))).toBe(1);
    expect(missing('full', 0, board)).toBe(0);
  });
});
