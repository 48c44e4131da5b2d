/** Finds a game's folder by the name the server gives it, and brings what it needs. */
import { need, needShared } from '../lib/language.svelte';
import type { Box, GamePage } from './game';

const folders = import.meta.glob<{ default: Box }>('./*/index.ts');

/** The game on the shelf: its words and its picture. */
export async function loadBox(name: string): Promise<Box | null> {
  const folder = folders[`./${name}/index.ts`];
  if (folder === undefined) return null;
  const box = (await folder()).default;
  await Promise.all([need(name), needShared(...(box.words ?? []))]);
  return box;
}

/** The game on the table. */
export async function loadGame(name: string): Promise<GamePage | null> {
  const box = await loadBox(name);
  if (box === null) return null;
  const [Match, Seat] = await Promise.all([box.Match(), box.Seat()]);
  return { ...box, Match: Match.default, Seat: Seat.default };
}
