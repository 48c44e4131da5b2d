/** Receipts of the last matches, in this browser's storage. All its windows share them. */
import type { Receipt } from '../verify/receipt';
import { Luck, type Receipts } from './luck';

const KEY = 'tapis-receipts';
/** Older ones go. */
const KEPT = 40;

class StoredReceipts implements Receipts {
  /** Where storage is shut, receipts last as long as the page. */
  #here: Receipt[] = [];

  of(match: string): Receipt | null {
    return this.#all().find((receipt) => receipt.match === match) ?? null;
  }

  keep(receipt: Receipt): void {
    const others = this.#all().filter(({ match }) => match !== receipt.match);
    this.#here = [...others, receipt].slice(-KEPT);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#here));
    } catch {
      // Then it is kept here alone.
    }
  }

  #all(): Receipt[] {
    try {
      const stored = localStorage.getItem(KEY);
      return stored === null ? this.#here : (JSON.parse(stored) as Receipt[]);
    } catch {
      return this.#here;
    }
  }
}

export const receipts: Receipts = new StoredReceipts();
export const luck = new Luck(receipts);
