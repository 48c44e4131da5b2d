/** What a guest has done, kept in this browser: the first entry of a key stays. */
export type Kind = 'lessons' | 'puzzles' | 'days';

export interface Entry {
  /** Seconds since 1970. */
  at: number;
  value: string;
}

const keyOf = (kind: Kind): string => `tapisvert-memory-${kind}`;
const kept: Record<Kind, Record<string, Entry>> = $state({
  lessons: load('lessons'),
  puzzles: load('puzzles'),
  days: load('days'),
});

export const recall = (kind: Kind): Record<string, Entry> => kept[kind];

export function remember(kind: Kind, key: string, value: string): void {
  if (kept[kind][key]) return;
  kept[kind][key] = { at: Math.floor(Date.now() / 1000), value };
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify(kept[kind]));
  } catch {
    // Private windows: it is remembered as long as the page is open.
  }
}

function load(kind: Kind): Record<string, Entry> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(kind)) ?? '{}') as Record<string, Entry>;
  } catch {
    return {};
  }
}
