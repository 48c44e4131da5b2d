/**
 * A puzzle on the way: what is seen now, and what was said to the last try.
 *
 * All that may follow came with the puzzle, so nothing is asked of the server. A move is right if it goes on with a
 * right line; of several equal cards it may name any.
 */
import type { GameEvent, LessonStep, PuzzleInfo, PuzzlePath, Sentence } from './messages';
import type { Shown } from './room.svelte';

/** `open`: to be solved. `wrong`: the last try was. `right`: solved. `given`: the answer was shown. */
export type Stage = 'open' | 'wrong' | 'right' | 'given';

/** What a puzzle needs of the world around it. */
export interface Around {
  /** The first try is decided: right or wrong. */
  tried(right: boolean): void;
  /** Milliseconds to look at a step. */
  beat(): number;
  later(act: () => void, milliseconds: number): void;
}

/** Stands for all wrong moves that have no answer of their own. */
const ANY = '*';

export class Puzzling {
  shown: Shown = $state.raw(null!);
  log: readonly GameEvent[] = $state.raw([]);
  stage: Stage = $state('open');
  /** Why the last try is wrong. */
  said: Sentence | null = $state.raw(null);
  /** A try was wrong: each has a number, so that the same one twice is heard twice. */
  faults = $state(0);

  #path: readonly string[] = [];
  #queue: { step: LessonStep; done: boolean }[] = $state.raw([]);
  #decided = false;
  #version = 0;
  #turn = 0;

  constructor(
    readonly info: PuzzleInfo,
    private readonly around: Around,
  ) {
    this.#begin();
  }

  get deciding(): boolean {
    return (this.stage === 'open' || this.stage === 'wrong') && this.#queue.length === 0;
  }

  play(move: string): void {
    if (!this.deciding) return;
    const next = this.#next((right) => agrees(right, move));
    if (next) {
      this.said = null;
      if (next.done) this.#decide(true);
      this.#follow(next, 'right');
    } else {
      this.#decide(false);
      this.said = this.info.wrong[move] ?? this.info.wrong[ANY] ?? null;
      this.stage = 'wrong';
      this.faults++;
    }
  }

  /** From the first position on. */
  again(): void {
    this.#begin();
  }

  /** Plays a right line to its end. */
  give(): void {
    if (!this.deciding) return;
    this.#decide(false);
    this.said = null;
    this.stage = 'given';
    this.#give(this.#turn);
  }

  #give(turn: number): void {
    if (turn !== this.#turn) return;
    const next = this.#next(() => true);
    if (!next) return;
    this.#follow(next, 'given');
    if (!next.done) this.around.later(() => this.#give(turn), this.around.beat() * (next.steps.length + 1));
  }

  #begin(): void {
    this.#turn++;
    this.#path = [];
    this.#queue = [];
    this.log = [];
    this.said = null;
    this.stage = 'open';
    this.#show(this.info.first);
  }

  /** The first try counts, whatever comes later. */
  #decide(right: boolean): void {
    if (this.#decided) return;
    this.#decided = true;
    this.around.tried(right);
  }

  #next(fits: (move: string) => boolean): PuzzlePath | undefined {
    const at = this.#path.length;
    return this.info.paths.find(
      ({ moves }) =>
        moves.length === at + 1 && this.#path.every((move, step) => moves[step] === move) && fits(moves[at]!),
    );
  }

  #follow({ moves, steps, done }: PuzzlePath, stage: Stage): void {
    this.#path = moves;
    this.#queue = steps.map((step, at) => ({ step, done: done && at === steps.length - 1 }));
    this.#advance(stage, this.#turn);
  }

  #advance(stage: Stage, turn: number): void {
    const [next, ...rest] = this.#queue;
    if (turn !== this.#turn || !next) return;
    this.#show(next.step);
    this.#queue = rest;
    if (next.done) this.stage = stage;
    else if (stage === 'right') this.stage = 'open';
    if (rest.length > 0) this.around.later(() => this.#advance(stage, turn), this.around.beat());
  }

  #show({ events = [], ...seen }: LessonStep): void {
    const { seat, id } = this.info;
    const standing = { ...seen, seat, match: `puzzle ${id}`, version: this.#version++, left: null };
    this.log = [...this.log, ...events];
    this.shown = { standing, events };
  }
}

/** A move may say more than the right one: which of several equal cards it takes. */
export const agrees = (right: string, move: string): boolean =>
  move === right || move.startsWith(`${right} `);
