/**
 * Checks the parts of a record that every game has: version, options, seats, shuffles in their order, moves and
 * result. A game's `check.ts` adds the rules.
 *
 * The shuffles themselves were computed before this is called: here they only have to be the right ones.
 */
import { Difference, expectLine } from './difference';
import type { MatchRecord } from './record';

/** A game's own check: it throws a `Difference` where a record does not hold. */
export type Check = (record: MatchRecord) => void;

export type Options = Readonly<Record<string, string>>;

export interface Rulebook {
  /** The version of the rules that is played today. */
  version: number;
  /** Earlier versions that the referee knows, too: records of them still hold. */
  earlier?: readonly number[];
  /** The values that each option of the game can have, as a record writes them. */
  options: Record<string, readonly string[]>;
  /** Whether values that are allowed one by one also go together. */
  together?: (options: Options) => boolean;
  /** How many seats these options make. */
  seats: (options: Options) => number;
  /** Plays the moves by the rules. */
  Referee: new (record: MatchRecord) => Referee;
}

export function checkBy({ version, earlier = [], options, together, seats, Referee }: Rulebook): Check {
  return (record) => {
    if (![version, ...earlier].includes(record.version)) throw new Difference(2, 7, 'wrong-version');
    const known = Object.keys(record.options).every((name) => Object.hasOwn(options, name));
    const said = Object.entries(options).every(([name, values]) =>
      values.includes(record.options[name] ?? ''),
    );
    if (!known || !said || together?.(record.options) === false) {
      throw new Difference(record.optionsLine, null, 'bad-option');
    }
    if (record.seats !== seats(record.options)) {
      throw new Difference(record.optionsLine + 3, 1, 'wrong-seats');
    }
    new Referee(record).check();
  };
}

/** Plays the moves of a record. A game starts in the constructor and goes on in `play`. */
export abstract class Referee {
  protected readonly options: Options;
  protected readonly seats: number;
  /** The version of the rules that was played by. */
  protected readonly version: number;
  /** The match is over: no further move is allowed. */
  protected over = false;
  private used = 0;
  private line = 0;

  /** Whether other tables have the same luck: then each seat draws from a part of its own. */
  protected readonly apart: boolean;

  constructor(private readonly record: MatchRecord) {
    this.apart = record.round !== undefined;
    this.options = record.options;
    this.seats = record.seats;
    this.version = record.version;
  }

  check(): void {
    const { moves, result, shuffles } = this.record;
    for (const { line, seat, move } of moves) {
      this.line = line;
      if (this.over) throw this.notNow();
      this.play(seat, move);
    }
    expectLine(result.line, `result: ${result.text}`, `result: ${this.over ? this.result() : ''}`);
    const extra = shuffles[this.used];
    if (extra !== undefined) throw new Difference(extra.line, 1, 'differs');
  }

  /** Makes the move, or throws `notNow` or `illegal`. */
  protected abstract play(seat: number, move: string): void;

  /** How a match that is over ended; `outcome` writes it. */
  protected abstract result(): string;

  protected outcome(winners: readonly number[], scores: readonly number[]): string {
    const said = winners.length === 0 ? 'drawn' : `${winners.map((seat) => seat + 1).join(' ')} wins`;
    return `${said}, ${scores.join(' ')}`;
  }

  /** The order that came of the next shuffle, if it is this one, of these items. */
  protected shuffled(number: number, name: string, items: readonly string[]): string[] {
    const shuffle = this.record.shuffles[this.used];
    if (shuffle === undefined) throw new Difference(this.record.secret.line, 1, 'differs');
    const same = shuffle.number === number && shuffle.name === name;
    if (!same || sorted(shuffle.items) !== sorted(items)) throw new Difference(shuffle.line, null, 'differs');
    this.used += 1;
    return [...shuffle.items];
  }

  /** How many shuffles were used so far. */
  protected get shuffles(): number {
    return this.used;
  }

  /** Whether the record tells of nothing after the move that is being played: no move, and no shuffle. */
  protected get nothingFollows(): boolean {
    const { moves, shuffles } = this.record;
    return this.line === moves.at(-1)?.line && shuffles[this.used] === undefined;
  }

  /** The seat may not decide anything now. */
  protected notNow(): Difference {
    return new Difference(this.line, 1, 'illegal-move');
  }

  /** The rules do not allow this move, or the seat does not have what it plays. */
  protected illegal(): Difference {
    return new Difference(this.line, 3, 'illegal-move');
  }
}

const sorted = (items: readonly string[]): string => [...items].sort().join(' ');
