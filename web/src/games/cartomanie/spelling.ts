/**
 * A word on its way: its letters, and which cards on the table they would take.
 *
 * This only proposes: a letter card before the joker, the first places before later ones (MAN-24). What the
 * player chose by hand stays. Whether it is a word, and a legal one, the server says.
 */
import { isCapital, isUp, JOKER, type Card, type Word } from './model';

export interface Slot {
  /** Small, as typed; empty for a joker that stands for nothing yet. */
  letter: string;
  /** Where its card lies, from 1; null if there is none left for it. */
  place: number | null;
  /** Chosen by hand: it is not moved when other letters change. */
  chosen: boolean;
}

export interface Grid {
  cards: readonly Card[];
  /** Whether a word starts with a capital. */
  capitals: boolean;
}

const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** MAN-5: accents and cedillas are ignored, ligatures are two letters; all else is no letter. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[œæß]/g, (sign) => LIGATURES[sign]!)
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
}

/** The card that a letter asks for where it stands. */
export function cardFor(letter: string, at: number, { capitals }: Grid): Card {
  return capitals && at === 0 ? letter.toUpperCase() : letter;
}

export const cardAt = ({ cards }: Grid, place: number | null): Card =>
  place === null ? '' : (cards[place - 1] ?? '');

/** Finds cards for all letters that have none, and takes back those that lie there no more. */
export function assign(slots: readonly Slot[], table: Grid): Slot[] {
  const taken = new Set<number>();
  const kept = slots.map((slot, at): Slot => {
    const card = cardAt(table, slot.place);
    const fits =
      slot.place !== null &&
      isUp(card) &&
      !taken.has(slot.place) &&
      slot.chosen &&
      (card === JOKER || card.toLowerCase() === slot.letter);
    // A chosen card of the wrong size (a small one in front) stays: the server says why it cannot be.
    if (!fits || (card !== JOKER && at > 0 && isCapital(card)))
      return { ...slot, place: null, chosen: false };
    taken.add(slot.place!);
    return slot;
  });
  const free = (card: Card): number | null => {
    const at = table.cards.findIndex((other, index) => other === card && !taken.has(index + 1));
    if (at === -1) return null;
    taken.add(at + 1);
    return at + 1;
  };
  const placed = kept.map((slot, at) =>
    slot.place !== null || slot.letter === ''
      ? slot
      : { ...slot, place: free(cardFor(slot.letter, at, table)) },
  );
  let jokers = placed.filter((slot) => cardAt(table, slot.place) === JOKER).length;
  return placed
    .filter((slot) => slot.letter !== '' || slot.place !== null)
    .map((slot, at) => {
      if (slot.place !== null || jokers > 0 || (table.capitals && at === 0)) return slot;
      const place = free(JOKER);
      if (place !== null) jokers += 1;
      return { ...slot, place };
    });
}

/** The word as it is typed now; what stood before and behind the change keeps its cards. */
export function retype(slots: readonly Slot[], text: string, table: Grid): Slot[] {
  const letters = [...fold(text)];
  const before = slots.filter((slot) => slot.letter !== '');
  let head = 0;
  while (head < letters.length && before[head]?.letter === letters[head]) head += 1;
  let tail = 0;
  while (
    tail < Math.min(letters.length, before.length) - head &&
    before.at(-1 - tail)?.letter === letters.at(-1 - tail)
  ) {
    tail += 1;
  }
  const fresh = letters
    .slice(head, letters.length - tail)
    .map((letter): Slot => ({ letter, place: null, chosen: false }));
  return assign([...before.slice(0, head), ...fresh, ...before.slice(before.length - tail)], table);
}

/** One more letter, typed: it is what a joker without a letter stands for, or the next one. */
export function type(slots: readonly Slot[], letter: string, table: Grid): Slot[] {
  const open = slots.findIndex((slot) => slot.letter === '');
  if (open !== -1) return assign(slots.with(open, { ...slots[open]!, letter }), table);
  return assign([...slots, { letter, place: null, chosen: false }], table);
}

/** A card of the table, tapped: it joins the word, or leaves it. A capital goes in front. */
export function tap(slots: readonly Slot[], place: number, table: Grid): Slot[] {
  const at = slots.findIndex((slot) => slot.place === place);
  if (at !== -1) return assign(slots.toSpliced(at, 1), table);
  const card = cardAt(table, place);
  const slot: Slot = { letter: card === JOKER ? '' : card.toLowerCase(), place, chosen: true };
  if (!isCapital(card)) return assign([...slots, slot], table);
  const first = slots[0];
  const replaces = first !== undefined && (first.place === null || isCapital(cardAt(table, first.place)));
  return assign([slot, ...(replaces ? slots.slice(1) : slots)], table);
}

/** The other cards that could stand for a letter: those of the same letter, then a joker. */
export function others(slots: readonly Slot[], at: number, table: Grid): number[] {
  const slot = slots[at];
  if (slot === undefined || slot.letter === '') return [];
  const taken = new Set(slots.map((each) => each.place));
  const card = cardFor(slot.letter, at, table);
  const jokers = slots.some((each, index) => index !== at && cardAt(table, each.place) === JOKER);
  const free = (wanted: Card): number[] =>
    table.cards.flatMap((lies, index) => (lies === wanted && !taken.has(index + 1) ? [index + 1] : []));
  const joker = jokers || (table.capitals && at === 0) ? [] : free(JOKER).slice(0, 1);
  const same = free(card);
  const later = same.filter((place) => place > (slot.place ?? 0));
  const sooner = same.filter((place) => place <= (slot.place ?? 0));
  return cardAt(table, slot.place) === JOKER ? same : [...later, ...joker, ...sooner];
}

/** Takes the next of the cards that could stand there. */
export function swap(slots: readonly Slot[], at: number, table: Grid): Slot[] {
  const [place] = others(slots, at, table);
  return place === undefined ? [...slots] : slots.with(at, { ...slots[at]!, place, chosen: true });
}

/** MAN-6: the capital that a word lacks, if only its small card is up; empty otherwise. */
export function lackedCapital(slots: readonly Slot[], { cards, capitals }: Grid): Card {
  const first = slots[0];
  const lacks = capitals && first !== undefined && first.place === null && cards.includes(first.letter);
  return lacks ? first.letter.toUpperCase() : '';
}

/** As it is played: the letter of a joker in brackets. */
export function spellingOf(slots: readonly Slot[], table: Grid): string {
  return slots
    .map((slot, at) => {
      const card = cardAt(table, slot.place);
      if (card === JOKER) return `(${slot.letter})`;
      return card === '' ? cardFor(slot.letter, at, table) : card;
    })
    .join('');
}

/** The move; it names places only where the rules would take others. */
export function writeWord(slots: readonly Slot[], table: Grid, verb: 'word' | 'ask' = 'word'): string {
  const spelling = spellingOf(slots, table);
  const places = slots.map((slot) => slot.place);
  const whole = places.every((place) => place !== null);
  const usual = defaultPlaces(spelling, table.cards);
  const same = usual !== null && usual.every((place, at) => place === places[at]);
  return [verb, spelling, ...(whole && !same ? places : [])].join(' ');
}

/** The places a word takes if it names none: the first that have its cards; null if some are missing. */
export function defaultPlaces(spelling: string, cards: readonly Card[]): number[] | null {
  const taken: number[] = [];
  for (const card of cardsOf(spelling)) {
    const at = cards.findIndex((lies, index) => lies === card && !taken.includes(index + 1));
    if (at === -1) return null;
    taken.push(at + 1);
  }
  return taken;
}

/** The cards a spelling names, from left to right. */
export const cardsOf = (spelling: string): Card[] =>
  (spelling.match(/\([A-Za-z]\)|[A-Za-z]/g) ?? []).map((part) => (part.startsWith('(') ? JOKER : part));

/** Where the cards of a word put to the table lie. */
export const placesOf = (word: Word, cards: readonly Card[]): number[] =>
  word.places.length > 0 ? word.places : (defaultPlaces(word.spelling, cards) ?? []);
