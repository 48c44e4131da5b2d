/** What a page does with its salts, and when it keeps them closed. */
import { describe, expect, it } from 'vitest';

import { sealOf } from '../verify/chance';
import type { TableInfo } from './messages';
import { MATCH, receiptOf, room, say, seat, socket, table } from './room.fakes';

const PROMISE = 'aa'.repeat(32);
const BENS = 'bb'.repeat(32);

/** The table while it is open; `seals` are those it shows. */
function open(seals: readonly string[], changes: Partial<TableInfo> = {}) {
  const seats = seals.map((seal, number) => seat(number === 0, seal !== '', seal));
  const message = table(seats, 'open') as { type: 'table'; table: TableInfo };
  return { ...message, table: { ...message.table, commitment: PROMISE, ...changes } };
}

const sent = (type: string) => socket().sent.filter((message) => message.type === type);
const mine = (attempt = 1): string =>
  sealOf(MATCH, attempt, 0, receiptOf(MATCH)!.deals.find((deal) => deal.attempt === attempt)!.salts[0]!);

describe('a page that sits at a table', () => {
  it('keeps its salt and seals it; opens it once all seals are there', () => {
    room();
    say(open(['', BENS]));
    expect(sent('seal')).toMatchObject([{ seat: 0, match: MATCH, attempt: 1, seal: mine() }]);
    say(open([mine(), BENS]));
    expect(sent('open')).toEqual([]);
    say(open([mine(), BENS], { dealing: true }));
    const { salts, seals, commitment } = receiptOf(MATCH)!.deals[0]!;
    expect(sent('open')).toEqual([{ type: 'open', seat: 0, match: MATCH, attempt: 1, salt: salts[0] }]);
    expect({ seals, commitment }).toEqual({ seals: { 0: mine(), 1: BENS }, commitment: PROMISE });
  });

  it('opens nothing while a seal is missing', () => {
    room();
    say(open(['', '']));
    say(open([mine(), ''], { dealing: true }));
    expect(sent('open')).toEqual([]);
  });

  it('draws another salt for another attempt, and keeps both', () => {
    room();
    say(open(['', BENS]));
    say(open(['', ''], { attempt: 2, commitment: 'cc'.repeat(32) }));
    expect(sent('seal')).toMatchObject([{ attempt: 1 }, { attempt: 2, seal: mine(2) }]);
    const [first, second] = receiptOf(MATCH)!.deals;
    expect(first!.salts[0]).not.toBe(second!.salts[0]);
    expect(second!.commitment).toBe('cc'.repeat(32));
  });

  it('sends its seal once though the table shows another: that of a second window without storage', () => {
    room();
    say(open(['dd'.repeat(32), BENS]));
    say(open(['ee'.repeat(32), BENS]));
    expect(sent('seal')).toHaveLength(1);
  });
});

describe('a salt stays closed, and the page says why', () => {
  it('when the server changed its promise for the same deal', () => {
    const here = room();
    say(open(['', BENS]));
    say(open([mine(), BENS], { dealing: true, commitment: 'cc'.repeat(32) }));
    expect(sent('open')).toEqual([]);
    expect(here.suspicion).toBe('commitment');
  });

  it('when the server replays the deal with other seals', () => {
    const here = room();
    say(open(['', BENS]));
    say(open([mine(), BENS], { dealing: true }));
    say(open([mine(), 'ff'.repeat(32)], { dealing: true }));
    expect(sent('open')).toHaveLength(1);
    expect(here.suspicion).toBe('seals');
  });

  it('when the seal at its seat is not its own', () => {
    room();
    say(open(['', BENS]));
    say(open(['dd'.repeat(32), BENS], { dealing: true }));
    expect(sent('open')).toEqual([]);
  });
});
