/** A room without a browser: what is shown when, and to whom. */
import { beforeEach, describe, expect, it } from 'vitest';

import type { FromPage, FromServer, GameEvent, SeatInfo, TableInfo } from './messages';
import { Room } from './room.svelte';
import type { SocketLike } from './stream';

const MATCH = 'AAAAAA-1';

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

let socket: FakeSocket;
let timers: { act: () => void; wait: number }[];

const say = (message: FromServer): void => socket.onmessage?.({ data: JSON.stringify(message) });

function elapse(wait: number): void {
  const timer = timers.find((timer) => timer.wait === wait)!;
  timers = timers.filter((other) => other !== timer);
  timer.act();
}

function room(secret = false, beats = false): Room {
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

function seat(yours: boolean, salted = true): SeatInfo {
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

function table(seats: SeatInfo[], phase: TableInfo['phase'] = 'playing', match = MATCH): FromServer {
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

function standing(seat: number | null, version: number, ...toAct: number[]) {
  const prompt = { id: 'x', facts: {} };
  return { seat, match: MATCH, version, view: { version }, legal: [], to_act: toAct, prompt, left: null };
}

const snapshot = (seat: number | null, version: number, toAct = 0): FromServer => ({
  type: 'snapshot',
  ...standing(seat, version, toAct),
  log: [],
});

const update = (seat: number | null, version: number, toAct = 0, kind = 'placed'): FromServer => ({
  type: 'update',
  ...standing(seat, version, toAct),
  events: [{ kind } as GameEvent],
});

beforeEach(() => {
  timers = [];
});

describe('decisions that several seats at this screen owe at once, unseen by each other', () => {
  it('are asked for one after the other, though the others are not told of each', () => {
    const here = room();
    say(table([seat(true), seat(true), seat(true)]));
    for (const number of [0, 1, 2]) say({ type: 'snapshot', ...standing(number, 1, 1, 2), log: [] });
    expect(here.shown?.standing.seat).toBe(1);
    say({ type: 'update', ...standing(1, 2, 2), events: [{ kind: 'voted' }] });
    elapse(400);
    expect(here.shown?.standing.seat).toBe(2);
  });
});

describe('one seat at this screen', () => {
  it('shows its snapshot, and updates one at a time', () => {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 1));
    expect(here.shown?.standing.version).toBe(1);
    say(update(0, 2, 1));
    say(update(0, 3, 0));
    expect(here.shown?.standing.version).toBe(2);
    elapse(400);
    expect(here.shown?.standing.version).toBe(3);
    expect(here.log).toHaveLength(2);
  });

  it('holds at the end of a round until it is released, and then goes on', () => {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 1));
    say(update(0, 2, 1, 'round-won'));
    say(update(0, 3, 0));
    expect(here.held).toBe(true);
    expect(here.shown?.standing.version).toBe(2);
    here.release();
    expect(here.held).toBe(false);
    expect(here.shown?.standing.version).toBe(3);
  });

  it('lets a held round go by itself after some seconds', () => {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 1));
    say(update(0, 2, 1, 'round-won'));
    elapse(12_000);
    expect(here.held).toBe(false);
  });

  it('keeps the end of a round in sight while the next one runs on', () => {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 0));
    say(update(0, 1, 1, 'round-won'));
    for (let version = 2; version < 12; version += 1) say(update(0, version, 1));
    expect([here.held, here.shown?.standing.version]).toEqual([true, 1]);
    here.release();
    expect([here.held, here.shown?.standing.version]).toEqual([false, 11]);
  });

  it('wakes up at the last end of a round, with all that was told before it', () => {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 0));
    say(update(0, 1, 1));
    for (let version = 2; version < 9; version += 1) {
      say(update(0, version, 1, version === 6 ? 'round-won' : 'placed'));
    }
    expect([here.held, here.shown?.standing.version]).toEqual([true, 6]);
    expect(here.log).toHaveLength(6);
  });

  it('does not act out what it slept through', () => {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 1));
    for (let version = 2; version < 12; version++) say(update(0, version));
    expect(here.shown?.standing.version).toBeGreaterThanOrEqual(9);
    expect(here.log.length).toBeGreaterThanOrEqual(8);
  });

  it('sends a move once, with the version it answers, and frees the hand when it is answered', () => {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 5));
    here.play('r5@0,0');
    here.play('r5@1,0');
    const moves = socket.sent.filter((message) => message.type === 'move');
    expect(moves).toMatchObject([{ seat: 0, match: MATCH, version: 5, move: 'r5@0,0' }]);
    say({
      type: 'refused',
      id: here.pending!.id,
      refusal: { code: 'punto-not-touching', rule: 'PUN-7', facts: {} },
    });
    expect(here.pending).toBeNull();
    expect(here.refusal?.rule).toBe('PUN-7');
  });

  it('says that it is back after a loss', () => {
    const here = room();
    socket.onclose?.();
    expect(here.link).toBe('lost');
    elapse(400);
    socket.onopen?.();
    expect(here.back).toBe(true);
    elapse(3000);
    expect(here.back).toBe(false);
  });
});

describe('an onlooker', () => {
  it('sees the onlookers’ stream and cannot move', () => {
    const here = room();
    say(table([seat(false), seat(false)]));
    say(snapshot(null, 1));
    expect(here.shown?.standing.seat).toBeNull();
    here.play('r5@0,0');
    expect(here.pending).toBeNull();
  });
});

describe('several seats at this screen', () => {
  it('without secrets turns to whoever is to decide', () => {
    const here = room();
    say(table([seat(true), seat(true)]));
    say(snapshot(0, 1, 0));
    say(snapshot(1, 1, 0));
    expect(here.shown?.standing.seat).toBe(0);
    say(update(0, 2, 1));
    say(update(1, 2, 1));
    expect(here.shown?.standing.seat).toBe(0);
    elapse(400);
    expect(here.shown?.standing).toMatchObject({ seat: 1, version: 2 });
    expect(here.curtain).toBeNull();
  });

  it('with secrets draws the curtain first, and shows nothing before it is lifted', () => {
    const here = room(true);
    say(table([seat(true), seat(true)]));
    say(snapshot(0, 1, 1));
    say(snapshot(1, 1, 1));
    expect(here.shown).toBeNull();
    expect(here.curtain).toBe(1);
    here.lift();
    expect(here.shown?.standing.seat).toBe(1);
    say(update(1, 2, 0));
    say(update(0, 2, 0));
    elapse(1500);
    expect(here.curtain).toBe(0);
    here.lift();
    expect(here.shown?.standing).toMatchObject({ seat: 0, version: 2 });
  });

  it('draws no curtain once the match is over', () => {
    const here = room(true);
    say(table([seat(true), seat(true)], 'over'));
    say(snapshot(0, 9));
    say(snapshot(1, 9));
    expect(here.curtain).toBeNull();
    expect(here.shown?.standing.seat).toBe(0);
  });

  it('draws no curtain for one person with secrets', () => {
    const here = room(true);
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 1, 1));
    expect(here.curtain).toBeNull();
    expect(here.shown?.standing.seat).toBe(0);
  });
});

describe('what comes by itself in a moment', () => {
  const overtaken: FromServer = {
    ...{ type: 'refused', id: '' },
    refusal: { code: 'late', rule: '', facts: {} },
  };

  it('draws no curtain for whoever could do it as well', () => {
    const here = room(true, true);
    say(table([seat(true), seat(true)]));
    say(snapshot(0, 1));
    say(snapshot(1, 1));
    here.lift();
    say(update(0, 2, 1));
    say(update(1, 2, 1));
    elapse(400);
    expect(here.curtain).toBeNull();
    expect(here.shown?.standing.seat).toBe(0);
  });

  it('is no fault when a hand was a little late', () => {
    const here = room(false, true);
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 1));
    here.play('turn');
    say({ ...overtaken, id: here.pending!.id });
    expect(here.pending).toBeNull();
    expect(here.refusal).toBeNull();
  });

  it('where nothing does, who is late is told', () => {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 1));
    here.play('turn');
    say({ ...overtaken, id: here.pending!.id });
    expect(here.refusal?.code).toBe('late');
  });
});

describe('a rematch', () => {
  it('clears the table and adds a salt of this browser for each of its seats', () => {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 1));
    say(table([seat(true, false), seat(false, false)], 'open', 'AAAAAA-2'));
    expect(here.shown).toBeNull();
    const salts = socket.sent.filter((message) => message.type === 'salt');
    expect(salts).toMatchObject([{ seat: 0, match: 'AAAAAA-2' }]);
    expect(salts[0]).toHaveProperty('salt', expect.stringMatching(/^[0-9a-f]{64}$/));
  });
});

describe('a hint', () => {
  const steps = [
    { move: 'KSu', points: 5 },
    { move: '8Sl', points: 4 },
    { move: 'end', points: 0 },
  ];
  const hinted = (id: string, version: number): FromServer => ({
    type: 'hinted',
    ...{ id, seat: 0, match: MATCH, version, steps },
  });
  const asked = (): string[] => socket.sent.flatMap((each) => (each.type === 'hint' ? [each.id] : []));

  function asking(): Room {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 5));
    here.ask();
    return here;
  }

  it('is asked for once, and shown when it comes', () => {
    const here = asking();
    here.ask();
    expect(asked()).toHaveLength(1);
    expect(here.asking).toBe(asked()[0]);
    say(hinted(asked()[0]!, 5));
    expect(here.asking).toBeNull();
    expect(here.hint?.steps).toEqual(steps);
  });

  it('is of no use once things have moved on', () => {
    const here = asking();
    say(update(0, 6));
    say(hinted(asked()[0]!, 5));
    expect(here.hint).toBeNull();
    expect(here.asking).toBeNull();
  });

  it('is followed move by move, and forgotten with another one', () => {
    const here = asking();
    say(hinted(asked()[0]!, 5));
    here.play('8Sl');
    expect(here.hint?.steps.map((step) => step.move)).toEqual(['KSu', 'end']);
    say({ type: 'accepted', id: here.pending!.id, version: 6 });
    say(update(0, 6));
    expect(here.hint?.steps).toHaveLength(2);
    here.play('7Hu');
    expect(here.hint).toBeNull();
  });

  it('ends with the turn', () => {
    const here = asking();
    say(hinted(asked()[0]!, 5));
    say(update(0, 6, 1));
    expect(here.hint).toBeNull();
  });

  it('that is refused may be asked for again', () => {
    const here = asking();
    say({ type: 'refused', id: asked()[0]!, refusal: { code: 'too-fast', rule: '', facts: { seconds: 2 } } });
    expect(here.refusal?.code).toBe('too-fast');
    here.ask();
    expect(asked()).toHaveLength(2);
  });
});
