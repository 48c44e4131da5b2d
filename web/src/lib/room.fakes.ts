/** For tests: a room without a browser, whose server and clock are played by the test. */
import { beforeEach } from 'vitest';

import { FakeAround, type FakeSocket } from './around.fakes';
import type { FromServer, GameEvent, SeatInfo, TableInfo } from './messages';
import type { Receipt } from '../verify/receipt';
import { Luck } from './luck';
import { Room } from './room.svelte';

export const MATCH = 'AAAAAA-1';

let around: FakeAround;
let kept = new Map<string, string>();

beforeEach(() => {
  around = new FakeAround();
  kept = new Map();
});

/** What is kept of a match in this browser, as it is stored. */
export const receiptOf = (match: string): Receipt | null => {
  const text = kept.get(match);
  return text === undefined ? null : (JSON.parse(text) as Receipt);
};

export const socket = (): FakeSocket => around.socket;
export const say = (message: FromServer): void => socket().say(message);

/** The timer with so many milliseconds has run down. */
export function elapse(wait: number): void {
  const timer = around.timers.find((timer) => timer.wait === wait)!;
  around.cancel(timer);
  timer.act();
}

/** `screen`: one that a whole room sees, and nobody taps. */
export function room(secret = false, beats = false, screen = false): Room {
  around.screen = screen;
  const luck = new Luck({
    of: receiptOf,
    keep: (receipt) => void kept.set(receipt.match, JSON.stringify(receipt)),
  });
  const pace = {
    holds: (events: readonly GameEvent[]) => events.some((event) => event.kind === 'round-won'),
    beats: () => beats,
    secret,
    unattended: screen,
    beat: () => 400,
  };
  const made = new Room(around, pace, luck);
  made.open();
  socket().onopen?.();
  return made;
}

export function seat(yours: boolean, salted = true, seal = ''): SeatInfo {
  return {
    kind: 'person',
    name: 'Anna',
    level: '',
    yours,
    online: true,
    salted,
    stand_in: false,
    bot: false,
    seal,
    opened: false,
    late: false,
    rematch: '',
    holiday: 0,
    holidays: 0,
  };
}

export function table(
  seats: SeatInfo[],
  phase: TableInfo['phase'] = 'playing',
  match = MATCH,
  clock = 0,
): FromServer {
  return {
    type: 'table',
    table: {
      code: 'AAAAAA',
      game: 'belote',
      options: {},
      phase,
      seats,
      sides: seats.map((_, number) => [number]),
      match,
      commitment: '',
      host: true,
      host_name: 'Anna',
      public: false,
      onlookers: true,
      chat: true,
      clock,
      takeover: true,
      hints: false,
      watching: 0,
      watchers: [],
      outcome: null,
      attempt: 1,
      dealing: false,
      origin: null,
      day: null,
      tournament: '',
      rated: false,
      group: '',
      phrases: false,
    },
  };
}

export function standing(seat: number | null, version: number, ...toAct: number[]) {
  const prompt = { id: 'x', facts: {} };
  return { seat, match: MATCH, version, view: { version }, legal: [], to_act: toAct, prompt, left: null };
}

export const snapshot = (seat: number | null, version: number, toAct = 0): FromServer => ({
  type: 'snapshot',
  ...standing(seat, version, toAct),
  log: [],
});

export const update = (seat: number | null, version: number, toAct = 0, kind = 'placed'): FromServer => ({
  type: 'update',
  ...standing(seat, version, toAct),
  events: [{ kind } as GameEvent],
});
