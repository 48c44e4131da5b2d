/** Receipts against records that the Python side wrote, and against servers that changed something. */
import { describe, expect, test } from 'vitest';

import { sealOf } from './chance';
import { checkReceipt } from './check';
import { filesOf, linesOf, resealed, textOf } from './forging';
import { readRecord } from './record';
import { compare, readReceipt, writeReceipt, type Receipt } from './receipt';

const file = filesOf('punto').find((name) => name.endsWith('third-deal'))!;
const record = readRecord(linesOf(file));
const nobody = async (): Promise<undefined> => undefined;
const codes = (receipt: Receipt, of = record): string[] =>
  compare(receipt, of).map(({ code, ok }) => `${ok === null ? '?' : ok ? '+' : '-'}${code}`);

/** What Anna's page saw: both abandoned deals, and the one that was played. */
function seen(): Receipt {
  const { match, commitment, seals, salts, abandoned } = record;
  const shown = (all: readonly string[]): Record<number, string> =>
    Object.fromEntries([...all.entries()].filter(([, seal]) => seal !== ''));
  const deals = [...abandoned, { commitment, seals }].map((deal, number) => ({
    ...{ attempt: number + 1, commitment: deal.commitment, seals: shown(deal.seals), whole: true },
    salts: number === 2 ? { 0: salts[0]! } : {},
  }));
  return { match, deals };
}

test('a receipt survives being written and read', () => {
  expect(readReceipt(writeReceipt(seen()))).toEqual(seen());
  expect(readReceipt('hello\n')).toBeNull();
  expect(readReceipt(`${writeReceipt(seen())}more\n`)).toBeNull();
});

test('what was seen and what was not is said', () => {
  expect(codes(seen())).toEqual(['+commitment', '+salts', '+seals', '+attempts']);
  const late = seen();
  late.deals = late.deals.slice(2);
  late.deals[0]!.seals = {};
  expect(codes(late)).toEqual(['+commitment', '+salts', '?seals-unseen', '+attempts']);
  expect(codes({ ...late, deals: [{ ...late.deals[0]!, salts: {} }] })).toContain('?no-salts');
  expect(codes({ ...seen(), deals: seen().deals.slice(0, 1) })).toEqual(['?unseen']);
  expect(codes({ match: record.match, deals: [] })).toEqual(['?unseen']);
  expect(codes({ ...seen(), match: 'OTHER-1' })).toEqual(['-other-match']);
});

describe('a server that', () => {
  test('swaps a salt, and seals it too, is caught by whoever drew it', () => {
    const receipt = seen();
    receipt.deals[2]!.salts[0] = 'ab'.repeat(32);
    expect(codes(receipt)).toContain('-salt-differs');
  });

  test('swaps its secret for another is caught by the commitment', () => {
    const receipt = seen();
    receipt.deals[2]!.commitment = 'ab'.repeat(32);
    expect(codes(receipt)).toContain('-commitment-differs');
  });

  test('grinds a salt of its own after it saw the others is caught by its seal', () => {
    const receipt = seen();
    receipt.deals[2]!.seals[2] = sealOf(record.match, 3, 2, 'cd'.repeat(32));
    expect(codes(receipt)).toContain('-seal-differs');
  });

  test('replays an old deal, or hides one, is caught by the attempts', () => {
    const receipt = seen();
    receipt.deals.push({ ...receipt.deals[2]!, attempt: 4 });
    expect(codes(receipt)).toContain('-attempts-differ');
    const other = seen();
    other.deals[0]!.commitment = record.commitment;
    expect(codes(other)).toContain('-abandoned-differs');
  });

  test('tells of a match without seals is caught', () => {
    const plain = readRecord(linesOf(filesOf('punto').find((name) => name.endsWith('/2'))!));
    expect(codes({ ...seen(), match: plain.match }, plain)).toEqual(['-unsealed']);
  });

  test('writes a record that does not hold is caught before anything is compared', async () => {
    const lines = linesOf(file).map((line) => line.replace(/^salt 1: ../, 'salt 1: 00'));
    expect(await checkReceipt(seen(), resealed(lines), nobody)).toMatchObject([
      { code: 'bad-record', ok: false },
    ]);
    expect(await checkReceipt(seen(), textOf(file), nobody)).toHaveLength(4);
  });
});

test('a record of a game from elsewhere is compared like any other, with a check of its own or without', async () => {
  const text = resealed(linesOf(file).map((line) => line.replace(/^game: punto/, 'game: belote')));
  for (const check of [null, () => {}]) {
    const findings = await checkReceipt(seen(), text, async () => check);
    expect(findings.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  }
  expect(await checkReceipt(seen(), text, nobody)).toMatchObject([{ code: 'bad-record', ok: false }]);
});
