import { beforeEach, describe, expect, it } from 'vitest';

import type { LessonStep, PuzzleIndex, PuzzleInfo } from './messages';
import { isTried, nextOf, noteTry, progressOf } from './puzzles.svelte';
import { Puzzling } from './puzzling.svelte';
import { START } from './rating';

const step = (view: string, ...kinds: string[]): LessonStep => ({
  view,
  legal: [],
  to_act: [0],
  prompt: { id: view, facts: {} },
  events: kinds.map((kind) => ({ kind })),
});
const said = (id: string) => ({ id, facts: {} });

/** Two stones in any order, then the end of the turn. */
const INFO: PuzzleInfo = {
  id: 'a',
  kind: 'best-turn',
  grade: 1,
  options: {},
  sides: [[0], [1]],
  seat: 0,
  first: step('first'),
  paths: [
    { moves: ['x'], steps: [step('x', 'laid')], done: false },
    { moves: ['y'], steps: [step('y', 'laid')], done: false },
    { moves: ['x', 'y'], steps: [step('xy', 'laid')], done: false },
    { moves: ['y', 'x'], steps: [step('yx', 'laid')], done: false },
    { moves: ['x', 'y', 'end'], steps: [step('mine', 'scored'), step('over')], done: true },
    { moves: ['y', 'x', 'end'], steps: [step('mine', 'scored'), step('over')], done: true },
  ],
  wrong: { end: said('more'), '*': said('other') },
  why: said('why'),
  proof: said('proof'),
};

function solve() {
  const tries: boolean[] = [];
  const waiting: (() => void)[] = [];
  const puzzling = new Puzzling(INFO, {
    tried: (right) => void tries.push(right),
    beat: () => 1000,
    later: (act) => void waiting.push(act),
  });
  const now = (): unknown => puzzling.shown.standing.view;
  return { puzzling, tries, now, tick: () => waiting.shift()?.() };
}

describe('a puzzle on the way', () => {
  it('is solved by a right line in any order, and the first try counts', () => {
    const { puzzling, tries, now, tick } = solve();
    puzzling.play('y');
    puzzling.play('x 3 9');
    expect([now(), puzzling.stage, tries]).toEqual(['yx', 'open', []]);
    puzzling.play('end');
    expect([now(), puzzling.deciding, tries]).toEqual(['mine', false, [true]]);
    tick();
    expect([now(), puzzling.stage, puzzling.log.length]).toEqual(['over', 'right', 3]);
  });

  it('answers a wrong try where it stands, and can be solved after it, but the try was the first', () => {
    const { puzzling, tries, now, tick } = solve();
    puzzling.play('x');
    puzzling.play('end');
    expect([now(), puzzling.stage, puzzling.said?.id, puzzling.faults]).toEqual(['x', 'wrong', 'more', 1]);
    puzzling.play('z');
    expect([puzzling.said?.id, puzzling.faults]).toEqual(['other', 2]);
    puzzling.again();
    expect([now(), puzzling.stage, puzzling.said]).toEqual(['first', 'open', null]);
    for (const move of ['x', 'y', 'end']) puzzling.play(move);
    tick();
    expect([puzzling.stage, tries]).toEqual(['right', [false]]);
  });

  it('shows its answer step by step, which is no solution', () => {
    const { puzzling, tries, now, tick } = solve();
    puzzling.play('x');
    puzzling.give();
    expect([puzzling.stage, puzzling.deciding, now()]).toEqual(['given', false, 'xy']);
    tick();
    tick();
    expect([puzzling.stage, now(), tries]).toEqual(['given', 'over', [false]]);
  });
});

describe('what somebody has done of a game’s puzzles', () => {
  const entry = (id: string, grade: number, solved: number) => ({ id, kind: 'k', grade, solved });
  let index: PuzzleIndex;
  let game = 0;

  beforeEach(() => {
    const puzzles = [entry('a', 1, 0.9), entry('b', 2, 0.5), entry('c', 3, 0.1)];
    index = { game: `belote${game++}`, pack: 2, puzzles };
  });

  it('begins with nothing, and the next is about as strong as its solver or the first of a grade', () => {
    expect(progressOf(index)).toEqual({ rating: START, streak: 0, tried: {} });
    expect([nextOf(index, 0)?.id, nextOf(index, 3)?.id]).toEqual(['b', 'c']);
  });

  it('counts first tries, in a row and by grade, and comes back to the oldest in the end', () => {
    noteTry(index.game, 'b', true);
    noteTry(index.game, 'b', false);
    expect(progressOf(index)).toMatchObject({ streak: 1, tried: { 2: 1 } });
    expect(progressOf(index).rating.mu).toBeGreaterThan(START.mu);
    noteTry(index.game, 'c', false);
    expect(progressOf(index)).toMatchObject({ streak: 0, tried: { 2: 1, 3: 1 } });
    expect([isTried(index.game, 'a'), nextOf(index, 0)?.id]).toEqual([false, 'a']);
    noteTry(index.game, 'a', true);
    expect(nextOf(index, 0, 'b')).toBeDefined();
  });
});
