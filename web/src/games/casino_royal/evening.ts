/** What a whole evening has for the page's own referee: boards, packs, money, rounds, and its end. */
import { RANKS, SUITS, type Card } from '../../lib/cards';
import type { MatchRecord } from '../../verify/record';
import { Referee } from '../../verify/referee';
import { BOARDS } from './boards';
import { valueOf } from './hands';
import { clockwise, type Bettors } from './talk';

/** CAS-A1, CAS-C1. */
const STOCK = 45;
const GREEN = 160;
const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));
const MOST_ROUNDS = 100;

export type Phase = 'stake' | 'symbol' | 'cut' | 'calling' | 'pause' | 'window' | 'talk';

export abstract class Evening extends Referee {
  protected readonly game: string;
  protected readonly bettors: Bettors;
  protected readonly playing: boolean[];
  protected boards: number[][];
  protected covered: Card[][][] = [];
  /** Chips on boards, or paid into the middle. */
  protected staked: number[] = [];
  protected odd = 0;
  protected pack: Card[] = [];
  protected called: Card[] = [];
  protected began = 0;
  protected own: Card[][] = [];
  protected symbol = '';
  protected dealer: number;
  protected phase: Phase = 'cut';
  private round = 0;

  constructor(record: MatchRecord) {
    super(record);
    const { game, stock, boards } = this.options;
    this.game = game!;
    const bingo = game === 'bingo';
    const each = bingo && stock === 'share' ? Math.floor(GREEN / this.seats) : STOCK;
    const count = bingo ? Number(boards) : 1;
    this.bettors = { money: this.all(() => each), staying: [] };
    this.playing = this.all(() => true);
    this.dealer = this.seats - 1;
    const numbers = [...BOARDS.keys()].map((board) => `${board + 1}`);
    const dealt = this.shuffled(1, 'boards', numbers);
    this.boards = this.all((seat) => dealt.slice(count * seat, count * (seat + 1)).map((n) => Number(n) - 1));
    this.beginRound();
  }

  /** CAS-D1: the richest wins. */
  protected result(): string {
    const most = Math.max(...this.money);
    const winners = this.which((seat) => this.money[seat] === most);
    return this.outcome(winners, this.money);
  }

  protected get money(): number[] {
    return this.bettors.money;
  }

  protected get staying(): boolean[] {
    return this.bettors.staying;
  }

  /** CAS-D2: the player on the dealer's right. */
  protected cutter(): number {
    return clockwise(this.seats, this.dealer)
      .slice(0, -1)
      .findLast((seat) => this.playing[seat])!;
  }

  private beginRound(): void {
    this.round += 1;
    this.dealer = clockwise(this.seats, this.dealer).find((seat) => this.playing[seat])!;
    this.pack = this.shuffled(this.round, 'pack', PACK);
    this.bettors.staying = [...this.playing];
    this.began = this.playing.filter(Boolean).length;
    this.covered = this.boards.map((boards) => boards.map(() => []));
    this.staked = this.all(() => 0);
    this.own = this.all(() => []);
    this.called = [];
    this.symbol = '';
    this.phase = this.game === 'bingo' ? 'symbol' : this.game === 'variant' ? 'stake' : 'cut';
  }

  /** CAS-D1, CAS-A8. */
  protected endRound(): boolean {
    const { rounds } = this.options;
    const usual = this.seats * (this.seats >= 6 ? 1 : 2);
    const agreed = rounds === 'usual' ? usual : rounds === 'all' ? 0 : Number(rounds);
    const oneHasAll = this.money.filter((purse) => purse > 0).length === 1;
    this.over =
      this.round >= (agreed || MOST_ROUNDS) || (oneHasAll && (this.game !== 'bingo' || agreed === 0));
    if (this.over) return true;
    if (this.game !== 'bingo') {
      for (const seat of this.which((seat) => this.money[seat] === 0)) {
        this.playing[seat] = false;
        this.boards[seat] = [];
      }
    }
    const ring = this.which((seat) => this.playing[seat]!);
    const before = this.boards;
    this.boards = before.map((boards, seat) => {
      const at = ring.indexOf(seat);
      return at < 0 ? boards : before[ring.at(at - 1)!]!;
    });
    this.beginRound();
    return true;
  }

  /** CAS-5: the seats with the best hand among these; several if equal. */
  protected best(seats: readonly number[]): number[] {
    const values = seats.map((seat) => valueOf([...this.own[seat]!, ...this.open(seat)]));
    return seats.filter((_, at) => values[at] === Math.max(...values));
  }

  /** CAS-5: winners take back their own chips and share those of the others. */
  protected share(winners: readonly number[]): boolean {
    const losers = this.staked.reduce(
      (sum, chips, seat) => sum + (winners.includes(seat) ? 0 : chips),
      this.odd,
    );
    for (const seat of winners) {
      this.money[seat] = this.money[seat]! + this.staked[seat]! + Math.floor(losers / winners.length);
    }
    this.odd = losers % winners.length;
    return this.endRound();
  }

  protected pay(seat: number, chips: number): void {
    this.money[seat] = this.money[seat]! - chips;
    this.staked[seat] = this.staked[seat]! + chips;
  }

  protected open(seat: number): Card[] {
    return this.covered[seat]!.flat();
  }

  protected all<T>(of: (seat: number) => T): T[] {
    return Array.from({ length: this.seats }, (_, seat) => of(seat));
  }

  protected which(holds: (seat: number) => boolean): number[] {
    return [...this.money.keys()].filter(holds);
  }
}
