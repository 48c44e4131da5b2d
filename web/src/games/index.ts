/** Finds a game's folder by the name the server gives it, and brings what it needs. */
import { need } from '../lib/language.svelte';
import type { GamePage } from './game';

const folders = import.meta.glob<{ default: GamePage }>('./*/index.ts');

export async function loadGame(name: string): Promise<GamePage | null> {
  const folder = folders[`./${name}/index.ts`];
  if (folder === undefined) return null;
  const game = (await folder()).default;
  await need(...game.words);
  return game;
}
