/** A seat that goes to another device: what the one sees that loses it, the one that gets it, and the others. */
import { describe, expect, it } from 'vitest';

import type { FromServer } from './messages';
import { elapse, room, say, seat, snapshot, socket, table } from './room.fakes';

const line: FromServer = {
  type: 'said',
  ...{ number: 1, seat: 1, name: 'Anna', text: '', phrase: 'handed-over', who: '', earlier: false },
};

describe('a seat that is handed over', () => {
  it('is told to everybody, once, and is no chat', () => {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 1));
    say(line);
    say(line);
    expect(here.notes).toMatchObject([{ seat: 1, kind: 'handed-over', host: 'Anna', earlier: false }]);
    expect(here.said).toEqual([]);
    expect(here.replaced).toBe(false);
  });

  it('leaves its old device an onlooker, who is told why', () => {
    const here = room();
    say(table([seat(false), seat(true)]));
    say(snapshot(1, 1));
    say(table([seat(false), seat(false)]));
    say(snapshot(null, 4));
    say(line);
    expect(here.shown?.standing.seat).toBeNull();
    expect(here.replaced).toBe(true);
  });

  it('is shown on the device that looked on until then', () => {
    const here = room();
    say(table([seat(false), seat(false)]));
    say(snapshot(null, 4));
    say(table([seat(false), seat(true)]));
    say(snapshot(1, 3));
    say(line);
    expect(here.shown?.standing.seat).toBe(1);
    expect(here.replaced).toBe(false);
  });
});

describe('a screen for the whole room', () => {
  it('says so, and goes on by itself after the end of a round', () => {
    const here = room(false, false, true);
    expect(socket().sent[0]).toEqual({ type: 'hello', seen: [], screen: true });
    say(table([seat(false), seat(false)]));
    say(snapshot(null, 1));
    const ended = [{ kind: 'round-won' }];
    say({ ...snapshot(null, 2), type: 'update', events: ended } as unknown as FromServer);
    expect(here.held).toBe(true);
    elapse(8000);
    expect(here.held).toBe(false);
  });
});
