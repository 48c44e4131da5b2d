/** Finds a game's page by the name the server gives it: its folder here, or what it brings from elsewhere. */
import * as api from '../lib/api';
import { need, needShared } from '../lib/language.svelte';
import type { GameInfo } from '../lib/messages';
import type { Box, GamePage } from './game';

const folders = import.meta.glob<{ default: Box }>('./*/index.ts');

/** The game on the shelf: its words and its picture. Null if the server has no such game. */
export async function loadBox(name: string, info?: GameInfo): Promise<Box | null> {
  const folder = folders[`./${name}/index.ts`];
  const box = folder === undefined ? await loadPlain(name, info) : (await folder()).default;
  if (box === null) return null;
  await Promise.all([need(name), needShared(...(box.words ?? []))]);
  return box;
}

/** The game on the table. */
export async function loadGame(name: string): Promise<GamePage | null> {
  const box = await loadBox(name);
  if (box === null) return null;
  const [Match, Seat, Aim] = await Promise.all([box.Match(), box.Seat(), box.Aim()]);
  return { ...box, Match: Match.default, Seat: Seat.default, Aim: Aim.default };
}

/** A game without a folder here. */
async function loadPlain(name: string, known?: GameInfo): Promise<Box | null> {
  const [{ boxOf }, info] = await Promise.all([
    import('../plain/box'),
    known ?? api.games().then((games) => games.find((game) => game.name === name)),
  ]);
  return info === undefined ? null : boxOf(info);
}
