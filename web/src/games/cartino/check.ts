/**
 * Plays the moves of a Cartino record by the rules, with stones from its one shuffle alone.
 *
 * Every stone laid was on the player's rack, and every rack was filled from the bag in its order; the points and
 * the result follow.
 */
import type { MatchRecord } from '../../verify/record';
import { checkBy, Referee } from '../../verify/referee';
import { layoutOf, type Layout } from './layout';
import {
  ALL_FIVE,
  JOKER,
  JOKER_LEFT,
  RACK,
  cardOf,
  rankOf,
  readLay,
  stoneOf,
  suitOf,
  valueOf,
  writeLay,
} from './model';
import type { Half, LaidStone, Lay, Stone } from './model';

/** CAR-20: points for laying the last stone. */
const ALL_LAID = 10;
const TAKE_BACKS = 20;
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

class CartinoReferee extends Referee {
  private readonly layout: Layout;
  private readonly racks: Stone[][];
  /** Where other tables draw the same stones, each seat has a part of the bag; else all share the first. */
  private readonly parts: Stone[][];
  private readonly scores: number[];
  /** What lies where, and whether it is a joker. */
  private readonly board = new Map<Half, boolean>();
  private turn: number;
  private laid: LaidStone[] = [];
  private dry = false;
  private backs = 0;

  constructor(record: MatchRecord) {
    super(record);
    this.layout = layoutOf(Number(this.options['edition']));
    // CAR-1, CAR-8: the one shuffle of a match is of all stones.
    const cards = this.layout.rows.flat();
    const bag = this.shuffled(1, 'bag', [...cards, ...cards, JOKER, JOKER]);
    this.racks = Array.from({ length: this.seats }, () => bag.splice(0, RACK));
    this.parts = this.apart
      ? this.racks.map((_, seat) => bag.filter((_, at) => at % this.seats === seat))
      : [bag];
    this.scores = this.racks.map(() => 0);
    this.turn = starter(this.racks);
    this.begin(this.turn);
  }

  protected play(seat: number, move: string): void {
    const lay = readLay(move);
    const known = lay === null ? move === 'end' || move === 'back' : writeLay(lay) === move;
    if (!known || seat !== this.turn) throw this.notNow();
    if (lay !== null) {
      this.lay(lay);
    } else if (this.laid.length === 0 || (move === 'back' && this.backs === TAKE_BACKS)) {
      throw this.illegal();
    } else if (move === 'back') {
      this.takeBack();
    } else {
      this.end();
    }
  }

  /** CAR-20 to CAR-22. The scores hold the bonus and what was left. */
  protected result(): string {
    const winners = [...this.scores.keys()].filter((seat) => this.scores[seat] === Math.max(...this.scores));
    return this.outcome(winners, this.scores);
  }

  /** CAR-10 to CAR-15. */
  private lay(lay: Lay): void {
    const rack = this.racks[this.turn]!;
    const held = rack.indexOf(stoneOf(lay));
    if (held === -1) throw this.illegal();
    if (!this.allows(lay)) throw this.illegal();
    rack.splice(held, 1);
    this.laid.push({ ...lay, points: this.points(lay.half) });
    this.board.set(lay.half, lay.how === 'joker');
    if (lay.how === 'exchange' && this.winsJokers()) rack.push(JOKER);
  }

  private allows(lay: Lay): boolean {
    const joins = this.laid.length > 0 || !this.mustJoin() || this.joins(lay.half);
    return joins && this.possible(lay);
  }

  /** Whether a stone may be laid, were it not for `joining`; that it is on the rack is known. */
  private possible({ half, how }: Lay): boolean {
    const [first] = this.laid;
    if (!this.layout.places.has(half)) return false;
    if (first !== undefined && suitOf(cardOf(half)) !== suitOf(cardOf(first.half))) return false;
    if (how === 'joker' && this.freeJokers() < 1) return false;
    if (how !== 'exchange') return !this.board.has(half);
    return this.board.get(half) === true && !this.laid.some((stone) => stone.half === half);
  }

  /** CAR-12. */
  private mustJoin(): boolean {
    return this.options['joining'] === 'if_possible' && this.choices().some((half) => this.joins(half));
  }

  private joins(half: Half): boolean {
    return this.near(half).length > 0;
  }

  /** The halves on which the player could lay or exchange something now. */
  private choices(): Half[] {
    const rack = this.racks[this.turn]!;
    const can = (half: Half): boolean =>
      this.possible({ half, how: 'joker' }) ||
      (rack.includes(cardOf(half)) &&
        (this.possible({ half, how: 'stone' }) || this.possible({ half, how: 'exchange' })));
    return [...this.layout.places.keys()].filter(can);
  }

  /** CAR-15: not those won in this turn. */
  private freeJokers(): number {
    return this.racks[this.turn]!.filter((stone) => stone === JOKER).length - this.won();
  }

  private won(): number {
    return this.winsJokers() ? this.laid.filter((stone) => stone.how === 'exchange').length : 0;
  }

  private winsJokers(): boolean {
    return this.options['joker'] === 'reused' && !this.dry;
  }

  /** CAR-13. */
  private points(half: Half): number {
    return this.near(half).reduce((sum, other) => sum + this.value(cardOf(other)), 0);
  }

  /** CAR-5: what lies around a half. */
  private near(half: Half): Half[] {
    return (this.layout.touching.get(half) ?? []).filter((other) => this.board.has(other));
  }

  /** CAR-6, and CAR-21 for a joker that is left. */
  private value(stone: Stone): number {
    return stone === JOKER ? JOKER_LEFT : valueOf(stone, Number(this.options['queen']));
  }

  private takeBack(): void {
    const { half, how } = this.laid.pop()!;
    const rack = this.racks[this.turn]!;
    if (how === 'exchange') {
      this.board.set(half, true);
      if (this.winsJokers()) rack.splice(rack.indexOf(JOKER), 1);
    } else {
      this.board.delete(half);
    }
    rack.push(stoneOf({ half, how }));
    this.backs += 1;
  }

  /** CAR-14, CAR-16 and CAR-20. */
  private end(): void {
    const rack = this.racks[this.turn]!;
    const bonus = this.laid.length === RACK ? ALL_FIVE : 0;
    this.scores[this.turn]! += this.laid.reduce((sum, stone) => sum + stone.points, bonus);
    for (let left = this.laid.length - this.won(); left > 0 && this.left() > 0; left--) {
      rack.push(this.draw());
    }
    if (rack.length === 0) return this.close(ALL_LAID);
    this.begin((this.turn + 1) % this.racks.length);
  }

  /** CAR-17: a player who cannot lay anything passes; if nobody can, the match is over. */
  private begin(seat: number): void {
    for (let passed = 0; passed < this.racks.length; passed++) {
      this.turn = (seat + passed) % this.racks.length;
      this.laid = [];
      this.backs = 0;
      this.dry = this.left() === 0;
      if (this.choices().length > 0) return;
    }
    this.close(0);
  }

  private left(): number {
    return this.parts.reduce((sum, part) => sum + part.length, 0);
  }

  /** The next stone of one's own part; after that the last one of the largest, of equals the next player's. */
  private draw(): Stone {
    if (!this.apart) return this.parts[0]!.shift()!;
    const own = this.parts[this.turn]!;
    if (own.length > 0) return own.shift()!;
    const others = this.parts.map((_, step) => this.parts[(this.turn + 1 + step) % this.seats]!);
    return others.reduce((most, part) => (part.length > most.length ? part : most)).pop()!;
  }

  private close(bonus: number): void {
    this.over = true;
    this.scores[this.turn]! += bonus;
    this.racks.forEach((rack, seat) => {
      this.scores[seat]! -= rack.reduce((sum, stone) => sum + this.value(stone), 0);
    });
  }
}

/** CAR-9: the rack that is lowest, compared from its lowest stone up; of equals the first. */
function starter(racks: readonly Stone[][]): number {
  const height = (stone: Stone): number =>
    stone === JOKER ? Infinity : 'DHSC'.indexOf(suitOf(stone)) * 20 + RANKS.indexOf(rankOf(stone));
  const heights = racks.map((rack) => rack.map(height).sort((a, b) => a - b));
  const lower = (a: readonly number[], b: readonly number[]): boolean => {
    const at = a.findIndex((each, place) => each !== b[place]);
    return at !== -1 && a[at]! < b[at]!;
  };
  return heights.reduce((best, each, seat) => (lower(each, heights[best]!) ? seat : best), 0);
}

export const check = checkBy({
  version: 1,
  options: {
    players: ['2', '3', '4'],
    edition: ['32', '52'],
    queen: ['3', '5'],
    joker: ['retired', 'reused'],
    joining: ['free', 'if_possible'],
  },
  seats: ({ players }) => Number(players),
  Referee: CartinoReferee,
});
