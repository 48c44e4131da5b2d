/** A round of betting as the page's own referee follows it: who speaks, what it costs, when it ends. */
export interface Terms {
  /** The largest raise of every seat. */
  most: readonly number[];
  /** Raises in all, the opening not counted; 0: no limit. */
  raises: number;
  /** Whether one may raise only the first time one speaks (CAS-A4). */
  firstPass: boolean;
  /** Whether a raise doubles the price (CAS-B5). */
  doubling: boolean;
}

/** The money of every seat, and who stays; both change while one talks. */
export interface Bettors {
  money: number[];
  staying: boolean[];
}

/** Whether two at least of those who stay have money left. */
export const talks = ({ money, staying }: Bettors): boolean =>
  money.filter((purse, seat) => staying[seat] && purse > 0).length >= 2;

/** All seats from the left of one of them, which is the last. */
export const clockwise = (seats: number, after: number): number[] =>
  Array.from({ length: seats }, (_, step) => (after + 1 + step) % seats);

export class Talk {
  turn: number;
  private price = 0;
  private readonly paid: number[];
  private readonly spoken: boolean[];
  private raised = 0;

  /** Begins left of `after`. */
  constructor(
    private readonly terms: Terms,
    private readonly bettors: Bettors,
    after: number,
  ) {
    this.turn = after;
    this.paid = bettors.money.map(() => 0);
    this.spoken = bettors.money.map(() => false);
  }

  /** A seat has opened, and what it staked is out of its money. */
  open(seat: number, amount: number): void {
    this.price = amount;
    this.paid[seat] = amount;
    this.spoken[seat] = true;
    this.turn = seat;
  }

  /** What the seat whose turn it is pays for saying this; null if it may not. */
  say(move: string): number | null {
    const { money, staying } = this.bettors;
    const seat = this.turn;
    const owed = this.owed(seat);
    const [verb, amount] = move.split(' ');
    let pays = 0;
    if (move === 'check' ? owed > 0 : (move === 'follow' || move === 'drop') && owed === 0) return null;
    if (move === 'drop') staying[seat] = false;
    else if (move === 'follow') pays = Math.min(owed, money[seat]!);
    else if (move !== 'check') {
      const more = this.raise(seat, verb ?? '', Number(amount));
      if (more === null) return null;
      pays = owed + more;
      if (this.price > 0) this.raised += 1;
      this.price += more;
    }
    money[seat] = money[seat]! - pays;
    this.paid[seat] = this.paid[seat]! + pays;
    this.spoken[seat] = true;
    return pays;
  }

  /** Gives the word to the next who has something to say; false if the talk is over. */
  goOn(): boolean {
    const { money, staying } = this.bettors;
    if (staying.filter(Boolean).length < 2) return false;
    const speaks = (seat: number): boolean =>
      staying[seat]! && money[seat]! > 0 && (!this.spoken[seat] || this.owed(seat) > 0);
    const next = clockwise(money.length, this.turn).find(speaks);
    if (next === undefined) return false;
    this.turn = next;
    return true;
  }

  private owed(seat: number): number {
    return this.price - this.paid[seat]!;
  }

  /** How much a raise adds to the price; null if it is none that the terms allow. */
  private raise(seat: number, verb: string, amount: number): number | null {
    const { most, raises, firstPass, doubling } = this.terms;
    const { money, staying } = this.bettors;
    if (verb !== (doubling ? 'double' : 'raise')) return null;
    const late = firstPass && this.spoken[seat];
    const answered = money.some((purse, other) => other !== seat && staying[other] && purse > 0);
    if (late || (raises > 0 && this.raised >= raises) || !answered) return null;
    const more = doubling ? this.price : amount;
    const fits = doubling || (more >= 1 && more <= most[seat]!);
    return fits && this.owed(seat) + more <= money[seat]! ? more : null;
  }
}

/** CAS-B9: the pots, who can win each, and up to which payment of one seat it reaches. */
export function potsOf(paid: readonly number[], staying: readonly boolean[]): Pot[] {
  const levels = [...new Set(paid.filter((amount, seat) => staying[seat] && amount > 0))].sort(
    (a, b) => a - b,
  );
  return levels.map((level, number) => {
    const below = levels[number - 1] ?? 0;
    const top = number === levels.length - 1 ? Infinity : level;
    return {
      amount: paid.reduce((sum, each) => sum + Math.max(0, Math.min(each, top) - below), 0),
      seats: [...paid.keys()].filter((seat) => staying[seat] && paid[seat]! >= level),
    };
  });
}

interface Pot {
  amount: number;
  seats: number[];
}
