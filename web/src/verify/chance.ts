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
const SEALED = 'tapisvert/2';
const OF_THE_DAY = 'tapisvert/3';
const OF_A_ROUND = 'tapisvert/4';
const encoder = new TextEncoder();

/** What was promised and sealed for a match before any salt was opened. The seal of a program is empty. */
export interface Deal {
  match: string;
  /** From 1. */
  attempt: number;
  commitment: string;
  seals: readonly string[];
}

/** Which deal of the day a match is: the same for everybody who plays it. */
export interface DayDeal {
  house: string;
  /** As 2026-11-18, in UTC. */
  day: string;
  deal: string;
}

/** What an entrant of a round (from 0) adds to its luck; the salt is empty if it was never opened. */
export interface Share {
  entrant: number;
  seal: string;
  salt: string;
  /** The host's server sealed it, for somebody whose page did not. */
  house: boolean;
}

/** Which duplicate round of which tournament a match is of: the same luck at all its tables. */
export interface RoundDeal {
  tournament: string;
  number: number;
  shares: readonly Share[];
}

export class Chance {
  /** `lots`: what is shuffled is ordered by lots, as in a round that has the same luck at all tables. */
  private constructor(
    private readonly key: Uint8Array,
    private readonly lots = false,
  ) {}

  static of(secret: string, salts: readonly string[]): Chance {
    return new Chance(sign(bytes(secret), [SCHEME, ...salts].join('\n')));
  }

  /** Scheme 2: everybody's salt was sealed before any was opened. A program has no seal. */
  static sealed(secret: string, deal: Deal, salts: readonly string[]): Chance {
    const { match, attempt, commitment, seals } = deal;
    return new Chance(
      sign(bytes(secret), lines('key', match, String(attempt), commitment, ...written(seals), ...salts)),
    );
  }

  /** Scheme 3: the deal of a day, to which nobody adds. */
  static ofTheDay(secret: string, day: DayDeal, salts: readonly string[]): Chance {
    return new Chance(sign(bytes(secret), dayLines('key', day, commitmentOf(secret), ...salts)));
  }

  /** Scheme 4: a duplicate round, to which all its entrants add. */
  static ofTheRound(secret: string, { tournament, number, shares }: RoundDeal): Chance {
    const seals = shares.map(({ entrant, seal }) => `${entrant + 1} ${seal}`);
    const salts = shares.map(({ salt }) => salt || '-');
    const parts = [tournament, String(number), commitmentOf(secret), ...seals, ...salts];
    return new Chance(sign(bytes(secret), roundLines('key', ...parts)), true);
  }

  /** Fisher-Yates over the sorted items, from the last position down; or by lots. */
  shuffle(number: number, name: string, items: readonly string[]): string[] {
    if (this.lots) return this.byLots(`${number}:${name}`, items);
    const order = [...items].sort();
    const words = new Words(this.key, `${number}:${name}`);
    for (let last = order.length - 1; last > 0; last--) {
      const other = words.below(last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    return order;
  }

  /** Each item has a lot, its second copy another one: the lowest lot comes first. */
  private byLots(label: string, items: readonly string[]): string[] {
    const copies = new Map<string, number>();
    const drawn = items.map((item) => {
      const copy = (copies.get(item) ?? 0) + 1;
      copies.set(item, copy);
      return { item, lot: bytesToHex(sign(this.key, `${label}:${item}:${copy}`)) };
    });
    return drawn.sort((one, other) => (one.lot < other.lot ? -1 : 1)).map(({ item }) => item);
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

/** What a seat (from 0) shows of its salt before anybody's is opened. */
export function sealOf(match: string, attempt: number, seat: number, salt: string): string {
  return digest(lines('seal', match, String(attempt), String(seat + 1), salt));
}

/** Scheme 2: the salt of a program's seat follows from the commitment and all seals. */
export function sealedProgramSalt({ match, attempt, commitment, seals }: Deal, seat: number): string {
  return digest(lines('program', match, String(attempt), commitment, String(seat + 1), ...written(seals)));
}

/** Scheme 3: every salt follows from the day's name. */
export function daySalt(day: DayDeal, seat: number): string {
  return digest(dayLines('salt', day, String(seat + 1)));
}

/** Scheme 4: what an entrant (from 0) shows of a salt before anybody's is opened. */
export function roundSeal(tournament: string, number: number, entrant: number, salt: string): string {
  return digest(roundLines('seal', tournament, String(number), String(entrant + 1), salt));
}

const roundLines = (purpose: string, ...parts: string[]): string =>
  [`${OF_A_ROUND} ${purpose}`, ...parts].join('\n');
const dayLines = (purpose: string, { house, day, deal }: DayDeal, ...parts: string[]): string =>
  [`${OF_THE_DAY} ${purpose}`, house, day, deal, ...parts].join('\n');
const written = (seals: readonly string[]): string[] => seals.map((seal) => seal || '-');
const lines = (purpose: string, ...parts: string[]): string => [`${SEALED} ${purpose}`, ...parts].join('\n');

function sign(key: Uint8Array, text: string): Uint8Array {
  return hmac(sha256, key, encoder.encode(text));
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
