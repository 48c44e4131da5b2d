/** What is remembered here and on the server, without either of them. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Memories } from './messages';

const shelf = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => void shelf.set(key, value),
});

/** A server that keeps what it is told, by guest; it can be away. */
const server = { guest: 'anna', away: false, told: new Map<string, Memories['entries']>() };
const there = (): Memories['entries'] => {
  if (server.away) throw new Error('unreachable');
  return server.told.get(server.guest) ?? {};
};
vi.mock('./api', () => ({
  me: async () => ({ guest: server.guest, name: server.guest }),
  recall: async () => ({ entries: there() }),
  remember: async (_kind: string, { entries }: Memories) => {
    const all = { ...there() };
    for (const [key, entry] of Object.entries(entries)) {
      if (all[key] === undefined || entry.at < all[key].at) all[key] = entry;
    }
    server.told.set(server.guest, all);
    return { entries: all };
  },
}));

/** The page is opened: only what is stored is left. */
async function opened(): Promise<typeof import('./memory.svelte')> {
  vi.resetModules();
  return import('./memory.svelte');
}

beforeEach(() => {
  shelf.clear();
  Object.assign(server, { guest: 'anna', away: false, told: new Map() });
});

describe('what a guest has done', () => {
  it('is remembered at once, and on the server soon', async () => {
    const { recall, remember } = await opened();
    remember('lessons', 'punto/first', '1');
    expect(recall('lessons')['punto/first']?.value).toBe('1');
    await vi.waitFor(() => expect(server.told.get('anna')).toHaveProperty(['punto/first']));
  });

  it('stays as it was done first', async () => {
    const { recall, remember } = await opened();
    remember('puzzles', 'p1', '0');
    remember('puzzles', 'p1', '1');
    expect(recall('puzzles')['p1']?.value).toBe('0');
  });

  it('is there again without a network, and told once there is one', async () => {
    server.away = true;
    (await opened()).remember('days', '2026-11-18/punto', 'won');
    const { recall, sync } = await opened();
    expect(recall('days')).toHaveProperty(['2026-11-18/punto']);
    server.away = false;
    await sync('days');
    expect(server.told.get('anna')).toHaveProperty(['2026-11-18/punto']);
  });

  it('is put together with what another browser did, the earlier first', async () => {
    server.told.set('anna', { p1: { at: 5, value: '1' }, p2: { at: 6, value: '1' } });
    const { recall, remember, sync } = await opened();
    remember('puzzles', 'p1', '0');
    remember('puzzles', 'p3', '0');
    await sync('puzzles');
    expect(Object.keys(recall('puzzles')).sort()).toEqual(['p1', 'p2', 'p3']);
    expect(recall('puzzles')['p1']).toEqual({ at: 5, value: '1' });
  });

  it('goes along when somebody takes a name, and not when the browser becomes somebody else', async () => {
    server.guest = '';
    (await opened()).remember('lessons', 'punto/first', '1');
    server.guest = 'anna';
    await (await opened()).sync('lessons');
    expect(server.told.get('anna')).toHaveProperty(['punto/first']);
    server.guest = 'ben';
    const { recall, sync } = await opened();
    await sync('lessons');
    expect(recall('lessons')).toEqual({});
    expect(server.told.get('ben')).toBeUndefined();
  });
});
