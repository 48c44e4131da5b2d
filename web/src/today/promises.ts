/**
 * The commitments that this browser has seen for days to come: whoever kept one can tell afterwards that the secret
 * was fixed before the day began.
 */
import type { DayPromise } from '../lib/messages';

const KEY = 'tapis-promises';
/** So many days are kept. */
const MOST = 120;

type Kept = Record<string, string>;

/** Keeps what is promised for later days. What was seen first stays. */
export function keepPromises(house: string, coming: readonly DayPromise[]): void {
  const kept = read();
  const news = coming.filter(({ day }) => kept[nameOf(house, day)] === undefined);
  if (news.length === 0) return;
  for (const { day, commitment } of news) kept[nameOf(house, day)] = commitment;
  const latest = Object.entries(kept).sort(([one], [other]) => (one.slice(-10) < other.slice(-10) ? 1 : -1));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest.slice(0, MOST))));
  } catch {
    // A browser that keeps nothing can compare nothing.
  }
}

/** What this browser saw promised for a day before it began; empty if it saw nothing. */
export function keptPromise(house: string, day: string): string {
  return read()[nameOf(house, day)] ?? '';
}

const nameOf = (house: string, day: string): string => `${house} ${day}`;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}
