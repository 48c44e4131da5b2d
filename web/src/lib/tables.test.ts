import { beforeEach, describe, expect, it } from 'vitest';

import { seatOf } from './guided.svelte';
import { measureOf, shifted } from './measure';
import type { GameInfo, SeatInfo, TableInfo } from './messages';
import { settings } from './settings.svelte';
import { like, likedOf } from './tables';

const GAME: GameInfo = {
  name: 'belote',
  version: 1,
  choices: [
    { name: 'players', values: [2, 4], default: 2, rule: 'BEL-1' },
    { name: 'clock', values: [0, 30], default: 30, rule: 'BEL-2' },
  ],
  presets: [],
  seats: {},
  levels: ['debutant', 'amateur', 'confirme'],
  hints: false,
  seatings: [],
  secret: false,
  page: '',
  lessons: [],
};
const PAGE = {
  seats: () => 2,
  ease: { clock: 0 },
  kinds: [
    { name: 'four', say: 'four', options: { players: 4 } },
    { name: 'two', say: 'two', options: { players: 2 } },
  ],
};

beforeEach(() => {
  settings.tastes = {};
});

describe('how a game is played at once', () => {
  it('is the usual way to begin with, in no hurry, against the second level', () => {
    expect(likedOf(GAME, PAGE)).toEqual({
      level: 'amateur',
      kind: 'two',
      options: { players: 2, clock: 0 },
    });
  });

  it('is what was chosen here, each by itself', () => {
    like('belote', { level: 'confirme' });
    expect(likedOf(GAME, PAGE)).toMatchObject({ level: 'confirme', kind: 'two' });
    like('belote', { kind: 'four' });
    expect(likedOf(GAME, PAGE)).toEqual({
      level: 'confirme',
      kind: 'four',
      options: { players: 4, clock: 0 },
    });
    expect(likedOf({ ...GAME, name: 'tarot' }, PAGE).level).toBe('amateur');
  });

  it('is the usual way again where there is no longer such a level or kind', () => {
    like('belote', { level: 'genie', kind: 'six' });
    expect(likedOf(GAME, PAGE)).toMatchObject({ level: 'amateur', kind: 'two' });
  });

  it('takes the only level there is', () => {
    expect(likedOf({ ...GAME, levels: ['maitre'] }, PAGE).level).toBe('maitre');
  });
});

describe('a level that is a little stronger or weaker', () => {
  it('is the neighbour', () => {
    expect(shifted(GAME.levels, 'amateur', 1)).toBe('confirme');
    expect(shifted(GAME.levels, 'amateur', -1)).toBe('debutant');
  });

  it('is none beyond the ends, and none of a level that is unknown', () => {
    expect(shifted(GAME.levels, 'confirme', 1)).toBeNull();
    expect(shifted(GAME.levels, 'debutant', -1)).toBeNull();
    expect(shifted(GAME.levels, 'bot', 1)).toBeNull();
    expect(shifted([], 'amateur', 1)).toBeNull();
  });
});

describe('the measure of somebody who played against programs', () => {
  const me = seatOf('Anna', true);
  const program: SeatInfo = { ...seatOf('Amateur'), kind: 'program', level: 'amateur' };
  const measure = (seats: SeatInfo[], winners: number[], sides = seats.map((_, seat) => [seat])): number =>
    measureOf({ seats, sides, outcome: { winners, scores: seats.map(() => 0) } } as unknown as TableInfo);

  it('is a little more after a win, a little less after a loss', () => {
    expect(measure([me, program], [0])).toBe(1);
    expect(measure([program, me], [0])).toBe(-1);
  });

  it('is found where the win was shared or nobody won', () => {
    expect(measure([me, program], [0, 1])).toBe(0);
    expect(measure([me, program], [])).toBe(0);
  });

  it('counts a win with a partner as a win', () => {
    const sides = [
      [0, 2],
      [1, 3],
    ];
    expect(measure([me, program, program, program], [0, 2], sides)).toBe(1);
  });

  it('is nobody else’s business, and nobody’s where other people or their bots play, or none', () => {
    expect(measure([me, seatOf('Paul')], [1])).toBe(0);
    expect(measure([me, { ...program, bot: true }], [1])).toBe(0);
    expect(measure([seatOf('Paul'), program], [1])).toBe(0);
    expect(measure([me], [0])).toBe(0);
  });
});
