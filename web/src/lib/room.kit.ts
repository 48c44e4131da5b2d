/** For tests: a room without a browser, whose server and clock are played by the test. */
import { beforeEach } from 'vitest';

import type { FromPage, FromServer, GameEvent, SeatInfo, TableInfo } from './messages';
import { Room } from './room.svelte';
import type { SocketLike } from './stream';

export const MATCH = 'AAAAAA-1';

class FakeSocket implements SocketLike {
  sent: FromPage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close(): void {}
}

export let socket: FakeSocket;
let timers: { act: () => void; wait: number }[];

export const say = (message: FromServer): void => socket.onmessage?.({ data: JSON.stringify(message) });

export function elapse(wait: number): void {
  const timer = timers.find((timer) => timer.wait === wait)!;
  timers = timers.filter((other) => other !== timer);
  timer.act();
}

export function room(secret = false, beats = false): Room {
  const made = new Room(
    {
      connect: () => (socket = new FakeSocket()),
      later: (act, wait) => {
        const timer = { act, wait };
        timers.push(timer);
        return timer;
      },
      cancel: (timer) => {
        timers = timers.filter((other) => other !== timer);
      },
      jitter: () => 1,
    },
    {
      holds: (events) => events.some((event) => event.kind === 'round-won'),
      beats: () => beats,
      secret,
      beat: () => 400,
    },
  );
  made.open();
  socket.onopen?.();
  return made;
}

export function seat(yours: boolean, salted = true): SeatInfo {
  return {
    kind: 'person',
    name: 'Anna',
    level: '',
    yours,
    online: true,
    salted,
    stand_in: false,
    bot: false,
  };
}

export function table(seats: SeatInfo[], phase: TableInfo['phase'] = 'playing', match = MATCH): FromServer {
  return {
    type: 'table',
    table: {
      code: 'AAAAAA',
      game: 'punto',
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
      clock: 0,
      takeover: true,
      hints: false,
      watching: 0,
      outcome: null,
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

beforeEach(() => {
  timers = [];
});
