/**
 * Plays the moves of a Punto record by the rules, with cards from its shuffles alone.
 *
 * Every card laid was the one turned up, or in the player's hand; every shuffle holds the right cards; the result
 * follows. The shuffles themselves were computed before this is called.
 */
import { Difference, expectLine } from '../../verify/difference';
import { checkOptions, type Choices } from '../../verify/options';
import type { MatchRecord, Move, Shuffle } from '../../verify/record';
import { colourOf, valueOf, type Card } from './model';
import { Square, type Series } from './referee';

const VERSION = 1;
/** PUN-2: players, the colours of each side, what makes a line, the neutral colour. */
const SEATINGS: Record<string, Seating> = {
  '2': { players: 2, sides: ['rb', 'gy'], line: 5, neutral: '' },
  '3': { players: 3, sides: ['r', 'b', 'g'], line: 4, neutral: 'y' },
  '4': { players: 4, sides: ['r', 'b', 'g', 'y'], line: 4, neutral: '' },
  '2x2': { players: 4, sides: ['rb', 'gy'], line: 5, neutral: '' },
  '3x2': { players: 6, sides: ['r', 'b', 'g'], line: 4, neutral: 'y' },
  '4x2': { players: 8, sides: ['r', 'b', 'g', 'y'], line: 4, neutral: '' },
};
const OPTIONS: Choices = {
  table: Object.keys(SEATINGS),
  expert: ['no', 'yes'],
  wins: [...'123456789'],
  starter: ['lot', ...'12345678'],
};
interface Seating {
  players: number;
  sides: readonly string[];
  line: number;
  neutral: string;
}

export function check(record: MatchRecord): void {
  if (record.version !== VERSION) throw new Difference(2, 7, 'wrong-version');
  checkOptions(record, OPTIONS);
  const seating = SEATINGS[record.options['table']!]!;
  const wins = Number(record.options['wins']);
  if (record.seats !== seating.players) throw new Difference(record.optionsLine + 3, 1, 'wrong-seats');
  const match = new Referee(record, seating, wins);
  for (const move of record.moves) match.play(move);
  expectLine(record.result.line, `result: ${record.result.text}`, `result: ${match.result()}`);
  match.noShuffleLeft();
}

class Referee {
  private readonly expert: boolean;
  private readonly trophies: Card[][];
  private readonly won: number[];
  private readonly shuffles: Shuffle[];
  private round = 0;
  private turn = 0;
  private over = false;
  private square = new Square();
  private piles: Card[][] = [];
  private hands: Card[][] = [];
  private played: Card[] = [];

  constructor(
    private readonly record: MatchRecord,
    private readonly seating: Seating,
    private readonly wins: number,
  ) {
    this.expert = record.options['expert'] === 'yes';
    this.trophies = seating.sides.map(() => []);
    this.won = seating.sides.map(() => 0);
    this.shuffles = [...record.shuffles];
    this.deal(
      this.starter(),
      seating.sides.map(() => []),
      deck(seating.neutral),
    );
  }

  play({ line, seat, move }: Move): void {
    const found = /^([rbgy][1-9])@(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/.exec(move);
    if (found === null || this.over || seat !== this.turn) throw new Difference(line, 1, 'illegal-move');
    const [card, cell] = [found[1]!, [Number(found[2]), Number(found[3])] as const];
    const hand = this.hands[seat]!;
    const held = hand.indexOf(card);
    if (held === -1) throw new Difference(line, 3, 'bad-move');
    if (!this.square.allows(card, cell)) throw new Difference(line, 3, 'illegal-move');
    hand.splice(held, 1);
    this.played.push(card);
    this.square.lay(card, cell);
    if (this.expert) this.draw(seat, 1);
    const lines = this.ownSeries().filter((series) => series.length >= this.seating.line);
    if (lines.length > 0) return this.end(lines, seat);
    this.next((seat + 1) % this.seating.players);
  }

  result(): string {
    if (!this.over) return '';
    const scores = Array.from({ length: this.seating.players }, (_, seat) => this.won[this.side(seat)]).join(
      ' ',
    );
    const most = Math.max(...this.won);
    if (this.won.filter((won) => won === most).length > 1) return `drawn, ${scores}`;
    const winners = this.members(this.won.indexOf(most)).map((seat) => seat + 1);
    return `${winners.join(' ')} wins, ${scores}`;
  }

  noShuffleLeft(): void {
    const [extra] = this.shuffles;
    if (extra !== undefined) throw new Difference(extra.line, 1, 'differs');
  }

  /** PUN-5. */
  private starter(): number {
    const named = this.record.options['starter'];
    if (named !== 'lot') return Number(named) - 1;
    const seats = Array.from({ length: this.seating.players }, (_, seat) => `${seat + 1}`);
    return Number(this.shuffle(1, 'starter', seats)[0]) - 1;
  }

  /** PUN-14: `kept` neutral cards stay with their sides, the others are dealt evenly. */
  private deal(starter: number, kept: Card[][], neutral: Card[]): void {
    const { players, sides } = this.seating;
    this.round += 1;
    this.square = new Square();
    this.played = [];
    const pool = neutral.length > 0 ? this.shuffle(this.round, 'neutral', neutral) : [];
    const each = Math.floor(pool.length / sides.length);
    this.piles = Array.from({ length: players }, () => []);
    this.hands = Array.from({ length: players }, () => []);
    sides.forEach((colours, side) => {
      const own = deck(colours);
      for (const trophy of this.trophies[side]!) own.splice(own.indexOf(trophy), 1);
      const cards = [...own, ...kept[side]!, ...pool.slice(side * each, (side + 1) * each)];
      const mixed = this.shuffle(this.round, `side ${side + 1}`, cards);
      const later = (seat: number): number => (seat - starter + players) % players;
      const members = this.members(side).sort((a, b) => later(a) - later(b));
      const larger = Math.ceil(mixed.length / members.length);
      members.forEach(
        (seat, place) => (this.piles[seat] = mixed.slice(place * larger, (place + 1) * larger)),
      );
    });
    if (this.expert) this.hands.forEach((_, seat) => this.draw(seat, 2));
    this.next(starter);
  }

  /** PUN-6 and PUN-11: the next player turns up a card; who cannot place one ends the round. */
  private next(seat: number): void {
    this.turn = seat;
    if (!this.expert) this.draw(seat, 1);
    if (!this.hands[seat]!.some((card) => this.square.hasRoomFor(card))) this.end(this.deciding(), seat);
  }

  private draw(seat: number, count: number): void {
    this.hands[seat]!.push(...this.piles[seat]!.splice(0, count));
  }

  /** PUN-11 and PUN-12: the series that win when nobody made a line; none if the round is drawn. */
  private deciding(): Series[] {
    for (const length of [this.seating.line - 1, this.seating.line - 2]) {
      const series = this.ownSeries().filter((each) => each.length === length);
      if (series.length === 0) continue;
      const of = (side: number): Series[] => series.filter((each) => this.owner(each) === side);
      const counts = this.won.map((_, side) => of(side).length);
      const tied = [...counts.keys()].filter((side) => counts[side] === Math.max(...counts));
      if (tied.length === 1) return of(tied[0]!);
      const fewest = Math.min(...tied.flatMap(of).map(points));
      const lowest = tied.flatMap(of).filter((each) => points(each) === fewest);
      return new Set(lowest.map((each) => this.owner(each))).size === 1 ? lowest : [];
    }
    return [];
  }

  /** PUN-13 to PUN-16: the trophy, the win, then the next round or the end. */
  private end(winning: Series[], seat: number): void {
    const [first] = winning;
    if (first !== undefined) {
      const side = this.owner(first);
      const best = winning.flat().sort((a, b) => valueOf(b) - valueOf(a) || (a < b ? -1 : 1));
      this.trophies[side]!.push(best[0]!);
      this.won[side]! += 1;
    }
    this.over = Math.max(...this.won) === this.wins || this.round === 5 * this.wins;
    if (this.over) return;
    const isNeutral = (card: Card): boolean => card[0] === this.seating.neutral;
    const kept = this.won.map((_, side) =>
      this.members(side).flatMap((member) =>
        [...this.piles[member]!, ...this.hands[member]!].filter(isNeutral),
      ),
    );
    this.deal((seat + 1) % this.seating.players, kept, this.played.filter(isNeutral));
  }

  /** The order that came of the next shuffle, if it is this one, of these items. */
  private shuffle(number: number, name: string, items: readonly string[]): string[] {
    const next = this.shuffles.shift();
    if (next === undefined) throw new Difference(this.record.secret.line, 1, 'differs');
    const same = next.number === number && next.name === name && sorted(next.items) === sorted(items);
    if (!same) throw new Difference(next.line, null, 'differs');
    return next.items;
  }

  /** PUN-3: the neutral colour never counts. */
  private ownSeries(): Series[] {
    return this.square.series().filter((series) => series[0]![0] !== this.seating.neutral);
  }

  private owner(series: Series): number {
    return this.seating.sides.findIndex((colours) => colours.includes(colourOf(series[0]!)));
  }

  private side(seat: number): number {
    return seat % this.seating.sides.length;
  }

  private members(side: number): number[] {
    return Array.from({ length: this.seating.players }, (_, seat) => seat).filter(
      (seat) => this.side(seat) === side,
    );
  }
}

/** PUN-1: two cards of every value in each of the colours. */
function deck(colours: string): Card[] {
  return [...colours].flatMap((colour) => [...'112233445566778899'].map((value) => colour + value));
}

const points = (series: Series): number => series.reduce((sum, card) => sum + valueOf(card), 0);
const sorted = (items: readonly string[]): string => [...items].sort().join(' ');
