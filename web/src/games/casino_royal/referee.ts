/**
 * Plays an evening of Casino Royal by the rules, with boards and cards from the record's shuffles alone.
 *
 * It knows the rules by itself, so that nobody has to trust the server: every cut, card,
 * cover, answer and speech is followed, and every chip.
 */
import type { Card } from '../../lib/cards';
import { BOARDS } from './boards';
import { Evening } from './evening';
import { hasTwoPairs } from './hands';
import { counting, missing, WAYS } from './symbols';
import { clockwise, potsOf, Talk, talks, type Terms } from './talk';

/** CAS-A3, CAS-A5: a large batch, and a hand of poker. */
const FIVE = 5;
const OWN_CARDS = 3;
/** CAS-B1, CAS-B3, CAS-B5, CAS-A4. */
const LARGEST = { minimum: 5, stake: 10, raise: 5 };
const MOST_RAISES = 3;
const NUMBER = /^[1-9]\d{0,2}$/;

export class CasinoReferee extends Evening {
  private due = 0;
  private talk: Talk | null = null;
  private opening = false;
  private answers = new Map<number, string>();

  protected play(seat: number, move: string): void {
    if (!this.mayDecide(seat)) throw this.notNow();
    if (!this.made(seat, move)) throw this.illegal();
  }

  // --- who decides, and what -----------------------------------------------------------------------

  private mayDecide(seat: number): boolean {
    if (this.phase === 'pause') return this.asked().includes(seat) && !this.answers.has(seat);
    if (this.phase === 'window') return !this.answers.has(seat);
    if (this.phase === 'talk') return seat === this.talk?.turn;
    return seat === (this.phase === 'cut' ? this.cutter() : this.dealer);
  }

  /** Makes the move; false if it is none that may be made now. */
  private made(seat: number, move: string): boolean {
    const [verb = '', given = '', more] = move.split(' ');
    const amount = NUMBER.test(given) && more === undefined ? Number(given) : 0;
    switch (this.phase) {
      case 'stake':
        return verb === 'stake' && this.within(amount, LARGEST.minimum, seat) && this.stake(amount);
      case 'symbol':
        return verb === 'symbol' && more === undefined && WAYS.has(given) && this.name(given);
      case 'cut':
        return verb === 'cut' && amount > 0 && amount < this.pack.length && this.cut(amount);
      case 'calling':
        return move === 'turn' && this.turn();
      case 'pause':
        return this.answersPause(seat, move, amount) && this.answer(seat, move);
      case 'window':
        return this.answersWindow(seat, move) && this.answer(seat, move);
      case 'talk':
        return this.says(seat, move);
    }
  }

  private within(amount: number, most: number, seat: number): boolean {
    return amount >= 1 && amount <= Math.min(most, this.money[seat]!);
  }

  /** CAS-B1. */
  private stake(amount: number): boolean {
    for (const seat of this.money.keys()) this.pay(seat, Math.min(amount, this.money[seat]!));
    this.phase = 'cut';
    return true;
  }

  /** CAS-C2; then the pack is cut (CAS-D2), but in version 1 nobody cut in Bingo. */
  private name(symbol: string): boolean {
    this.symbol = symbol;
    this.phase = this.version > 1 ? 'cut' : 'calling';
    return true;
  }

  /**
   * CAS-D2: the pack is cut, and in B everybody gets three cards, one at a time (CAS-B2). Where other tables have the
   * same pack, it lies so that any cut brings the same card to the top.
   */
  private cut(cards: number): boolean {
    if (!this.apart) this.pack = [...this.pack.slice(cards), ...this.pack.slice(0, cards)];
    if (this.game !== 'variant') return this.nextBatch();
    const ring = clockwise(this.seats, this.dealer).filter((seat) => this.playing[seat]);
    for (let round = 0; round < OWN_CARDS; round++) {
      for (const seat of ring) this.own[seat]!.push(this.pack.shift()!);
    }
    this.opening = true;
    const most = this.all(() => LARGEST.stake);
    return this.begins({ most, raises: MOST_RAISES, firstPass: false, doubling: false }) || this.nextBatch();
  }

  /** CAS-A3. */
  private nextBatch(): boolean {
    const size = this.options['batch'] === 'five' ? Math.max(this.began, FIVE) : this.began;
    this.due = Math.min(size, this.pack.length);
    this.phase = 'calling';
    return true;
  }

  // --- cards ---------------------------------------------------------------------------------------

  private turn(): boolean {
    const card = this.pack.shift()!;
    this.called.push(card);
    this.due -= 1;
    if (this.game === 'bingo') return this.turnForBingo(card);
    for (const seat of this.which((seat) => this.staying[seat]!)) {
      const pays = this.game === 'poker' ? Math.min(1, this.money[seat]!) : 0;
      if (this.game === 'poker' && pays === 0) continue;
      for (const [at, board] of this.boards[seat]!.entries()) {
        if (!BOARDS[board]!.includes(card)) continue;
        this.covered[seat]![at]!.push(card);
        this.pay(seat, pays);
      }
    }
    if (this.pack.length === 0) return this.compare();
    const asks = this.due === 0 || this.options['ask'] === 'card';
    if (asks && this.asked().length > 0) {
      this.phase = 'pause';
      return true;
    }
    return this.goOn();
  }

  /** After a card that nobody called at: the rest of the batch, "Relance ?" (CAS-A4), or the next batch. */
  private goOn(): boolean {
    this.phase = 'calling';
    if (this.due > 0) return true;
    const { relance } = this.options;
    const raises = this.game === 'poker' && (relance === 'usual' ? this.seats >= 4 : relance === 'on');
    const half = (seat: number): number => Math.floor(this.open(seat).length / 2);
    const most = this.all((seat) => Math.max(1, Math.min(half(seat), LARGEST.raise)));
    const terms = { most, raises: 0, firstPass: true, doubling: false };
    return (raises && this.begins(terms)) || this.nextBatch();
  }

  /** CAS-A5, CAS-B5: the seats that may say "rien ne va plus". */
  private asked(): number[] {
    const variant = this.game === 'variant';
    if (variant && !talks(this.bettors)) return [];
    const { call } = this.options;
    return this.which((seat) => {
      const cards = this.open(seat);
      if (!this.staying[seat] || (variant && this.money[seat] === 0)) return false;
      if (call === 'five') return cards.length + (variant ? OWN_CARDS : 0) >= FIVE;
      return call === 'free' || hasTwoPairs(cards);
    });
  }

  private answersPause(seat: number, move: string, amount: number): boolean {
    if (move === 'wait') return true;
    if (this.game !== 'variant') return move === 'call';
    return move === `call ${amount}` && this.within(amount, LARGEST.stake, seat);
  }

  /** Once all have answered, what they said counts. */
  private answer(seat: number, move: string): boolean {
    this.answers.set(seat, move);
    const owing = this.phase === 'window' ? this.seats : this.asked().length;
    if (this.answers.size < owing) return true;
    const answers = this.answers;
    this.answers = new Map();
    return this.phase === 'window' ? this.marked(answers) : this.stopped(answers);
  }

  private stopped(answers: ReadonlyMap<number, string>): boolean {
    const calls = (seat: number): boolean => answers.get(seat)?.startsWith('call') ?? false;
    const opener = clockwise(this.seats, this.dealer).find(calls);
    if (opener === undefined) return this.goOn();
    if (this.game === 'poker') return this.compare();
    const amount = Number(answers.get(opener)!.slice('call '.length));
    this.pay(opener, amount);
    this.opening = false;
    const terms = { most: [], raises: 0, firstPass: false, doubling: true };
    this.talk = new Talk(terms, this.bettors, opener);
    this.talk.open(opener, amount);
    this.talk.goOn();
    this.phase = 'talk';
    return true;
  }

  // --- talk ----------------------------------------------------------------------------------------

  private begins(terms: Terms): boolean {
    if (!talks(this.bettors)) return false;
    this.talk = new Talk(terms, this.bettors, this.dealer);
    this.phase = 'talk';
    return this.talk.goOn();
  }

  private says(seat: number, move: string): boolean {
    const spoken = /^(?:check|follow|drop|double|raise [1-9]\d{0,2})$/.test(move);
    const paid = spoken ? this.talk!.say(move) : null;
    if (paid === null) return false;
    this.staked[seat] = this.staked[seat]! + paid;
    const left = this.which((other) => this.staying[other]!);
    if (left.length === 1) return this.share(left);
    if (this.talk!.goOn()) return true;
    return this.game === 'poker' || this.opening ? this.nextBatch() : this.compare();
  }

  // --- bingo ---------------------------------------------------------------------------------------

  private turnForBingo(card: Card): boolean {
    const { marks, says } = this.options;
    if (marks === 'program') for (const seat of this.money.keys()) this.mark(seat, this.places(seat, card));
    if (marks === 'hand' || says === 'player') {
      this.phase = 'window';
      return true;
    }
    return this.look(this.which((seat) => this.full(seat, [])));
  }

  /** CAS-C3: the numbers, from 1, of the seat's boards that have the card on the symbol. */
  private places(seat: number, card: Card): number[] {
    const cells = counting(this.symbol);
    return this.boards[seat]!.flatMap((board, at) =>
      cells.has(BOARDS[board]!.indexOf(card)) ? [at + 1] : [],
    );
  }

  private full(seat: number, marking: readonly number[]): boolean {
    const card = this.called.at(-1)!;
    return this.boards[seat]!.some((board, at) => {
      const covered = this.covered[seat]![at]!;
      return missing(this.symbol, board, marking.includes(at + 1) ? [...covered, card] : covered) === 0;
    });
  }

  /** CAS-C5: with chips of one's own; without any, with worthless markers. */
  private mark(seat: number, numbers: readonly number[]): void {
    for (const number of numbers) {
      this.covered[seat]![number - 1]!.push(this.called.at(-1)!);
      this.pay(seat, Math.min(1, this.money[seat]!));
    }
  }

  private answersWindow(seat: number, move: string): boolean {
    if (!/^mark(?: [1-9])*(?: bingo)?$/.test(move)) return false;
    const { marks, says } = this.options;
    const numbers = numbersOf(move);
    const places = this.places(seat, this.called.at(-1)!);
    const ordered = numbers.every((number, at) => at === 0 || number > numbers[at - 1]!);
    if (!ordered || (numbers.length > 0 && marks !== 'hand')) return false;
    if (!numbers.every((number) => places.includes(number))) return false;
    return !move.endsWith('bingo') || (says === 'player' && this.full(seat, numbers));
  }

  private marked(answers: ReadonlyMap<number, string>): boolean {
    for (const [seat, move] of answers) this.mark(seat, numbersOf(move));
    this.phase = 'calling';
    const said = (seat: number): boolean => answers.get(seat)!.endsWith('bingo');
    const says = this.options['says'] === 'player';
    return this.look(this.which((seat) => (says ? said(seat) : this.full(seat, []))));
  }

  /** CAS-C4: the seats that have it win; if nobody says it, all chips go back. */
  private look(winners: readonly number[]): boolean {
    if (winners.length > 0) return this.share(winners);
    if (this.pack.length > 0) return true;
    for (const seat of this.money.keys()) this.money[seat] = this.money[seat]! + this.staked[seat]!;
    return this.endRound();
  }

  private compare(): boolean {
    const staying = this.which((seat) => this.staying[seat]!);
    if (this.game === 'poker') return this.share(this.best(staying));
    let left = 0;
    for (const [number, { amount, seats }] of potsOf(this.staked, this.staying).entries()) {
      const winners = this.best(seats);
      const whole = amount + (number === 0 ? this.odd : 0);
      for (const seat of winners) {
        this.money[seat] = this.money[seat]! + Math.floor(whole / winners.length);
      }
      left += whole % winners.length;
    }
    this.odd = left;
    return this.endRound();
  }
}

const numbersOf = (move: string): number[] => [...move.matchAll(/\d+/g)].map(([number]) => Number(number));
