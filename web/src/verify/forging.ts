/** For tests: the records that the Python side wrote, and what a forger might make of them. */
import { readFileSync, readdirSync } from 'node:fs';

import { expect } from 'vitest';

import { digest } from './chance';
import { verifyRecord, type Verdict } from './index';

const folder = new URL('./fixtures/', import.meta.url);

export const files = readdirSync(folder);
export const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
export const linesOf = (file: string): string[] => textOf(file).trimEnd().split('\n');

/** A forger's record: checks and seal computed anew over whatever was changed. */
export function resealed(lines: readonly string[]): string {
  const body = lines.slice(0, -2);
  const checks = body.map((line) => digest(line).slice(0, 4));
  body.push(`checks: ${checks.join('')}`);
  const sealed = body.map((line) => `${line}\n`).join('');
  return `${sealed}seal: ${digest(sealed)}\n`;
}

/** A record with one line replaced, and sealed again: which line, and what is said of it. */
export async function forged(
  file: string,
  find: RegExp,
  change: (line: string) => string,
): Promise<{ line: number; verdict: Verdict }> {
  const lines = linesOf(file);
  const at = lines.findIndex((line) => find.test(line));
  const changed = change(lines[at]!);
  expect(changed).not.toBe(lines[at]);
  lines[at] = changed;
  return { line: at + 1, verdict: await verifyRecord(resealed(lines)) };
}
