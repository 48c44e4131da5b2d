/**
 * A receipt: what a client saw of a match's luck before it began, to be compared with the record afterwards.
 *
 * A record alone can only show that it fits together. Whoever kept a receipt can tell that it is the same secret, the
 * same salt and the same seals as before the match.
 */
import type { MatchRecord } from './record';

/** One attempt at dealing, as it was seen. Seats count from 0. */
export interface SeenDeal {
  attempt: number;
  commitment: string;
  /** Everybody's seals, as far as they were seen. */
  seals: Record<number, string>;
  /** The salts that this client drew. */
  salts: Record<number, string>;
  /** All seals were there, and salts were asked for: what is seen later does not count. */
  whole: boolean;
}

export interface Receipt {
  match: string;
  deals: SeenDeal[];
}

/** Something that was compared: `ok` is null where it could not be. The words are `receipt-<code>`. */
export interface Finding {
  code: string;
  ok: boolean | null;
  facts: Record<string, number>;
}

const TITLE = 'Tapis Vert receipt 1';
const HEX = '[0-9a-f]{64}';

export function writeReceipt({ match, deals }: Receipt): string {
  const lines = [TITLE, `match: ${match}`];
  for (const { attempt, commitment, seals, salts } of deals) {
    lines.push(`attempt: ${attempt}`, `commitment: ${commitment}`);
    for (const [seat, seal] of Object.entries(seals)) lines.push(`seal ${Number(seat) + 1}: ${seal}`);
    for (const [seat, salt] of Object.entries(salts)) lines.push(`salt ${Number(seat) + 1}: ${salt}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The receipt in a text; null if it is none. */
export function readReceipt(text: string): Receipt | null {
  const [title, match, ...lines] = text.trimEnd().split(/\r?\n/);
  const named = /^match: (\S{1,32})$/.exec(match ?? '');
  if (title !== TITLE || named === null) return null;
  const deals: SeenDeal[] = [];
  for (const line of lines) {
    const attempt = /^attempt: ([1-9][0-9]{0,3})$/.exec(line);
    const said = new RegExp(`^(commitment|seal ([1-9])|salt ([1-9])): (${HEX})$`).exec(line);
    const deal = deals.at(-1);
    if (attempt !== null) {
      deals.push({ attempt: Number(attempt[1]), commitment: '', seals: {}, salts: {}, whole: true });
    } else if (said === null || deal === undefined) {
      return null;
    } else if (said[2] !== undefined) deal.seals[Number(said[2]) - 1] = said[4]!;
    else if (said[3] !== undefined) deal.salts[Number(said[3]) - 1] = said[4]!;
    else deal.commitment = said[4]!;
  }
  return { match: named[1]!, deals };
}

/** What a receipt and the record of the same match have to say to each other. */
export function compare({ match, deals }: Receipt, record: MatchRecord): Finding[] {
  if (match !== record.match) return [{ code: 'other-match', ok: false, facts: {} }];
  if (deals.length === 0) return [{ code: 'unseen', ok: null, facts: {} }];
  if (record.scheme === 1) return [{ code: 'unsealed', ok: false, facts: {} }];
  if (record.round !== undefined) {
    // What counts was sealed on the tournament's page, and not at the table.
    const same = deals.every(({ commitment }) => commitment === record.commitment);
    return [{ code: same ? 'commitment' : 'commitment-differs', ok: same, facts: {} }];
  }
  const found: Finding[] = [];
  const attempts = record.abandoned.length + 1;
  const deal = deals.find((each) => each.attempt === attempts);
  if (deal === undefined) found.push({ code: 'unseen', ok: null, facts: {} });
  else found.push(...compareDeal(deal, record));
  found.push(...compareAttempts(deals, record));
  return found;
}

function compareDeal(deal: SeenDeal, { commitment, seals, salts, programs }: MatchRecord): Finding[] {
  const found: Finding[] = [];
  if (deal.commitment === commitment) found.push({ code: 'commitment', ok: true, facts: {} });
  else found.push({ code: 'commitment-differs', ok: false, facts: {} });
  const mine = numbers(deal.salts);
  for (const seat of mine.filter((seat) => deal.salts[seat] !== salts[seat])) {
    found.push({ code: 'salt-differs', ok: false, facts: { number: seat + 1 } });
  }
  const kept = mine.filter((seat) => deal.salts[seat] === salts[seat]).length;
  if (kept > 0) found.push({ code: 'salts', ok: true, facts: { count: kept } });
  if (mine.length === 0) found.push({ code: 'no-salts', ok: null, facts: {} });
  const others = [...seals.keys()].filter((seat) => !programs[seat] && !mine.includes(seat));
  const seen = others.filter((seat) => deal.seals[seat] !== undefined);
  for (const seat of seen.filter((seat) => deal.seals[seat] !== seals[seat])) {
    found.push({ code: 'seal-differs', ok: false, facts: { number: seat + 1 } });
  }
  const same = seen.filter((seat) => deal.seals[seat] === seals[seat]).length;
  if (same > 0) found.push({ code: 'seals', ok: true, facts: { count: same } });
  const unseen = others.length - seen.length;
  if (unseen > 0) found.push({ code: 'seals-unseen', ok: null, facts: { count: unseen } });
  return found;
}

function compareAttempts(deals: readonly SeenDeal[], { abandoned }: MatchRecord): Finding[] {
  const found: Finding[] = [];
  const [seen, count] = [Math.max(...deals.map((deal) => deal.attempt)), abandoned.length + 1];
  if (seen > count) found.push({ code: 'attempts-differ', ok: false, facts: { seen, count } });
  else if (seen === count) found.push({ code: 'attempts', ok: true, facts: { count } });
  for (const { attempt, commitment, seals, whole } of deals) {
    const before = abandoned[attempt - 1];
    if (before === undefined) continue;
    const same = numbers(seals).every((seat) => seals[seat] === before.seals[seat]);
    if (commitment !== before.commitment || (whole && !same)) {
      found.push({ code: 'abandoned-differs', ok: false, facts: { number: attempt } });
    }
  }
  return found;
}

const numbers = (of: Record<number, string>): number[] => Object.keys(of).map(Number);
