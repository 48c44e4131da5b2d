/**
 * The luck of a match, computed from its secret and salts as docs/fairness.md says.
 *
 * Browsers keep their own cryptography from pages that come over plain HTTP, as in a house's own network: so it is
 * taken from a package.
 *
 * Written from the document alone, so that an error in the server's own code could not hide here too.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const SCHEME = 'tapisvert/1';
const encoder = new TextEncoder();

export class Chance {
  private constructor(private readonly key: Uint8Array) {}

  static of(secret: string, salts: readonly string[]): Chance {
    return new Chance(sign(bytes(secret), [SCHEME, ...salts].join('\n')));
  }

  /** Fisher-Yates over the sorted items, from the last position down. */
  shuffle(number: number, name: string, items: readonly string[]): string[] {
    const order = [...items].sort();
    const words = new Words(this.key, `${number}:${name}`);
    for (let last = order.length - 1; last > 0; last--) {
      const other = words.below(last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    return order;
  }
}

/** The numbers of one label: blocks of HMAC, cut into 32-bit words. */
class Words {
  private block = 0;
  private ready: number[] = [];

  constructor(
    private readonly key: Uint8Array,
    private readonly label: string,
  ) {}

  /** Words from the uneven rest are thrown away, so that all numbers are equally likely. */
  below(limit: number): number {
    const even = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const word = this.next();
      if (word < even) return word % limit;
    }
  }

  private next(): number {
    if (this.ready.length === 0) {
      const view = new DataView(sign(this.key, `${this.label}:${this.block}`).buffer);
      this.block += 1;
      this.ready = Array.from({ length: 8 }, (_, word) => view.getUint32(4 * word));
    }
    return this.ready.shift()!;
  }
}

/** SHA-256 of a text, in hex. */
export function digest(text: string): string {
  return bytesToHex(sha256(encoder.encode(text)));
}

export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(bytes(secret)));
}

/** The salt of a program's seat follows from the commitment. */
export function programSalt(commitment: string, seat: number): string {
  return digest(`${commitment}:${seat + 1}`);
}

function sign(key: Uint8Array, text: string): Uint8Array {
  return hmac(sha256, key, encoder.encode(text));
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
