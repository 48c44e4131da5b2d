/**
 * The language the page speaks now. `t` says a sentence; components that use it speak anew when the
 * language changes. Catalogues come one at a time, each only when somebody needs it.
 */
import { sectionOf, type Section } from './sections';
import { speaker, type Language, type Facts, type Say } from './words';

/** What is said at every table, and what few games share: playing cards. */
const shared = import.meta.glob<string>(
  ['$words/*/*.ftl', '!$words/*/*terminal.ftl', '!$words/*/preview.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
);
/** What the games in the page's own house say. */
const own: Record<Section, Record<string, () => Promise<string>>> = {
  table: import.meta.glob<string>('$games/*/words/*.ftl', { query: '?section=table', import: 'default' }),
  page: import.meta.glob<string>('$games/*/words/*.ftl', { query: '?section=page', import: 'default' }),
  rules: import.meta.glob<string>('$games/*/words/*.ftl', { query: '?section=rules', import: 'default' }),
  lessons: import.meta.glob<string>('$games/*/words/*.ftl', { query: '?section=lessons', import: 'default' }),
  puzzles: import.meta.glob<string>('$games/*/words/*.ftl', { query: '?section=puzzles', import: 'default' }),
};
/** What games from elsewhere say: their whole catalogues, by address. */
const fetched = new Map<string, Promise<string>>();

/** A shared catalogue by its name, or a section of a game's own. */
type Catalogue = string | { game: string; section: Section };

const wanted = new Map<string, Catalogue>([
  ['page', 'page'],
  ['table', 'table'],
]);
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

/** Brings sections of a game's catalogue: by default all that is said at the table and on the page. */
export function need(game: string, ...sections: Section[]): Promise<void> {
  const all: Section[] = sections.length > 0 ? sections : ['table', 'page'];
  return bring(all.map((section) => [`${game} ${section}`, { game, section }]));
}

/** The ids of the sentences in a section, in the order of the file. They are the same in all languages. */
export async function idsIn(game: string, section: Section): Promise<string[]> {
  const text = await textOf(wish, { game, section });
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
}

/** Brings catalogues that several games speak from. */
export function needShared(...names: string[]): Promise<void> {
  return bring(names.map((name) => [name, name]));
}

/** Brings catalogues in the language spoken now and in any spoken later. */
async function bring(catalogues: readonly (readonly [key: string, Catalogue])[]): Promise<void> {
  if (catalogues.some(([key]) => !wanted.has(key))) {
    for (const [key, catalogue] of catalogues) wanted.set(key, catalogue);
    void speak(wish);
  }
  try {
    await speaking;
  } catch (error) {
    // A catalogue that did not arrive is asked for again the next time.
    for (const [key] of catalogues) wanted.delete(key);
    throw error;
  }
}

async function change(next: Language): Promise<void> {
  const turn = ++asked;
  const texts = await Promise.all([...wanted.values()].map((catalogue) => textOf(next, catalogue)));
  // Somebody asked for more in the meantime: with theirs, ours can be said too.
  if (turn !== asked) return speaking;
  current = { language: next, say: speaker(next, texts) };
  document.documentElement.lang = next;
}

async function textOf(language: Language, catalogue: Catalogue): Promise<string> {
  if (typeof catalogue === 'string') {
    return (await find(shared, `/${language}/${catalogue}.ftl`)?.()) ?? '';
  }
  const { game, section } = catalogue;
  const inside = find(own[section], `/${game}/words/${language}.ftl`);
  return inside === undefined ? sectionOf(await fetchWhole(game, language), section) : inside();
}

function find<T>(files: Record<string, T>, end: string): T | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
}

/** The catalogue of a game whose words the server has, and not the page. */
function fetchWhole(game: string, language: Language): Promise<string> {
  const address = `/games/${encodeURIComponent(game)}/words/${language}.ftl`;
  const text = fetched.get(address) ?? fetchText(address);
  fetched.set(address, text);
  text.catch(() => fetched.delete(address));
  return text;
}

/** The text at an address; none if there is nothing. */
async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok && answer.status !== 404) throw new Error(`${address}: ${answer.status}`);
  return answer.ok ? answer.text() : '';
}
