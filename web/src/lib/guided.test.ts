import { describe, expect, it } from 'vitest';

import { Refused } from './api';
import { Guided, type Teacher } from './guided.svelte';
import type { LessonInfo, LessonStep, Refusal, Try, Verdict } from './messages';

const WRONG: Refusal = { code: 'punto-lesson-first-row', rule: 'PUN-7', facts: {} };

const step = (name: string, ...kinds: string[]): LessonStep => ({
  view: name,
  legal: [],
  to_act: [0],
  prompt: { id: name, facts: {} },
  events: kinds.map((kind) => ({ kind })),
});
const INFO: LessonInfo = {
  game: 'punto',
  name: 'first',
  options: {},
  sides: [[0], [1]],
  seat: 0,
  steps: 2,
  first: step('one'),
};

/** A lesson whose teacher says what is handed in, and whose time goes on when it is told to. */
function learn(...verdicts: (Verdict | Error)[]) {
  const asked: Try[] = [];
  const waiting: (() => void)[] = [];
  const teacher: Teacher = {
    answer: (tried) => {
      asked.push(tried);
      const next = verdicts.shift()!;
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    beat: () => 1000,
    later: (act) => void waiting.push(act),
  };
  return { guided: new Guided(INFO, teacher), asked, tick: () => waiting.shift()?.() };
}
const no: Verdict = { refusal: WRONG, steps: [], done: false };

describe('a lesson on the way', () => {
  it('begins at its first position', () => {
    const { guided } = learn();
    expect(guided.shown.standing).toMatchObject({ view: 'one', seat: 0, left: null });
    expect([guided.deciding, guided.over, guided.step]).toEqual([true, false, 0]);
  });

  it('answers a wrong try, and stays where it is', async () => {
    const { guided } = learn(no);
    await guided.play('a');
    expect(guided.refusal).toEqual(WRONG);
    expect([guided.shown.standing.view, guided.deciding, guided.pending]).toEqual(['one', true, null]);
  });

  it('shows what follows a right move one after the other, then asks for the next', async () => {
    const right: Verdict = {
      refusal: null,
      steps: [step('mine', 'placed'), step('two', 'covered')],
      done: false,
    };
    const { guided, asked, tick } = learn(no, right, { refusal: null, steps: [step('end')], done: true });
    await guided.play('a');
    await guided.play('b');
    expect([guided.shown.standing.view, guided.refusal, guided.deciding]).toEqual(['mine', null, false]);
    await guided.play('too soon');
    tick();
    expect([guided.shown.standing.view, guided.deciding, guided.step]).toEqual(['two', true, 1]);
    expect(guided.log.map(({ kind }) => kind)).toEqual(['placed', 'covered']);
    await guided.play('c');
    expect([guided.over, guided.deciding, guided.step]).toEqual([true, false, 2]);
    expect(asked).toEqual([
      { moves: [], move: 'a' },
      { moves: [], move: 'b' },
      { moves: ['b'], move: 'c' },
    ]);
  });

  it('counts every position, so that a board knows a new decision', async () => {
    const { guided } = learn({ refusal: null, steps: [step('two')], done: false });
    const before = guided.shown.standing.version;
    await guided.play('a');
    expect(guided.shown.standing.version).toBeGreaterThan(before);
  });

  it('says when the server cannot be reached, and lets one try again', async () => {
    const lost: Refusal = { code: 'unreachable', rule: '', facts: {} };
    const { guided } = learn(new Refused(lost), no);
    await guided.play('a');
    expect(guided.refusal).toEqual(lost);
    await guided.play('a');
    expect(guided.refusal).toEqual(WRONG);
  });

  it('begins anew, whatever was still on its way', async () => {
    const right: Verdict = { refusal: null, steps: [step('mine', 'placed'), step('two')], done: false };
    const { guided, tick } = learn(right, no);
    await guided.play('a');
    guided.begin();
    tick();
    expect([guided.shown.standing.view, guided.step, guided.log.length]).toEqual(['one', 0, 0]);
    const late = guided.play('b');
    guided.begin();
    await late;
    expect(guided.refusal).toBeNull();
  });
});
