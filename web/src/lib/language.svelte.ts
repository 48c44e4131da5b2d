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
let wish: Language = 'fr';
let asked = 0;
/** Done once everything asked for so far can be said. */
let speaking: Promise<void> = Promise.resolve();

export function t(id: string, facts?: Facts): string {
  return current.say(id, facts);
}

export function language(): Language {
  return current.language;
}

/** Speaks another language once its catalogues are here. */
export function speak(next: Language): Promise<void> {
  wish = next;
  speaking = change(next);
  return speaking;
}

/** Brings further catalogues, a game's say, in the language spoken now and in any spoken later. */
export async function need(...names: string[]): Promise<void> {
  if (names.some((name) => !wanted.has(name))) {
    for (const name of names) wanted.add(name);
    void speak(wish);
  }
  try {
    await speaking;
  } catch (error) {
    // A catalogue that did not arrive is asked for again the next time.
    for (const name of names) wanted.delete(name);
    throw error;
  }
}

async function change(next: Language): Promise<void> {
  const turn = ++asked;
  const texts = await Promise.all([...wanted].map((name) => catalogue(next, name)));
  // Somebody asked for more in the meantime: with theirs, ours can be said too.
  if (turn !== asked) return speaking;
  current = { language: next, say: speaker(next, texts) };
  document.documentElement.lang = next;
}

async function catalogue(language: Language, name: string): Promise<string> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${language}/${name}.ftl`));
  return path === undefined ? '' : files[path]!();
}
