/** Coming to a table: its game's page, and the room that its stream fills. */
import { loadGame } from '../games';
import type { GamePage } from '../games/game';
import * as api from './api';
import { browserAround, watchNetwork } from './browser';
import { meet } from './me.svelte';
import type { TableInfo } from './messages';
import { luck } from './receipts';
import { Room, type Pace } from './room.svelte';
import { moving, settings, SPEEDS } from './settings.svelte';

export interface Visit {
  game: GamePage;
  room: Room;
  /** The table as it was when we came, to this browser's own guest. */
  info: TableInfo;
  leave: () => void;
}

/** Throws a refusal. `screen`: a whole room sees this page, and nobody taps it. */
export async function visit(code: string, screen = false): Promise<Visit> {
  const [info] = await Promise.all([api.table(code), meet().catch(() => null)]);
  const game = await loadGame(info.game);
  if (game === null) throw new api.Refused({ code: 'unknown-game', rule: '', facts: {} });
  const pace: Pace = {
    holds: game.holds,
    beats: (view) => game.beats?.(view) ?? false,
    secret: game.secret(info.options),
    unattended: screen,
    beat: () => (moving() ? 420 : 120) * SPEEDS[settings.speed],
  };
  const room = new Room(browserAround(code, screen), pace, luck);
  room.open();
  const unwatch = watchNetwork(room);
  return {
    game,
    room,
    info,
    leave: () => {
      unwatch();
      room.close();
    },
  };
}
