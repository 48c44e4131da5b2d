import { beforeEach, describe, expect, it } from 'vitest';

import { seatOf } from './guided.svelte';
import { follow, isMeasured, measureOf, note, shifted } from './measure';
import type { GameInfo, SeatInfo, TableInfo } from './messages';
import { settings, type Measured } from './settings.svelte';
import { sayLevel } from './speech';
import { like, likedOf, measuredSeat } from './tables';
import { MEASURED, stepOf } from './terms';

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
  puzzles: 0,
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

describe('a program to one’s measure', () => {
  const START: Measured = { step: 8, results: 0, match: '' };
  const me = seatOf('Anna', true);
  const over = (level: string, winners: number[], match = 'ABC-1'): TableInfo => {
    const seats = [me, { ...seatOf('Mona'), kind: 'program', level }];
    return {
      game: 'belote',
      match,
      seats,
      sides: [[0], [1]],
      outcome: { winners, scores: [0, 0] },
    } as unknown as TableInfo;
  };

  /** Numbers from 0 to 1 that are the same every time (Park and Miller). */
  function numbers(seed: number): () => number {
    let state = seed;
    return () => (state = (state * 48271) % 2147483647) / 2147483647;
  }

  it('comes to win every other match, whoever plays, and from wherever it begins', () => {
    // A level more makes four wins out of seven, as the marks are measured; or much more than that.
    for (const slope of [0.3, 0.6, 1.5]) {
      for (const strength of [0.5, 2, 3.3, 5.5]) {
        for (const step of [0, 8, 24]) {
          const luck = numbers(1 + step + Math.round(100 * strength + 1000 * slope));
          let now: Measured = { ...START, step };
          let wins = 0;
          for (let match = 0; match < 600; match++) {
            const won = luck() < 1 / (1 + Math.exp(-slope * (strength - now.step / 4)));
            if (match >= 100 && won) wins += 1;
            now = follow(now, won ? 1 : -1);
          }
          const share = wins / 500;
          expect({ slope, strength, step, share, fair: share > 0.4 && share < 0.6 }).toMatchObject({
            fair: true,
          });
        }
      }
    }
  });

  it('moves by a level at first, then by less, and stays on the dial', () => {
    const steps = [1, 1, -1, 1, 1].reduce<Measured[]>(
      (all, result) => [...all, follow(all.at(-1)!, result as 1 | -1)],
      [START],
    );
    expect(steps.map(({ step }) => step)).toEqual([8, 12, 14, 12, 13, 14]);
    expect(follow({ step: 24, results: 9, match: '' }, 1).step).toBe(24);
    expect(follow({ step: 0, results: 0, match: '' }, -1).step).toBe(0);
    expect(follow(START, 0)).toEqual(START);
  });

  it('counts every match once, and only against such a program', () => {
    settings.measures = {};
    note(over('amateur', [0]));
    expect(settings.measures).toEqual({});
    note(over('measuredi', [0]));
    note(over('measuredi', [0]));
    expect(settings.measures).toEqual({ belote: { step: 12, results: 1, match: 'ABC-1' } });
    expect(measuredSeat('belote')).toEqual({ kind: 'program', measure: 12 });
    note(over('measuredm', [1], 'ABC-2'));
    expect(settings.measures['belote']).toEqual({ step: 10, results: 2, match: 'ABC-2' });
    expect([isMeasured(over('measuredm', [])), isMeasured(over('maitre', []))]).toEqual([true, false]);
  });

  it('is offered against one program alone', () => {
    like('belote', { level: MEASURED, kind: 'two' });
    expect(likedOf(GAME, { ...PAGE, seats: () => 2 }).level).toBe(MEASURED);
    expect(likedOf(GAME, { ...PAGE, seats: () => 4 }).level).toBe('amateur');
  });

  it('is said with the level that it is about as strong as', () => {
    const t = (id: string, facts?: object): string => `${id} ${JSON.stringify(facts ?? {})}`;
    expect(sayLevel(t, 'maitre')).toBe('level-maitre {}');
    expect(sayLevel(t, 'measuredj')).toContain('level-measured');
    expect(sayLevel(t, 'measuredj')).toContain('level-amateur');
    expect(sayLevel(t, 'measuredy')).toContain('level-maitre');
    expect(['measuredz', 'measured', 'bot'].map(stepOf)).toEqual([null, null, null]);
  });
});
