/** The modules that games from elsewhere bring, and which of them failed. */
import { SvelteSet } from 'svelte/reactivity';

import { INTERFACE, type GameModule } from '../games/elsewhere';
import type { GameInfo } from '../lib/messages';

const modules = new Map<string, Promise<GameModule | null>>();
const loaded = new Map<string, GameModule>();
const failed = new SvelteSet<string>();

/** The module of a game; null if it cannot be used. */
export function loadModule({ name, page }: GameInfo): Promise<GameModule | null> {
  const module = modules.get(name) ?? bring(name, page);
  modules.set(name, module);
  return module;
}

export const moduleOf = (game: string): GameModule | null => loaded.get(game) ?? null;

/** Whether the plain page stands in for a module that does not work. */
export const hasFailed = (game: string): boolean => failed.has(game);

export function fail(game: string, error: unknown): void {
  console.error(`The page of the game ${game} does not work; the plain one serves.`, error);
  failed.add(game);
}

/** A module's function; where it is missing or throws, the plain page's. */
export function guarded<Given extends unknown[], Result>(
  game: string,
  own: ((...given: Given) => Result) | undefined,
  plain: (...given: Given) => Result,
): (...given: Given) => Result {
  if (own === undefined) return plain;
  return (...given) => {
    try {
      return own(...given);
    } catch (error) {
      console.error(`The page of the game ${game} threw.`, error);
      return plain(...given);
    }
  };
}

async function bring(game: string, address: string): Promise<GameModule | null> {
  try {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin) throw new Error(`${address} is not on this server`);
    const module = readModule(((await import(/* @vite-ignore */ url.href)) as { default?: unknown }).default);
    if (module.stylesheet !== undefined) link(new URL(module.stylesheet, url));
    loaded.set(game, module);
    return module;
  } catch (error) {
    fail(game, error);
    return null;
  }
}

/** The module, if it is one of this interface; else throws. */
export function readModule(found: unknown): GameModule {
  if (typeof found !== 'object' || found === null) throw new Error('the module has no default export');
  const { interface: number } = found as Partial<GameModule>;
  if (number !== INTERFACE) throw new Error(`it is written for interface ${number}, this is ${INTERFACE}`);
  return found as GameModule;
}

function link(sheet: URL): void {
  if (sheet.origin !== location.origin) throw new Error(`${sheet.href} is not on this server`);
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = sheet.href;
  document.head.append(element);
}
