/**
 * A lesson on the way: what the learner sees now, and what was said to the last try.
 *
 * The server plays by the rules and says whether a move is the one that is asked for. What follows a right one
 * is shown step by step, with the time to look at it.
 */
import type { GameEvent, LessonInfo, LessonStep, Refusal, SeatInfo, Try, Verdict } from './messages';
import type { Shown } from './room.svelte';
import { refusalOf } from './trouble';

/** What a lesson needs of the world around it. */
export interface Teacher {
  answer(tried: Try): Promise<Verdict>;
  /** Milliseconds to look at what others do. */
  beat(): number;
  later(act: () => void, milliseconds: number): void;
}

export class Guided {
  shown: Shown = $state.raw(null!);
  log: readonly GameEvent[] = $state.raw([]);
  pending: string | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  /** How many moves are behind the learner. */
  step = $state(0);
  /** All is done, and has been shown. */
  over = $state(false);

  #path: string[] = [];
  #queue: LessonStep[] = $state.raw([]);
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
    this.#path = [];
    this.#queue = [];
    this.log = [];
    this.pending = null;
    this.refusal = null;
    this.step = 0;
    this.over = false;
    this.#show(this.info.first);
  }

  async play(move: string): Promise<void> {
    if (!this.deciding || this.pending !== null) return;
    const turn = this.#turn;
    this.pending = move;
    this.refusal = null;
    let verdict: Verdict;
    try {
      verdict = await this.teacher.answer({ moves: this.#path, move });
    } catch (error) {
      verdict = { refusal: refusalOf(error), steps: [], done: false };
    }
    if (turn !== this.#turn) return;
    this.pending = null;
    if (verdict.refusal) this.refusal = verdict.refusal;
    else this.#goOn(move, verdict);
  }

  #goOn(move: string, { steps, done }: Verdict): void {
    this.#path = [...this.#path, move];
    this.step++;
    this.#queue = [...steps];
    this.#next(done, this.#turn);
  }

  #next(done: boolean, turn: number): void {
    if (turn !== this.#turn) return;
    const [step, ...rest] = this.#queue;
    if (step) this.#show(step);
    this.#queue = rest;
    if (rest.length > 0) this.teacher.later(() => this.#next(done, turn), this.teacher.beat());
    else this.over = done;
  }

  #show({ events = [], ...seen }: LessonStep): void {
    const { seat, name } = this.info;
    const standing = { ...seen, seat, match: `lesson ${name}`, version: this.#version++, left: null };
    this.log = [...this.log, ...events];
    this.shown = { standing, events };
  }
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
});
