/**
 * The language the page speaks now. `t` says a sentence; components that use it speak anew when the
 * language changes. Catalogues come one file at a time, each only when somebody needs it.
 */
import { speaker, type Language, type Facts, type Say } from './words';

const files = import.meta.glob<string>(['$words/*/*.ftl', '!$words/*/*terminal.ftl'], {
  query: '?raw',
  import: 'default',
});

const wanted = new Set(['page', 'table']);
let current: { language: Language; say: Say } = $state.raw({ language: 'fr', say: (id) => id });
let asked = 0;

export function t(id: string, facts?: Facts): string {
  return current.say(id, facts);
}

export function language(): Language {
  return current.language;
}

/** Speaks another language once its catalogues are here. */
export async function speak(next: Language): Promise<void> {
  const turn = ++asked;
  const texts = await Promise.all([...wanted].map((name) => catalogue(next, name)));
  if (turn !== asked) return;
  current = { language: next, say: speaker(next, texts) };
  document.documentElement.lang = next;
}

/** Brings further catalogues, a game's say, in the language spoken now and in any spoken later. */
export async function need(...names: string[]): Promise<void> {
  if (names.every((name) => wanted.has(name))) return;
  for (const name of names) wanted.add(name);
  await speak(current.language);
}

async function catalogue(language: Language, name: string): Promise<string> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${language}/${name}.ftl`));
  return path === undefined ? '' : files[path]!();
}
