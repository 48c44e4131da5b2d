/** Which cards a word on its way takes, and how the move is written. */
import { describe, expect, it } from 'vitest';

import { DOWN, GAP } from './model';
import {
  cardAt,
  defaultPlaces,
  fold,
  lackedCapital,
  others,
  retype,
  swap,
  tap,
  type,
  writeWord,
  type Slot,
  type Grid,
} from './spelling';

/** Cards separated by spaces; `?` lies face down, `.` is a gap. */
const table = (cards: string, capitals = true): Grid => ({
  cards: cards.split(' ').map((card) => (card === '.' ? GAP : card === '?' ? DOWN : card)),
  capitals,
});
const places = (slots: readonly Slot[]): (number | null)[] => slots.map((slot) => slot.place);
const typed = (text: string, on: Grid): Slot[] => retype([], text, on);

describe('a capital that a word lacks (MAN-6)', () => {
  it.each([
    ['qed', 'q e d', 'Q'],
    ['qed', 'q Q e d', ''],
    ['qed', 'e d A', ''],
    ['', 'q', ''],
  ])('%s with %s', (text, cards, lacked) => {
    expect(lackedCapital(typed(text, table(cards)), table(cards))).toBe(lacked);
  });

  it('is none where there are no capitals (MAN-23)', () => {
    expect(lackedCapital(typed('qed', table('e d', false)), table('e d', false))).toBe('');
  });
});

describe('what is typed', () => {
  it.each([
    ['Forêt', 'foret'],
    ['ŒUVRE', 'oeuvre'],
    ['ex-æquo', 'exaequo'],
    ['l’été', 'lete'],
    ['ça 2', 'ca'],
  ])('%s is %s (MAN-5)', (text, letters) => {
    expect(fold(text)).toBe(letters);
  });
});

describe('the cards a typed word takes', () => {
  it('start with a capital and go on small (MAN-6)', () => {
    const on = table('b B a t T ?');
    expect(places(typed('bat', on))).toEqual([2, 3, 4]);
    expect(places(typed('tab', on))).toEqual([5, 3, 1]);
  });

  it('are small from the first for children (MAN-23)', () => {
    expect(places(typed('bat', table('b B a t', false)))).toEqual([1, 3, 4]);
  });

  it('are letters before the joker, and one joker at most (MAN-7, MAN-24)', () => {
    const on = table('B * a * t');
    expect(places(typed('bat', on))).toEqual([1, 3, 5]);
    expect(places(typed('bout', on))).toEqual([1, 2, null, 5]);
  });

  it('never have a joker as the capital (MAN-7)', () => {
    expect(places(typed('bat', table('* a t')))).toEqual([null, 2, 3]);
    expect(places(typed('bat', table('* a t', false)))).toEqual([1, 2, 3]);
  });

  it('are each taken once', () => {
    expect(places(typed('tata', table('T a t')))).toEqual([1, 2, 3, null]);
  });

  it('are not taken from under face-down cards and gaps', () => {
    expect(places(typed('at', table('A ? . t')))).toEqual([1, 4]);
  });
});

describe('a word that changes', () => {
  const on = table('B a t e a u x');

  it('keeps what was chosen by hand before and behind the change', () => {
    const chosen = swap(typed('bat', on), 1, on);
    expect(places(chosen)).toEqual([1, 5, 3]);
    expect(places(retype(chosen, 'bateau', on))).toEqual([1, 5, 3, 4, 2, 6]);
    expect(places(retype(chosen, 'bta', on))).toEqual([1, 3, 2]);
    expect(places(retype(chosen, 'beat', on))).toEqual([1, 4, 5, 3]);
  });

  it('grows letter by letter', () => {
    let slots: Slot[] = [];
    for (const letter of 'bat') slots = type(slots, letter, on);
    expect(slots).toEqual(typed('bat', on));
  });
});

describe('tapping', () => {
  const on = table('B a t * T e');

  it('puts a card at the end, or takes it out', () => {
    let slots = tap([], 1, on);
    slots = tap(slots, 2, on);
    slots = tap(slots, 3, on);
    expect(places(slots)).toEqual([1, 2, 3]);
    expect(places(tap(slots, 2, on))).toEqual([1, 3]);
  });

  it('puts a capital in front, in place of another', () => {
    const slots = tap(tap([], 2, on), 1, on);
    expect(places(slots)).toEqual([1, 2]);
    expect(places(tap(slots, 5, on))).toEqual([5, 2]);
  });

  it('leaves a small card in front where it was put: the server says why that cannot be', () => {
    expect(writeWord(tap(tap([], 2, on), 3, on), on)).toBe('word at');
  });

  it('asks what a joker stands for, and takes the next letter typed for it', () => {
    const slots = tap(tap([], 1, on), 4, on);
    expect(slots.at(-1)).toEqual({ letter: '', place: 4, chosen: true });
    expect(writeWord(type(slots, 'u', on), on)).toBe('word B(u)');
  });
});

describe('another card for a letter', () => {
  const on = table('B a ? a * t');

  it('may be a twin, then the joker, then the first again', () => {
    let slots = typed('bat', on);
    expect(others(slots, 1, on)).toEqual([4, 5]);
    slots = swap(slots, 1, on);
    expect(cardAt(on, slots[1]!.place)).toBe('a');
    expect(writeWord(slots, on)).toBe('word Bat 1 4 6');
    slots = slots.with(1, { letter: 'a', place: 5, chosen: true });
    expect(writeWord(slots, on)).toBe('word B(a)t');
    expect(writeWord(swap(slots, 1, on), on)).toBe('word Bat');
  });

  it('is no joker for the capital, and no second joker', () => {
    const two = table('B * a * t');
    expect(others(typed('bout', two), 0, two)).toEqual([]);
    expect(others(typed('bout', two), 3, two)).toEqual([]);
  });
});

describe('the move', () => {
  it('names places only where the rules would take others', () => {
    const on = table('a B t a');
    expect(writeWord(typed('bata', on), on)).toBe('word Bata');
    expect(writeWord(typed('bat', on), on, 'ask')).toBe('ask Bat');
    expect(defaultPlaces('Bata', on.cards)).toEqual([2, 1, 3, 4]);
    expect(defaultPlaces('Batz', on.cards)).toBeNull();
  });

  it('says also what is missing: the server answers which', () => {
    expect(writeWord(typed('bac', table('B a')), table('B a'))).toBe('word Bac');
  });
});
