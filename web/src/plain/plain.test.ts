/** The plain page without a browser: seats, rules, and modules from elsewhere. */
import { describe, expect, it, vi } from 'vitest';

import type { GameInfo } from '../lib/messages';
import { seatsOf } from './box';
import { guarded, readModule } from './modules.svelte';
import { outlineOf } from './rules';

const INFO: GameInfo = {
  ...{
    name: 'belote',
    version: 1,
    choices: [],
    presets: [],
    levels: [],
    hints: false,
    secret: true,
    page: '',
    lessons: [],
    puzzles: 0,
  },
  seats: { usual: 4 },
  seatings: [
    { options: { players: 2, teams: false }, seats: 2 },
    { options: { players: 2, teams: true }, seats: 4 },
  ],
};

describe('the number of seats', () => {
  it('is that of the seating that agrees with the options', () => {
    expect(seatsOf(INFO, { players: 2, teams: true, other: 1 })).toBe(4);
    expect(seatsOf(INFO, { players: 2, teams: false })).toBe(2);
  });

  it('is that of a preset where no seating agrees', () => {
    expect(seatsOf({ ...INFO, seatings: [] }, { players: 3 })).toBe(4);
    expect(seatsOf({ ...INFO, seatings: [], seats: {} }, {})).toBe(2);
  });
});

describe('the outline of rules', () => {
  const ids = (...names: string[]): string[] => names.map((name) => `belote-rules-${name}`);

  it('puts a rule under the last title above it', () => {
    const found = outlineOf('belote', [
      ...ids('title', 'lead', 'minute', 'minute-1', 'minute-2', 'section-cards', 'bel-1', 'bel-2'),
      ...ids('section-end', 'bel-3', 'bel-e1', 'board-x', 'who-2'),
    ]);
    expect(found).toEqual({
      steps: 2,
      sections: [
        { name: 'cards', rules: ['BEL-1', 'BEL-2'] },
        { name: 'end', rules: ['BEL-3', 'BEL-E1'] },
      ],
    });
  });

  it('lists all rules together where the titles stand together', () => {
    const found = outlineOf('belote', ids('section-cards', 'section-end', 'bel-1', 'bel-2'));
    expect(found.sections).toEqual([{ name: '', rules: ['BEL-1', 'BEL-2'] }]);
    expect(outlineOf('belote', ids('bel-1')).sections).toEqual([{ name: '', rules: ['BEL-1'] }]);
  });
});

describe('a module from elsewhere', () => {
  it('is of this interface, or none', () => {
    expect(readModule({ interface: 1 })).toEqual({ interface: 1 });
    expect(() => readModule({ interface: 2 })).toThrow('interface 2');
    expect(() => readModule({})).toThrow('interface');
    expect(() => readModule(undefined)).toThrow('default export');
  });

  it('that throws leaves the answer to the plain page', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    const plain = (): number => 2;
    expect(guarded('belote', undefined, plain)()).toBe(2);
    expect(guarded('belote', () => 3, plain)()).toBe(3);
    const broken = (): number => {
      throw new Error('broken');
    };
    expect(guarded('belote', broken, plain)()).toBe(2);
    expect(quiet).toHaveBeenCalledOnce();
    quiet.mockRestore();
  });
});
