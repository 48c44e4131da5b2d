/** Records that somebody changed: the Python side wrote down what it says of each, and this side says the same. */
import { expect, test } from 'vitest';

import { files, resealed, textOf } from './forging';
import { verifyRecord } from './index';
import mutated from './mutated.json';

type Entry = [file: string, at: number, cut: number, put: string, again: boolean, line: number, code: string];

test('mutated records are judged alike on both sides', { timeout: 120_000 }, async () => {
  expect(mutated.length).toBeGreaterThan(500);
  const differences: unknown[] = [];
  for (const entry of mutated as Entry[]) {
    const [file, at, cut, put, again, line, code] = entry;
    expect(files).toContain(file);
    // Places count whole characters.
    const signs = [...textOf(file)];
    signs.splice(at, cut, put);
    const changed = signs.join('');
    const verdict = await verifyRecord(again ? resealed(changed.split('\n').slice(0, -1)) : changed);
    const found = verdict.ok ? [0, ''] : [verdict.line, verdict.code];
    if (found[0] !== line || found[1] !== code) differences.push([...entry, ...found]);
  }
  expect(differences).toEqual([]);
});
