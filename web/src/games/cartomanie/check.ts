/**
 * Plays the moves of a Cartomanie record by the rules, with cards from its shuffles alone.
 *
 * Every letter turned up lies where the shuffles put it, every gap is filled from the stock in its order, every word
 * is made of cards that were up; points and result follow. Whether a word is one is for the dictionary, which
 * the page does not have: that a word is French, and that no word is left in all the cards (MAN-19), is not checked.
 */
import type { MatchRecord } from '../../verify/record';
import { checkBy, Referee } from '../../verify/referee';
import { DOWN, GAP, isCapital, JOKER, TURNED, type Card } from './model';
import { PACK, WITHOUT_CAPITALS, worth } from './pack';
import { cardsOf, defaultPlaces } from './spelling';

/** MAN-22. */
const CAPITALS = { fewest: 12, most: 18 };
/** MAN-19: so many new tables in a row without a word, and no other. */
const NEW_TABLES = 3;
const SPELLING = /^(?:[A-Za-z]|\([a-z]\))(?:[a-z]|\([a-z]\))*$/;
const PLACE = /^[1-9]\d?$/;

interface Proposal {
  cards: Card[];
  places: number[];
  answers: Map<number, boolean>;
}

class CartomanieReferee extends Referee {
  private readonly capitals: boolean;
  private readonly votes: boolean;
  private readonly places: number;
  private readonly points: number[];
  private table: Card[] = [];
  private up: boolean[] = [];
  private stock: Card[] = [];
  /** Where the same cards lie at other tables: in which order each seat turns up what is hidden. */
  private streams: string[][] = [];
  private turn = 0;
  private due = 0;
  private quiet = 0;
  private laid = 1;
  private barren = 0;
  private asked = false;
  private proposal: Proposal | null = null;

  constructor(record: MatchRecord) {
    super(record);
    this.capitals = this.options['version'] !== 'children';
    this.votes = this.options['vote'] === 'yes' && this.seats > 1;
    this.places = this.capitals ? 24 : 15;
    this.points = Array.from({ length: this.seats }, () => 0);
    const cards = this.drawn();
    this.lay(cards);
    this.stream(cards);
    this.begin(0);
  }

  protected play(seat: number, move: string): void {
    if (this.proposal) return this.vote(seat, move);
    if (seat !== this.turn) throw this.notNow();
    const [verb = '', ...rest] = move.split(' ');
    if (verb === 'turn' && rest.length === 1) return this.turnUp(rest[0]!);
    if (this.due > 0) throw this.illegal();
    if (move === 'pass' || (move === 'time' && this.options['clock'] !== '0')) return this.pass();
    if (verb !== 'word' && verb !== 'ask') throw this.illegal();
    const cards = this.spelt(rest[0] ?? '');
    const places = this.taken(cards, rest);
    if (verb === 'word') return this.take(cards, places);
    if (!this.votes || this.asked) throw this.illegal();
    this.asked = true;
    this.proposal = { cards, places, answers: new Map() };
  }

  /** MAN-20; alone the cards left, and a win only without any (MAN-21). */
  protected result(): string {
    const left = this.inPlay().length;
    const scores = this.seats === 1 ? [left] : this.points;
    const best = Math.max(...this.points);
    const winners = [...this.points.keys()].filter((seat) =>
      this.seats === 1 ? left === 0 : this.points[seat] === best,
    );
    return this.outcome(winners, scores);
  }

  // --- chance ---

  /** The cards in play (MAN-4, MAN-22, MAN-23): a short pack with too few or too many capitals is drawn again. */
  private drawn(): Card[] {
    const { version, half } = this.options;
    const from = this.capitals ? PACK : WITHOUT_CAPITALS;
    const size = version === 'full' ? PACK.length : version === 'short' ? Number(half) : from.length / 2;
    for (;;) {
      const cards = this.shuffled(this.shuffles + 1, 'draw', from).slice(0, size);
      const capitals = cards.filter(isCapital).length;
      if (version !== 'short' || (capitals >= CAPITALS.fewest && capitals <= CAPITALS.most)) return cards;
    }
  }

  // --- turns ---

  /** MAN-11. */
  private lay(cards: readonly Card[]): void {
    this.table = Array.from({ length: this.places }, (_, at) => cards[at] ?? GAP);
    this.up = this.table.map(() => false);
    this.stock = cards.slice(this.places);
  }

  /** An order of all cards for every seat, each with a number that tells it from its like. */
  private stream(cards: readonly Card[]): void {
    if (!this.apart) return;
    const copies = new Map<Card, number>();
    const numbered = cards.map((card) => {
      copies.set(card, (copies.get(card) ?? 0) + 1);
      return `${card}${copies.get(card)}`;
    });
    this.streams = this.points.map((_, seat) => this.shuffled(this.laid, `seat ${seat + 1}`, numbered));
  }

  /** Puts the card there that the seat is to turn up: nobody can tell it from what lay there. */
  private exchange(place: number): void {
    const next = this.streams[this.turn]?.[0];
    if (next === undefined) return;
    this.streams = this.streams.map((stream) => stream.filter((card) => card !== next));
    const [card, lies] = [next[0]!, this.table[place - 1]!];
    const at = this.table.findIndex((other, at) => other === card && !this.up[at]);
    if (at !== -1) this.table[at] = lies;
    else this.stock[this.stock.indexOf(card)] = lies;
    this.table[place - 1] = card;
  }

  /** MAN-12. */
  private begin(seat: number): void {
    this.turn = seat;
    this.due = Math.min(TURNED, this.down());
    this.asked = false;
    this.proposal = null;
  }

  private turnUp(named: string): void {
    const place = PLACE.test(named) ? Number(named) : 0;
    const lies = this.table[place - 1] ?? GAP;
    if (this.due === 0 || lies === GAP || this.up[place - 1]) throw this.illegal();
    this.exchange(place);
    this.up[place - 1] = true;
    this.due -= 1;
    // MAN-16.
    if (this.due === 0 && this.capitals && this.down() === 0 && !this.table.some(isCapital)) {
      this.newTable(this.turn);
    }
  }

  /** MAN-6, MAN-7, MAN-23. */
  private spelt(spelling: string): Card[] {
    if (!SPELLING.test(spelling)) throw this.illegal();
    const cards = cardsOf(spelling);
    const first = cards[0]!;
    const jokers = cards.filter((card) => card === JOKER).length;
    const alone = cards.length === 1 && first === JOKER;
    if (jokers > 1 || alone || isCapital(first) !== this.capitals) throw this.illegal();
    return cards;
  }

  /** The places whose cards the word takes: those it names, or the first that have them. */
  private taken(cards: readonly Card[], [spelling = '', ...named]: string[]): number[] {
    const shown = this.table.map((card, at) => (this.up[at] ? card : DOWN));
    if (!named.every((place) => PLACE.test(place))) throw this.illegal();
    const places = named.length > 0 ? named.map(Number) : (defaultPlaces(spelling, shown) ?? []);
    const fits =
      places.length === cards.length &&
      new Set(places).size === places.length &&
      places.every((place, at) => shown[place - 1] === cards[at]);
    if (!fits) throw this.illegal();
    return places;
  }

  /** MAN-9: all others, each once; the last one decides. */
  private vote(seat: number, move: string): void {
    const { cards, places, answers } = this.proposal!;
    if (seat === this.turn || answers.has(seat) || (move !== 'yes' && move !== 'no')) {
      throw this.notNow();
    }
    answers.set(seat, move === 'yes');
    if (answers.size < this.seats - 1) return;
    this.proposal = null;
    if ([...answers.values()].every(Boolean)) this.take(cards, places);
  }

  /** MAN-13, MAN-14, MAN-18. */
  private take(cards: readonly Card[], places: readonly number[]): void {
    this.points[this.turn] = this.points[this.turn]! + worth(cards);
    for (const place of places) {
      this.table[place - 1] = this.stock.shift() ?? GAP;
      this.up[place - 1] = false;
    }
    this.quiet = 0;
    this.barren = 0;
    const left = this.inPlay();
    this.over = left.length === 0 || (this.capitals && !left.some(isCapital));
    if (!this.over) this.begin(this.next());
  }

  /** MAN-17, MAN-19. */
  private pass(): void {
    this.quiet = this.down() > 0 ? 0 : this.quiet + 1;
    if (this.quiet < this.seats) this.begin(this.next());
    else if (this.stock.length === 0) this.over = true;
    else this.newTable(this.next());
  }

  /** MAN-16, MAN-19. */
  private newTable(seat: number): void {
    // Only the dictionary can tell that there is no word left; then nothing was shuffled any more.
    const wordless = !this.votes && this.nothingFollows;
    if (this.barren === NEW_TABLES || wordless) {
      this.over = true;
      return;
    }
    const cards = this.inPlay();
    this.lay(this.shuffled(this.laid + 1, 'stock', cards));
    this.quiet = 0;
    this.laid += 1;
    this.stream(cards);
    this.barren += 1;
    this.begin(seat);
  }

  private down(): number {
    return this.table.filter((card, at) => card !== GAP && !this.up[at]).length;
  }

  private inPlay(): Card[] {
    return [...this.table.filter((card) => card !== GAP), ...this.stock];
  }

  private next(): number {
    return (this.turn + 1) % this.seats;
  }
}

export const check = checkBy({
  version: 2,
  // Other words counted, but the page has no dictionary.
  earlier: [1],
  options: {
    players: ['1', '2', '3', '4'],
    version: ['full', 'short', 'children'],
    half: ['60', '63'],
    clock: ['0', '15', '30', '60', '120'],
    vote: ['yes', 'no'],
  },
  seats: ({ players }) => Number(players),
  Referee: CartomanieReferee,
});
