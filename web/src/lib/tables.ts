/** Opening a table and going there. */
import type { Kind } from '../games/game';
import * as api from './api';
import { introduce } from './me.svelte';
import type { GameInfo, Level, NewSeat, NewTable, Options, PlayOn, TableInfo } from './messages';
import { go } from './router.svelte';
import { settings, type Taste } from './settings.svelte';
import { LEVELS, MEASURED, PARTS, USUAL } from './terms';

/** What must be known of a game's page to open a table of it. */
interface Page {
  seats: (options: Options) => number;
  ease?: Options;
  kinds: readonly Kind[];
}

/** Creates the table; if nobody is awaited from elsewhere, the match starts at once. */
export async function openTable(table: NewTable, name?: string, screen = false): Promise<void> {
  await introduce(name);
  await goTo(await api.createTable(table), screen ? '/screen' : '');
}

/** Plays on from a point of a finished match, at a table of its own. */
export async function playOnFrom(match: string, wish: PlayOn): Promise<void> {
  await introduce();
  await goTo(await api.playOn(match, wish));
}

/** `part`: which page of the table. */
async function goTo(laid: TableInfo, part = ''): Promise<void> {
  const { code, seats } = laid;
  // Home is there before this is needed.
  const { luck } = await import('./receipts');
  // The salts are drawn now that the server has committed to its secret, and not before.
  luck.see(laid);
  if (!seats.some(({ kind }) => kind === 'open')) await api.start(code, luck.toSeal(laid), laid.attempt);
  settings.game = laid.game;
  go(`/table/${code}${part}`);
}

/** One click: the game as this browser's person likes it, in no hurry, against programs. */
export function playNow(game: GameInfo, page: Page, name?: string): Promise<void> {
  const { level, options } = likedOf(game, page);
  const count = page.seats(options);
  offerLesson(game);
  const programs: NewSeat[] = [];
  while (programs.length < count - 1)
    programs.push(level === MEASURED ? measuredSeat(game.name) : program(level));
  return openTable(
    {
      game: game.name,
      seats: [{ kind: 'me' }, ...programs],
      options,
      public: false,
      onlookers: true,
      chat: true,
      clock: 0,
      takeover: true,
      // Alone with programs nobody minds.
      hints: game.hints,
    },
    name,
  );
}

/** How the game is played at once: as it usually is, or as it was chosen here before. */
export function likedOf(
  game: GameInfo,
  page: Page,
): { level: Level | typeof MEASURED; kind: string; options: Options } {
  const taste = settings.tastes[game.name];
  const usual = Object.fromEntries(game.choices.map((choice) => [choice.name, choice.default]));
  const agrees = (some: Options): boolean =>
    Object.entries(some).every(([name, value]) => usual[name] === value);
  const chosen = page.kinds.find(({ name }) => name === taste?.kind);
  const kind = chosen ?? page.kinds.find(({ options }) => agrees(options));
  const known = (wanted: string | undefined): Level | undefined =>
    game.levels.find((level) => level === wanted);
  const options = { ...usual, ...chosen?.options, ...page.ease };
  const level = known(taste?.level) ?? known(USUAL) ?? game.levels[0] ?? USUAL;
  const measured = taste?.level === MEASURED && toMeasure(page, options);
  return { level: measured ? MEASURED : level, kind: kind?.name ?? '', options };
}

/** Remembers how somebody likes to play a game at once. */
export function like(game: string, taste: Partial<Taste>): void {
  const before = settings.tastes[game] ?? { level: '', kind: '' };
  settings.tastes = { ...settings.tastes, [game]: { ...before, ...taste } };
}

/** Before somebody's first match here, a game that has lessons offers one, once. */
function offerLesson({ name, lessons }: GameInfo): void {
  if (lessons.length === 0 || settings.offered.includes(name)) return;
  settings.offered = [...settings.offered, name];
  settings.offer = name;
}

/** Whether one can play to one's measure: against a single program. */
export const toMeasure = (page: Pick<Page, 'seats'>, options: Options): boolean => page.seats(options) === 2;

/** A program to the measure of this browser's person; the first one is as strong as those whom one usually meets. */
export const measuredSeat = (game: string): NewSeat => ({
  kind: 'program',
  measure: settings.measures[game]?.step ?? PARTS * LEVELS.indexOf(USUAL),
});

/** A program of a level; the server finds a name for it. */
export const program = (level: Level): NewSeat => ({ kind: 'program', level });
