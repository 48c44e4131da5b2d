/** For tests: the records that the Python side wrote, and what a forger might make of them. */
import { expect } from 'vitest';

import { digest } from './chance';
import { verifyRecord, type Verdict } from './index';
import type { MatchRecord } from './record';

const found = import.meta.glob<string>(['../games/*/fixtures/*.txt', '../games/*/fixtures/earlier/*.txt'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = new Map(
  Object.entries(found).map(([path, text]) => [
    path.replace(/^.*games\/(.*)\/fixtures\/(.*)\.txt$/, '$1/$2'),
    text,
  ]),
);

/** Every record that lies in a game's folder, called by the game and its own name: `chess/short`, `chess/earlier/long`. */
export const files = [...texts.keys()];
export const games = [...new Set(files.map(gameOf))];
export const textOf = (file: string): string => texts.get(file)!;
export const linesOf = (file: string): string[] => textOf(file).trimEnd().split('\n');

export function gameOf(file: string): string {
  return file.split('/')[0]!;
}

export function filesOf(game: string): string[] {
  return files.filter((file) => gameOf(file) === game);
}

/** The parts of a record that no game's own check looks at. */
export const LUCK: Pick<
  MatchRecord,
  'scheme' | 'match' | 'abandoned' | 'commitment' | 'seals' | 'salts' | 'saltsLine'
> = { scheme: 1, match: '', abandoned: [], commitment: '', seals: [], salts: [], saltsLine: 7 };

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
