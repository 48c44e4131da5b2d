/**
 * What this guest has done: lessons, puzzles, deals of the day.
 *
 * It is kept in this browser first, and works without a network. When the server can be reached, both are put
 * together, so that all browsers of a guest know the same. Of two entries of a key the earlier stays.
 */
import * as api from './api';
import { meet } from './me.svelte';

export type Kind = 'lessons' | 'puzzles' | 'days';

export interface Entry {
  /** Seconds since 1970. */
  at: number;
  /** A short text, at most 200 characters. */
  value: string;
}

type Entries = Record<string, Entry>;

interface Stored {
  /** Whose they are; empty for somebody who has no name yet. */
  guest: string;
  kinds: Record<Kind, Entries>;
}

const KEY = 'tapis-memory';
const KINDS: readonly Kind[] = ['lessons', 'puzzles', 'days'];
/** The server takes no more at once. */
const AT_ONCE = 500;

const here: Stored = $state(stored());
const asked = new Set<Kind>();

/** All of a kind, by key. */
export function recall(kind: Kind): Record<string, Entry> {
  if (!asked.has(kind)) {
    asked.add(kind);
    queueMicrotask(() => void sync(kind));
  }
  return here.kinds[kind];
}

/** Notes something that was done. The first entry of a key stays. */
export function remember(kind: Kind, key: string, value: string): void {
  if (here.kinds[kind][key] !== undefined) return;
  here.kinds[kind][key] = { at: Math.floor(Date.now() / 1000), value };
  keep();
  asked.add(kind);
  void sync(kind);
}

/** Puts together what is known here and on the server. Without a network, that waits for the next time. */
export async function sync(kind: Kind): Promise<void> {
  try {
    const { guest } = await meet();
    if (guest === '') return;
    own(guest);
    const there = take(kind, (await api.recall(kind)).entries);
    const fresh = Object.entries(here.kinds[kind]).filter(
      ([key, { at }]) => at < (there[key]?.at ?? Infinity),
    );
    for (let from = 0; from < fresh.length; from += AT_ONCE) {
      const entries = Object.fromEntries(fresh.slice(from, from + AT_ONCE));
      take(kind, (await api.remember(kind, { entries })).entries);
    }
  } catch {
    // Nobody need hear of it: all of it is still here.
  }
}

/** Whatever another guest did in this browser is that guest's; what nobody did yet is whoever comes first. */
function own(guest: string): void {
  if (here.guest === guest) return;
  if (here.guest !== '') for (const kind of KINDS) here.kinds[kind] = {};
  here.guest = guest;
  keep();
}

function take(kind: Kind, entries: Entries): Entries {
  if (merge(kind, entries)) keep();
  return entries;
}

function merge(kind: Kind, entries: Entries): boolean {
  let changed = false;
  for (const [key, entry] of Object.entries(entries)) {
    const known = here.kinds[kind][key];
    if (known !== undefined && known.at <= entry.at) continue;
    here.kinds[kind][key] = entry;
    changed = true;
  }
  return changed;
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(here));
  } catch {
    // Where storage is shut, it lasts as long as the page.
  }
}

function stored(): Stored {
  const nothing: Stored = { guest: '', kinds: { lessons: {}, puzzles: {}, days: {} } };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
    if (typeof found.guest === 'string') nothing.guest = found.guest;
    for (const kind of KINDS) {
      for (const [key, entry] of Object.entries(found.kinds?.[kind] ?? {})) {
        if (typeof entry?.at === 'number' && typeof entry.value === 'string')
          nothing.kinds[kind][key] = entry;
      }
    }
  } catch {
    // Shut, or not ours: then nothing was done yet.
  }
  return nothing;
}

if (typeof addEventListener === 'function') {
  addEventListener('online', () => {
    for (const kind of asked) void sync(kind);
  });
  // Another window of this browser.
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    const now = stored();
    if (now.guest !== here.guest) Object.assign(here, now);
    else for (const kind of KINDS) merge(kind, now.kinds[kind]);
  });
}
