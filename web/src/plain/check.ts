/** The check that a game from elsewhere brings for its records. */
import * as api from '../lib/api';
import { checkBy, Referee, type Check } from '../verify/referee';
import { loadModule } from './modules.svelte';

/** Null if the game brings none, undefined if the server has no such game. */
export async function checkElsewhere(game: string): Promise<Check | null | undefined> {
  const info = (await api.games()).find(({ name }) => name === game);
  if (info === undefined) return undefined;
  const module = info.page === '' ? null : await loadModule(info);
  return module?.check ? module.check({ checkBy, Referee }) : null;
}
