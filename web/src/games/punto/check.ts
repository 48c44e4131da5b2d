/**
 * Plays the moves of a Punto record by the rules, with cards from its shuffles alone.
 *
 * Every card laid was the one turned up, or in the player's hand; every shuffle holds the right cards; the result
 * follows.
 */
import type { MatchRecord } from '../../verify/record';
import { checkBy, Referee, type Options } from '../../verify/referee';
import { Board, type Series } from './board';
import { colourOf, valueOf, type Card } from './model';

/** PUN-2: players, the colours of each side, what makes a line, the neutral colour. */
const SEATINGS: Record<string, Seating> = {
  '2': { players: 2, sides: ['rb', 'gy'], line: 5, neutral: '' },
  '3': { players: 3, sides: ['r', 'b', 'g'], line: 4, neutral: 'y' },
  '4': { players: 4, sides: ['r', 'b', 'g', 'y'], line: 4, neutral: '' },
  '2x2': { players: 4, sides: ['rb', 'gy'], line: 5, neutral: '' },
  '3x2': { players: 6, sides: ['r', 'b', 'g'], line: 4, neutral: 'y' },
  '4x2': { players: 8, sides: ['r', 'b', 'g', 'y'], line: 4, neutral: '' },
};
interface Seating {
  players: number;
  sides: readonly string[];
  line: number;
  neutral: string;
}

class PuntoReferee extends Referee {
  private readonly seating: Seating;
  private readonly wins: number;
  private readonly expert: boolean;
  private readonly trophies: Card[][];
  private readonly won: number[];
  private round = 0;
  private turn = 0;
  private board = new Board();
  private piles: Card[][] = [];
  private hands: Card[][] = [];
  private played: Card[] = [];

  constructor(record: MatchRecord) {
    super(record);
    const seating = seatingOf(this.options);
    this.seating = seating;
    this.wins = Number(this.options['wins']);
    this.expert = this.options['expert'] === 'yes';
    this.trophies = seating.sides.map(() => []);
    this.won = seating.sides.map(() => 0);
    this.deal(
      this.starter(),
      seating.sides.map(() => []),
      deck(seating.neutral),
    );
  }

  protected play(seat: number, move: string): void {
    const found = /^([rbgy][1-9])@(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/.exec(move);
    if (found === null || seat !== this.turn) throw this.notNow();
    const [card, cell] = [found[1]!, [Number(found[2]), Number(found[3])] as const];
    const hand = this.hands[seat]!;
    const held = hand.indexOf(card);
    if (held === -1) throw this.illegal();
    if (!this.board.allows(card, cell)) throw this.illegal();
    hand.splice(held, 1);
    this.played.push(card);
    this.board.lay(card, cell);
    if (this.expert) this.draw(seat, 1);
    const lines = this.ownSeries().filter((series) => series.length >= this.seating.line);
    if (lines.length > 0) return this.end(lines, seat);
    this.next((seat + 1) % this.seats);
  }

  protected result(): string {
    const scores = Array.from({ length: this.seats }, (_, seat) => this.won[this.side(seat)]!);
    const most = Math.max(...this.won);
    const drawn = this.won.filter((won) => won === most).length > 1;
    return this.outcome(drawn ? [] : this.members(this.won.indexOf(most)), scores);
  }

  /** PUN-5. */
  private starter(): number {
    const named = this.options['starter'];
    if (named !== 'lot') return Number(named) - 1;
    const seats = Array.from({ length: this.seats }, (_, seat) => `${seat + 1}`);
    return Number(this.shuffled(1, 'starter', seats)[0]) - 1;
  }

  /** PUN-14: `kept` neutral cards stay with their sides, the others are dealt evenly. */
  private deal(starter: number, kept: Card[][], neutral: Card[]): void {
    const { seats: players } = this;
    const { sides } = this.seating;
    this.round += 1;
    this.board = new Board();
    this.played = [];
    const pool = neutral.length > 0 ? this.shuffled(this.round, 'neutral', neutral) : [];
    const each = Math.floor(pool.length / sides.length);
    this.piles = Array.from({ length: players }, () => []);
    this.hands = Array.from({ length: players }, () => []);
    sides.forEach((colours, side) => {
      const own = deck(colours);
      for (const trophy of this.trophies[side]!) own.splice(own.indexOf(trophy), 1);
      const cards = [...own, ...kept[side]!, ...pool.slice(side * each, (side + 1) * each)];
      const mixed = this.shuffled(this.round, `side ${side + 1}`, cards);
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

  /** PUN-6 and PUN-11: the next player turns up a card; a player who cannot place one ends the round. */
  private next(seat: number): void {
    this.turn = seat;
    if (!this.expert) this.draw(seat, 1);
    if (!this.hands[seat]!.some((card) => this.board.hasRoomFor(card))) this.end(this.deciding(), seat);
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
    this.deal((seat + 1) % this.seats, kept, this.played.filter(isNeutral));
  }

  /** PUN-3: the neutral colour never counts. */
  private ownSeries(): Series[] {
    return this.board.series().filter((series) => series[0]![0] !== this.seating.neutral);
  }

  private owner(series: Series): number {
    return this.seating.sides.findIndex((colours) => colours.includes(colourOf(series[0]!)));
  }

  private side(seat: number): number {
    return seat % this.seating.sides.length;
  }

  private members(side: number): number[] {
    return Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => this.side(seat) === side);
  }
}

/** PUN-1: two cards of every value in each of the colours. */
function deck(colours: string): Card[] {
  return [...colours].flatMap((colour) => [...'112233445566778899'].map((value) => colour + value));
}

const points = (series: Series): number => series.reduce((sum, card) => sum + valueOf(card), 0);
const seatingOf = (options: Options): Seating => SEATINGS[options['table']!]!;

export const check = checkBy({
  version: 1,
  options: {
    table: Object.keys(SEATINGS),
    expert: ['no', 'yes'],
    wins: [...'123456789'],
    starter: ['lot', ...'12345678'],
  },
  seats: (options) => seatingOf(options).players,
  Referee: PuntoReferee,
});
