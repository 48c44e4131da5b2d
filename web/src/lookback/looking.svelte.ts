/** Looking back at a match: asks the server to, and then each second what it knows by now. */
import * as api from '../lib/api';
import type { LookBack, Refusal } from '../lib/messages';
import { refusalOf } from '../lib/trouble';

const EVERY = 1000;

export class Looking {
  /** What is known so far; null before the first answer. */
  found = $state.raw<LookBack | null>(null);
  done = $state(0);
  trouble = $state.raw<Refusal | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(readonly match: string) {
    void this.#ask(true);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  async #ask(first: boolean): Promise<void> {
    try {
      const answer = await (first ? api.lookBack(this.match) : api.lookedBack(this.match));
      this.found = answer.found ?? this.found;
      this.done = answer.done;
    } catch (error) {
      this.trouble = refusalOf(error);
      return;
    }
    if (this.done < 1 && !this.#ended) this.#timer = setTimeout(() => void this.#ask(false), EVERY);
  }
}
