/**
 * The luck of a match, computed from its secret and salts as docs/fairness.md says, on WebCrypto.
 *
 * Written from the document alone, so that an error in the server's own code could not hide here too.
 */
const SCHEME = 'tapisvert/1';
const encoder = new TextEncoder();

export class Chance {
  private constructor(private readonly key: CryptoKey) {}

  static async of(secret: string, salts: readonly string[]): Promise<Chance> {
    const mixed = await hmac(await hmacKey(bytes(secret)), [SCHEME, ...salts].join('\n'));
    return new Chance(await hmacKey(mixed));
  }

  /** Fisher-Yates over the sorted items, from the last position down. */
  async shuffle(number: number, name: string, items: readonly string[]): Promise<string[]> {
    const order = [...items].sort();
    const words = new Words(this.key, `${number}:${name}`);
    for (let last = order.length - 1; last > 0; last--) {
      const other = await words.below(last + 1);
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
    private readonly key: CryptoKey,
    private readonly label: string,
  ) {}

  /** Words from the uneven rest are thrown away, so that all numbers are equally likely. */
  async below(limit: number): Promise<number> {
    const even = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const word = await this.next();
      if (word < even) return word % limit;
    }
  }

  private async next(): Promise<number> {
    if (this.ready.length === 0) {
      const view = new DataView((await hmac(this.key, `${this.label}:${this.block}`)).buffer);
      this.block += 1;
      this.ready = Array.from({ length: 8 }, (_, word) => view.getUint32(4 * word));
    }
    return this.ready.shift()!;
  }
}

/** SHA-256 of a text, in hex. */
export async function digest(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
}

export async function commitmentOf(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(secret)));
}

/** The salt of a program's seat follows from the commitment. */
export function programSalt(commitment: string, seat: number): Promise<string> {
  return digest(`${commitment}:${seat + 1}`);
}

function hmacKey(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

async function hmac(key: CryptoKey, text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
