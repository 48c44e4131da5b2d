/** What is shown when, and to whom. */
import { describe, expect, it } from 'vitest';

import { elapse, MATCH, room, say, seat, snapshot, socket, standing, table, update } from './room.fakes';

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

  it('lets a held round go by itself after some seconds where a clock runs', () => {
    const here = room();
    say(table([seat(true), seat(false)], 'playing', MATCH, 30));
    say(snapshot(0, 1));
    say(update(0, 2, 1, 'round-won'));
    expect(here.brief).toBe(true);
    elapse(12_000);
    expect(here.held).toBe(false);
  });

  it('holds a round for as long as somebody reads it where there is no clock', () => {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 1));
    say(update(0, 2, 1, 'round-won'));
    expect([here.held, here.brief]).toEqual([true, false]);
    expect(() => elapse(12_000)).toThrow();
  });

  it('holds a round no longer once a clock runs for this seat', () => {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 1));
    say(update(0, 2, 1, 'round-won'));
    say({ type: 'update', ...standing(0, 3, 1), left: 10, events: [] });
    expect(here.brief).toBe(false);
    say({ type: 'update', ...standing(0, 4, 0), left: 10, events: [] });
    expect(here.brief).toBe(true);
    elapse(5000);
    expect([here.held, here.shown?.standing.version]).toEqual([false, 3]);
  });

  it('shows what an onlooker sees once the seat belongs to somebody else', () => {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 1));
    say(table([seat(false), seat(false)]));
    expect(here.shown).toBeNull();
    say(snapshot(null, 1));
    expect(here.shown?.standing.seat).toBeNull();
  });

  it('notes who went and who came back, after what had happened by then', () => {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 1));
    say(update(0, 2));
    say(table([seat(true), { ...seat(false), stand_in: true }]));
    say(table([{ ...seat(true), stand_in: true }, seat(false)]));
    expect(here.notes).toEqual([
      { after: 1, seat: 1, kind: 'left' },
      { after: 1, seat: 1, kind: 'back' },
    ]);
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
    const moves = socket().sent.filter((message) => message.type === 'move');
    expect(moves).toMatchObject([{ seat: 0, match: MATCH, version: 5, move: 'r5@0,0' }]);
    say({
      type: 'refused',
      id: here.pending!.id,
      refusal: { code: 'belote-not-touching', rule: 'BEL-7', facts: {} },
    });
    expect(here.pending).toBeNull();
    expect(here.refusal?.rule).toBe('BEL-7');
  });

  it('says that it is back after a loss', () => {
    const here = room();
    socket().onclose?.();
    expect(here.link).toBe('lost');
    elapse(400);
    socket().onopen?.();
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

describe('a rematch', () => {
  it('keeps the result in view until the next match begins', () => {
    const here = room();
    say(table([seat(true), seat(false)], 'over'));
    say(snapshot(0, 1));
    say(table([seat(true, false), seat(false, false)], 'open', 'AAAAAA-2'));
    expect(here.scene?.match).toBe(MATCH);
    expect(here.shown?.standing.match).toBe(MATCH);
    say(table([seat(true), seat(false)], 'playing', 'AAAAAA-2'));
    expect(here.scene?.match).toBe(MATCH);
    say({ type: 'snapshot', ...standing(0, 1, 0), match: 'AAAAAA-2', log: [] });
    expect(here.scene?.match).toBe('AAAAAA-2');
    expect(here.shown?.standing.match).toBe('AAAAAA-2');
  });

  it('clears the table if a seat is free', () => {
    const here = room();
    say(table([seat(true), seat(false)], 'over'));
    say(snapshot(0, 1));
    say(table([seat(true, false), { ...seat(false, false), kind: 'open' }], 'open', 'AAAAAA-2'));
    expect(here.shown).toBeNull();
    expect(here.scene?.match).toBe('AAAAAA-2');
  });

  it('seals a salt of this browser for each of its seats', () => {
    room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 1));
    say(table([seat(true, false), seat(false, false)], 'open', 'AAAAAA-2'));
    const seals = socket().sent.filter((message) => message.type === 'seal');
    expect(seals).toMatchObject([{ seat: 0, match: 'AAAAAA-2', attempt: 1 }]);
    expect(seals[0]).toHaveProperty('seal', expect.stringMatching(/^[0-9a-f]{64}$/));
  });
});
