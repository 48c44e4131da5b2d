/**
 * A lesson on the way: what the learner sees now, and what was said to the last try.
 *
 * All that can happen came with the lesson, so nobody is asked between two moves. What follows a right one is
 * shown step by step, with the time to look at it.
 */
import type { GameEvent, LessonInfo, LessonPoint, LessonStep, Refusal, SeatInfo } from './messages';
import type { Shown } from './room.svelte';

/** What a lesson needs of the world around it. */
export interface Teacher {
  /** Milliseconds to look at what others do. */
  beat(): number;
  later(act: () => void, milliseconds: number): void;
}

const OTHER: Refusal = { code: 'lesson-other', rule: '', facts: {} };

export class Guided {
  shown: Shown = $state.raw(null!);
  log: readonly GameEvent[] = $state.raw([]);
  refusal: Refusal | null = $state.raw(null);
  /** How many moves are behind the learner. */
  step = $state(0);
  /** All is done, and has been shown. */
  over = $state(false);

  #point: LessonPoint = null!;
  #queue: readonly LessonStep[] = $state.raw([]);
  #version = 0;
  /** Rises with every beginning: what was meant for the one before comes too late. */
  #turn = 0;

  constructor(
    private readonly info: LessonInfo,
    private readonly teacher: Teacher,
  ) {
    this.begin();
  }

  /** The learner may decide now. */
  get deciding(): boolean {
    return !this.over && this.#queue.length === 0;
  }

  /** From the first position on. */
  begin(): void {
    this.#turn++;
    this.log = [];
    this.refusal = null;
    this.step = 0;
    this.over = false;
    this.#go(0);
  }

  play(move: string): void {
    if (!this.deciding) return;
    const next = this.#point.right?.[move];
    if (next === undefined) {
      // The same answer again is an answer, too: the card shakes once more.
      this.refusal = { ...answerTo(move, this.#point) };
      return;
    }
    this.refusal = null;
    this.step++;
    this.#go(next);
  }

  #go(number: number): void {
    this.#point = this.info.points[number]!;
    this.#queue = this.#point.steps;
    this.#next(this.#turn);
  }

  #next(turn: number): void {
    if (turn !== this.#turn) return;
    const [step, ...rest] = this.#queue;
    if (step) this.#show(step);
    this.#queue = rest;
    if (rest.length > 0) this.teacher.later(() => this.#next(turn), this.teacher.beat());
    else this.over = Object.keys(this.#point.right ?? {}).length === 0;
  }

  #show({ events = [], ...seen }: LessonStep): void {
    const { seat, name } = this.info;
    const standing = { ...seen, seat, match: `lesson ${name}`, version: this.#version++, left: null };
    this.log = [...this.log, ...events];
    this.shown = { standing, events };
  }
}

/** What is said to a move that is not asked for: to this very one, or to all of its kind. */
export function answerTo(move: string, { wrong = [] }: LessonPoint): Refusal {
  const own = wrong.find(({ moves }) => moves?.includes(move));
  const kind = wrong.find(({ pattern }) => pattern && fits(move, pattern));
  return (own ?? kind)?.refusal ?? OTHER;
}

/** Whether a text fits a pattern: `*` is any characters, `?` one, `[a-z]` one of these. */
function fits(text: string, pattern: string): boolean {
  const parts = pattern
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${parts}$`, 's').test(text);
}

/** A seat at a table that is only looked at. */
export const seatOf = (name: string, yours = false): SeatInfo => ({
  kind: 'person',
  name,
  level: '',
  yours,
  online: true,
  salted: true,
  stand_in: false,
  bot: false,
  seal: '',
  opened: false,
  late: false,
  rematch: '',
  holiday: 0,
  holidays: 0,
});
