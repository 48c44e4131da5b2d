import { describe, expect, it } from 'vitest';

import { Guided, type Teacher } from './guided.svelte';
import type { LessonInfo, LessonStep, Refusal } from './messages';

const refusal = (code: string): Refusal => ({ code, rule: '', facts: {} });
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
  points: [
    {
      steps: [step('one')],
      right: { b: 1 },
      wrong: [
        { refusal: refusal('row'), moves: ['a', 'word (a)b'], pattern: '' },
        { refusal: refusal('small'), moves: [], pattern: 'word [a-z]*' },
        { refusal: refusal('joker'), moves: [], pattern: 'word (?)*' },
      ],
    },
    { steps: [step('mine', 'placed'), step('two', 'covered')], right: { c: 2 }, wrong: [] },
    { steps: [step('end')], right: {}, wrong: [] },
  ],
};

/** A lesson whose time goes on when it is told to. */
function learn() {
  const waiting: (() => void)[] = [];
  const teacher: Teacher = { beat: () => 1000, later: (act) => void waiting.push(act) };
  return { guided: new Guided(INFO, teacher), tick: () => waiting.shift()?.() };
}

describe('a lesson on the way', () => {
  it('begins at its first position', () => {
    const { guided } = learn();
    expect(guided.shown.standing).toMatchObject({ view: 'one', seat: 0, left: null });
    expect([guided.deciding, guided.over, guided.step]).toEqual([true, false, 0]);
  });

  it.each([
    ['a', 'row'],
    ['word (a)b', 'row'],
    ['word chat', 'small'],
    ['word (c)hat', 'joker'],
    ['word Chat', 'lesson-other'],
    ['words', 'lesson-other'],
  ])('answers %s by %s, and stays where it is', (move, code) => {
    const { guided } = learn();
    guided.play(move);
    expect(guided.refusal?.code).toBe(code);
    expect([guided.shown.standing.view, guided.deciding, guided.step]).toEqual(['one', true, 0]);
  });

  it('gives the same answer as a new one, so that it is seen again', () => {
    const { guided } = learn();
    guided.play('a');
    const before = guided.refusal;
    guided.play('a');
    expect(guided.refusal).toEqual(before);
    expect(guided.refusal).not.toBe(before);
  });

  it('shows what follows a right move one after the other, then asks for the next', () => {
    const { guided, tick } = learn();
    guided.play('a');
    guided.play('b');
    expect([guided.shown.standing.view, guided.refusal, guided.deciding]).toEqual(['mine', null, false]);
    guided.play('c');
    tick();
    expect([guided.shown.standing.view, guided.deciding, guided.step]).toEqual(['two', true, 1]);
    expect(guided.log.map(({ kind }) => kind)).toEqual(['placed', 'covered']);
    guided.play('c');
    expect([guided.over, guided.deciding, guided.step]).toEqual([true, false, 2]);
  });

  it('counts every position, so that a board knows a new decision', () => {
    const { guided } = learn();
    const before = guided.shown.standing.version;
    guided.play('b');
    expect(guided.shown.standing.version).toBeGreaterThan(before);
  });

  it('begins anew, whatever was still on its way', () => {
    const { guided, tick } = learn();
    guided.play('b');
    guided.begin();
    tick();
    expect([guided.shown.standing.view, guided.step, guided.log.length]).toEqual(['one', 0, 0]);
    expect(guided.deciding).toBe(true);
  });
});
