/** Opening a table and going there. */
import * as api from './api';
import { introduce } from './me.svelte';
import type { GameInfo, Level, NewSeat, NewTable, Options } from './messages';
import { luck } from './receipts';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { USUAL } from './terms';

/** What must be known of a game's page to open a table of it. */
interface Page {
  seats: (options: Options) => number;
  ease?: Options;
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

/** One click: the game as it is usually played, in no hurry, against programs. */
export function playNow(game: GameInfo, page: Page, name?: string): Promise<void> {
  const usual = Object.fromEntries(game.choices.map((choice) => [choice.name, choice.default]));
  const options = { ...usual, ...page.ease };
  const count = page.seats(options);
  const programs: NewSeat[] = [];
  while (programs.length < count - 1) programs.push(program(USUAL));
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

/** A program of a level; the server finds a name for it. */
export const program = (level: Level): NewSeat => ({ kind: 'program', level });
