/** The stream without a browser: sockets and time are played by the test. */
import { beforeEach, describe, expect, it } from 'vitest';

import { FakeAround, type FakeSocket } from './around.fakes';
import type { FromServer, Update } from './messages';
import { TableStream, type Link } from './stream';

let around: FakeAround;
let links: Link[];
let heard: FromServer[];
let stream: TableStream;

const socket = (): FakeSocket => around.socket;
const waits = (): number[] => around.timers.map(({ wait }) => wait);
/** The timer that was set last has run down. */
const elapse = (): void => around.timers.pop()!.act();

beforeEach(() => {
  around = new FakeAround();
  links = [];
  heard = [];
  stream = new TableStream(around, {
    link: (link) => links.push(link),
    heard: (message) => heard.push(message),
  });
});

function standing(version: number, seat: number | null = 0, match = 'AAAAAA-1') {
  return {
    seat,
    match,
    version,
    view: {},
    legal: [],
    to_act: [],
    prompt: { id: 'x', facts: {} },
    left: null,
  };
}
const snapshot = (version: number): FromServer => ({ type: 'snapshot', log: [], ...standing(version) });
const update = (version: number, match = 'AAAAAA-1'): Update => ({
  type: 'update',
  events: [],
  ...standing(version, 0, match),
});
const move = { type: 'move', id: 'm1', seat: 0, match: 'AAAAAA-1', version: 3, move: 'r5@0,0' } as const;

function connected(): void {
  stream.open();
  socket().onopen?.();
}

describe('a stream', () => {
  it('says hello first, without anything seen', () => {
    connected();
    expect(socket().sent).toEqual([{ type: 'hello', seen: [] }]);
    expect(links).toEqual(['connecting', 'open']);
  });

  it('tells the last version of every seat when it comes back', () => {
    connected();
    socket().say(snapshot(3));
    socket().say(update(4));
    socket().onclose?.();
    elapse();
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'hello', seen: [{ seat: 0, match: 'AAAAAA-1', version: 4 }] }]);
    expect(links).toEqual(['connecting', 'open', 'lost', 'open']);
  });

  it('waits longer after every failure, and not for ever', () => {
    stream.open();
    const waited: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      socket().onclose?.();
      waited.push(waits().at(-1)!);
      elapse();
    }
    expect(waited).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000, 8000]);
  });

  it('gives up a connection that never opens', () => {
    stream.open();
    const first = socket();
    elapse();
    expect(first.closed).toBe(true);
    expect(links.at(-1)).toBe('lost');
  });

  it('hands on what is next and forgets what it has', () => {
    connected();
    socket().say(snapshot(3));
    socket().say(update(4));
    socket().say(update(4));
    expect(heard.map((message) => message.type)).toEqual(['snapshot', 'update']);
  });

  it('asks again where a version is missing', () => {
    connected();
    socket().say(snapshot(3));
    socket().say(update(6));
    expect(heard).toHaveLength(1);
    expect(around.sockets).toHaveLength(2);
    socket().onopen?.();
    expect(socket().sent[0]).toMatchObject({ seen: [{ version: 3 }] });
  });

  it('takes a new match from its first version', () => {
    connected();
    socket().say(snapshot(30));
    socket().say(update(1, 'AAAAAA-2'));
    expect(heard).toHaveLength(2);
  });

  it('sends an unanswered move again with the same id', () => {
    connected();
    stream.send(move);
    socket().onclose?.();
    elapse();
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'hello', seen: [] }, move]);
  });

  it('sends an answered move no more, whatever the answer', () => {
    connected();
    stream.send(move);
    socket().say({ type: 'refused', id: 'm1', refusal: { code: 'stale', rule: '', facts: {} } });
    socket().onclose?.();
    elapse();
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'hello', seen: [] }]);
    expect(stream.waiting).toBe(0);
  });

  it('keeps a move that is made while the line is dead', () => {
    connected();
    stream.unplug();
    stream.send(move);
    stream.hurry();
    socket().onopen?.();
    expect(socket().sent).toContainEqual(move);
  });

  it('stays away when the server says goodbye for good', () => {
    connected();
    socket().say({ type: 'goodbye', refusal: { code: 'no-onlookers', rule: '', facts: {} }, again: false });
    expect(links.at(-1)).toBe('refused');
    expect(waits()).toEqual([]);
    stream.hurry();
    expect(around.sockets).toHaveLength(1);
  });

  it('comes back after a goodbye that is not for good', () => {
    connected();
    socket().say({ type: 'goodbye', refusal: { code: 'restarting', rule: '', facts: {} }, again: true });
    socket().onclose?.();
    elapse();
    expect(around.sockets).toHaveLength(2);
  });

  it('is silent once it is closed', () => {
    connected();
    const only = socket();
    stream.close();
    expect(only.closed).toBe(true);
    expect(only.onmessage).toBeNull();
    expect(waits()).toEqual([]);
  });

  it('asks a line that is silent whether it still holds, and leaves it if nothing is answered', () => {
    connected();
    elapse();
    expect(socket().sent).toHaveLength(2);
    expect(socket().sent[1]).toEqual({ type: 'hello', seen: [] });
    elapse();
    expect(around.sockets[0]!.closed).toBe(true);
    expect(links.at(-1)).toBe('lost');
  });

  it('stays with a line that answers', () => {
    connected();
    elapse();
    socket().say(snapshot(3));
    expect(waits()).toEqual([25_000]);
    expect(links.at(-1)).toBe('open');
  });

  it('is sooner in doubt about a line that does not answer a move', () => {
    connected();
    stream.send(move);
    expect(waits()).toEqual([8000]);
  });

  it('does not trust its line after a sleep', () => {
    connected();
    stream.hurry();
    expect(waits()).toEqual([0]);
  });

  it('waits longer each time for a server that opens its door and says goodbye', () => {
    const waited: number[] = [];
    stream.open();
    for (let attempt = 0; attempt < 4; attempt++) {
      socket().onopen?.();
      socket().say({ type: 'goodbye', refusal: { code: 'internal', rule: '', facts: {} }, again: true });
      socket().onclose?.();
      waited.push(waits().at(-1)!);
      elapse();
    }
    expect(waited).toEqual([400, 800, 1600, 3200]);
  });
});
