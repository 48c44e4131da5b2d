/** Opening a table and going there. */
import type { Kind } from '../games/game';
import * as api from './api';
import { introduce } from './me.svelte';
import type { GameInfo, Level, NewSeat, NewTable, Options, TableInfo } from './messages';
import { luck } from './receipts';
import { go } from './router.svelte';
import { settings, type Taste } from './settings.svelte';
import { CLOCKS, USUAL } from './terms';

/** What must be known of a game's page to open a table of it. */
interface Page {
  seats: (options: Options) => number;
  ease?: Options;
  kinds: readonly Kind[];
}

/** Creates the table; if nobody is awaited from elsewhere, the match starts at once. */
export async function openTable(table: NewTable, name?: string): Promise<void> {
  await introduce(name);
  const laid = await api.createTable(table);
  const { code, seats } = laid;
  // The salts are drawn now that the server has committed to its secret, and not before.
  luck.see(laid);
  if (!seats.some(({ kind }) => kind === 'open')) await api.start(code, luck.toSeal(laid), laid.attempt);
  settings.game = table.game;
  go(`/table/${code}`);
}

/** One click: the game as this browser's person likes it, in no hurry, against programs. */
export function playNow(game: GameInfo, page: Page, name?: string): Promise<void> {
  const { level, options } = likedOf(game, page);
  const count = page.seats(options);
  offerLesson(game);
  const programs: NewSeat[] = [];
  while (programs.length < count - 1) programs.push(program(level));
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
export function likedOf(game: GameInfo, page: Page): { level: Level; kind: string; options: Options } {
  const taste = settings.tastes[game.name];
  const usual = Object.fromEntries(game.choices.map((choice) => [choice.name, choice.default]));
  const agrees = (some: Options): boolean =>
    Object.entries(some).every(([name, value]) => usual[name] === value);
  const chosen = page.kinds.find(({ name }) => name === taste?.kind);
  const kind = chosen ?? page.kinds.find(({ options }) => agrees(options));
  const known = (wanted: string | undefined): Level | undefined =>
    game.levels.find((level) => level === wanted);
  return {
    level: known(taste?.level) ?? known(USUAL) ?? game.levels[0] ?? USUAL,
    kind: kind?.name ?? '',
    options: { ...usual, ...chosen?.options, ...page.ease },
  };
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

/**
 * Whether somebody who played alone against programs may want stronger ones now (1), weaker ones (-1), or neither: who
 * shared a win or drew has found their measure, and where other people play, they have a say.
 */
export function measureOf({ seats, sides, outcome }: TableInfo): -1 | 0 | 1 {
  const mine = seats.findIndex(({ yours }) => yours);
  const others = seats.filter((_, seat) => seat !== mine);
  const alone =
    mine >= 0 && others.length > 0 && others.every((seat) => seat.kind === 'program' && !seat.bot);
  const winners = outcome?.winners ?? [];
  if (!alone || winners.length === 0) return 0;
  if (!winners.includes(mine)) return -1;
  const side = sides.find((members) => members.includes(mine)) ?? [];
  return winners.every((seat) => side.includes(seat)) ? 1 : 0;
}

/** The same table once more, against programs that are so many levels stronger. */
export function playOn(table: TableInfo, levels: readonly Level[], by: number): Promise<void> {
  const seats: NewSeat[] = [];
  for (const { yours, level } of table.seats) {
    const now = levels.find((each) => each === level) ?? USUAL;
    seats.push(yours ? { kind: 'me' } : program(shifted(levels, now, by) ?? now));
  }
  const [other] = seats.filter(({ kind }) => kind === 'program');
  if (other?.level) like(table.game, { level: other.level });
  const { game, options, onlookers, chat, takeover, hints } = table;
  const clock = CLOCKS.find((seconds) => seconds === table.clock) ?? 0;
  return openTable({ game, seats, options, public: false, onlookers, chat, clock, takeover, hints });
}

/** The level that is so many steps stronger, as far as there are any; null if it is no other one. */
export function shifted(levels: readonly Level[], level: string, by: number): Level | null {
  const at = levels.findIndex((each) => each === level);
  const next = levels[Math.max(0, Math.min(levels.length - 1, at + by))];
  return at < 0 || next === undefined || next === level ? null : next;
}

/** A program of a level; the server finds a name for it. */
export const program = (level: Level): NewSeat => ({ kind: 'program', level });
