/** The word that a player is putting together: what was tapped and typed, and what the page says of it. */
import { assign, retype, swap, tap, type, type Slot, type Grid } from './spelling';

export class Draft {
  slots: readonly Slot[] = $state.raw([]);
  /** What the page itself has to say about a try that is no move at all. */
  nudge = $state('');

  constructor(private readonly table: () => Grid) {}

  /** The joker still stands for nothing. */
  get open(): boolean {
    return this.slots.some((slot) => slot.letter === '');
  }

  /** The word as it is written in its field. */
  get text(): string {
    const letters = this.slots.map((slot) => slot.letter).join('');
    return this.table().capitals ? letters.slice(0, 1).toUpperCase() + letters.slice(1) : letters;
  }

  get places(): number[] {
    return this.slots.flatMap((slot) => slot.place ?? []);
  }

  tap(place: number): void {
    this.#become(tap(this.slots, place, this.table()));
  }

  spell(letter: string): void {
    this.#become(type(this.slots, letter, this.table()));
  }

  write(text: string): void {
    this.#become(retype(this.slots, text, this.table()));
  }

  swap(at: number): void {
    this.#become(swap(this.slots, at, this.table()));
  }

  rubOut(): void {
    this.#become(assign(this.slots.slice(0, -1), this.table()));
  }

  clear(): void {
    this.#become([]);
  }

  /** More cards are up, which may join. */
  refresh(): void {
    this.#become(assign(this.slots, this.table()));
  }

  #become(slots: readonly Slot[]): void {
    this.nudge = '';
    this.slots = slots;
  }
}
