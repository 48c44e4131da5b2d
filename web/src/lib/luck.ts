/**
 * This browser's share in the luck of a match, as docs/fairness.md says: it seals a salt for each of its seats, and opens
 * it once all seals were seen. What it saw is kept as a receipt, to be compared with the record afterwards.
 */
import { sealOf } from '../verify/chance';
import type { Receipt, SeenDeal } from '../verify/receipt';
import type { SeatSeal, TableInfo } from './messages';
import { drawSalt } from './salt';

/** Where receipts are kept. */
export interface Receipts {
  of(match: string): Receipt | null;
  keep(receipt: Receipt): void;
}

/** Why a salt stays closed: the server shows something else than it did before, for the same deal. */
export type Suspicion = 'commitment' | 'seals';

/** The parts of a table that luck is about. */
type Open = Pick<TableInfo, 'match' | 'attempt' | 'commitment' | 'dealing' | 'seats' | 'phase'>;

export class Luck {
  constructor(private readonly receipts: Receipts) {}

  /** Notes what a table shows, the first time it does. */
  see(table: Open): void {
    if (table.phase !== 'open') return;
    this.#change(table, (deal) => {
      if (deal.whole) return;
      for (const [seat, { seal }] of table.seats.entries()) {
        if (seal === '') delete deal.seals[seat];
        else deal.seals[seat] = seal;
      }
      deal.whole = table.dealing;
    });
  }

  /** The seal of this browser's salt for a seat; the salt is drawn when it is first asked for. */
  seal(table: Open, seat: number): string {
    let seal = '';
    this.#change(table, (deal) => {
      const salt = (deal.salts[seat] ??= drawSalt());
      seal = sealOf(table.match, table.attempt, seat, salt);
    });
    return seal;
  }

  /** The seals that this browser has to send: of its own seats, where the table shows none or another. */
  toSeal(table: Open): SeatSeal[] {
    if (table.phase !== 'open' || table.dealing) return [];
    return table.seats.flatMap(({ yours, seal: shown }, seat) => {
      const seal = yours ? this.seal(table, seat) : shown;
      return seal === shown ? [] : [{ seat, seal }];
    });
  }

  /** The salts that this browser opens now: all seals are there, and nothing is other than it was. */
  toOpen(table: Open): { seat: number; salt: string }[] {
    if (table.phase !== 'open' || !table.dealing || this.suspicion(table) !== null) return [];
    const complete = table.seats.every(({ kind, seal }) => kind === 'program' || seal !== '');
    const salts = this.#deal(table)?.salts ?? {};
    return table.seats.flatMap(({ yours, opened, seal }, seat) => {
      const salt = salts[seat];
      if (!complete || !yours || opened || salt === undefined) return [];
      return sealOf(table.match, table.attempt, seat, salt) === seal ? [{ seat, salt }] : [];
    });
  }

  /** Whether the table shows another commitment, or other seals, than it did for the same deal. */
  suspicion(table: Open): Suspicion | null {
    const deal = table.phase === 'open' ? this.#deal(table) : undefined;
    if (deal === undefined) return null;
    if (deal.commitment !== table.commitment) return 'commitment';
    const other = table.seats.some(({ seal }, seat) => (deal.seals[seat] ?? '') !== seal);
    return table.dealing && deal.whole && other ? 'seals' : null;
  }

  #deal({ match, attempt }: Open): SeenDeal | undefined {
    return this.receipts.of(match)?.deals.find((deal) => deal.attempt === attempt);
  }

  #change({ match, attempt, commitment }: Open, change: (deal: SeenDeal) => void): void {
    const receipt = this.receipts.of(match) ?? { match, deals: [] };
    let deal = receipt.deals.find((each) => each.attempt === attempt);
    if (deal === undefined) {
      deal = { attempt, commitment, seals: {}, salts: {}, whole: false };
      receipt.deals.push(deal);
    }
    const before = JSON.stringify(deal);
    change(deal);
    if (JSON.stringify(deal) !== before || Object.keys(deal.seals).length === 0) this.receipts.keep(receipt);
  }
}
