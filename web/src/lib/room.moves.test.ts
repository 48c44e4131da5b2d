/** Moves of one’s own, hints, and the time there is for them. */
import { describe, expect, it } from 'vitest';

import type { FromServer } from './messages';
import type { Room } from './room.svelte';
import { elapse, MATCH, room, say, seat, snapshot, socket, standing, table, update } from './room.fakes';

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

describe('a hint', () => {
  const steps = [
    { move: 'KSu', points: 5, said: '' },
    { move: '8Sl', points: 4, said: '' },
    { move: 'end', points: 0, said: '' },
  ];
  const moves = steps.map((step) => step.move);
  const tips = [
    { says: [{ id: 'look', facts: {} }], marks: ['KS'], moves: [] },
    { says: [{ id: 'turn', facts: {} }], marks: [], moves },
  ];
  const hinted = (id: string, version: number): FromServer => ({
    type: 'hinted',
    ...{ id, seat: 0, match: MATCH, version, steps, tips },
  });
  const asked = (): string[] => socket().sent.flatMap((each) => (each.type === 'hint' ? [each.id] : []));

  function hintAsked(): Room {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 5));
    here.askHint();
    return here;
  }

  it('is asked for once, and shown when it comes', () => {
    const here = hintAsked();
    here.askHint();
    expect(asked()).toHaveLength(1);
    expect(here.hintAsked).toBe(asked()[0]);
    say(hinted(asked()[0]!, 5));
    expect(here.hintAsked).toBeNull();
    expect(here.hint?.steps).toEqual(steps);
  });

  it('is of no use once things have moved on', () => {
    const here = hintAsked();
    say(update(0, 6));
    say(hinted(asked()[0]!, 5));
    expect(here.hint).toBeNull();
    expect(here.hintAsked).toBeNull();
  });

  it('tells one tip after the other, and stays at the last', () => {
    const here = hintAsked();
    expect(here.tip).toBeNull();
    say(hinted(asked()[0]!, 5));
    const told = [here.tip];
    for (let tap = 0; tap < 2; tap++) {
      here.askHint();
      told.push(here.tip);
    }
    expect(told.map((tip) => tip?.says[0]?.id)).toEqual(['look', 'turn', 'turn']);
    expect(asked()).toHaveLength(1);
  });

  it('is forgotten with a move that it has not given away yet', () => {
    const here = hintAsked();
    say(hinted(asked()[0]!, 5));
    here.play('8Sl');
    expect(here.hint).toBeNull();
    expect(here.tip).toBeNull();
  });

  it('is followed move by move, and forgotten with another one', () => {
    const here = hintAsked();
    say(hinted(asked()[0]!, 5));
    here.askHint();
    here.play('8Sl');
    expect(here.hint?.steps.map((step) => step.move)).toEqual(['KSu', 'end']);
    say({ type: 'accepted', id: here.pending!.id, version: 6 });
    say(update(0, 6));
    expect(here.hint?.steps).toHaveLength(2);
    expect(here.tip?.moves).toEqual(['KSu', 'end']);
    here.play('7Hu');
    expect(here.hint).toBeNull();
  });

  it('ends with the turn', () => {
    const here = hintAsked();
    say(hinted(asked()[0]!, 5));
    say(update(0, 6, 1));
    expect(here.hint).toBeNull();
  });

  it('that is refused may be asked for again', () => {
    const here = hintAsked();
    say({ type: 'refused', id: asked()[0]!, refusal: { code: 'too-fast', rule: '', facts: { seconds: 2 } } });
    expect(here.refusal?.code).toBe('too-fast');
    here.askHint();
    expect(asked()).toHaveLength(2);
  });
});

describe('a move of one’s own', () => {
  const accepted = (id: string): FromServer => ({ type: 'accepted', id, version: 2 });

  it('is shown at once, so that who taps quickly answers what there is', () => {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 1));
    for (const version of [2, 3]) {
      here.play('turn 4');
      expect(here.pending?.version).toBe(version - 1);
      say(accepted(here.pending!.id));
      say(update(0, version));
      expect(here.shown?.standing.version).toBe(version);
    }
    say(update(0, 4)); // what others do takes its time
    expect(here.shown?.standing.version).toBe(3);
  });

  it('that was refused is forgotten by who lifts the curtain', () => {
    const here = room(true);
    say(table([seat(true), seat(true)]));
    say(snapshot(0, 1));
    say(snapshot(1, 1));
    here.lift();
    here.play('end');
    say(update(1, 2, 1));
    say(update(0, 2, 1));
    elapse(1500);
    say({ type: 'refused', id: here.pending!.id, refusal: { code: 'late', rule: '', facts: {} } });
    here.lift();
    expect(here.refusal).toBeNull();
  });
});

describe('the time for a decision', () => {
  it('runs from when it was told, however late it is shown', () => {
    const here = room();
    say(table([seat(true), seat(false)]));
    say(snapshot(0, 1));
    say(update(0, 2, 1, 'round-won'));
    const told = performance.now();
    say({ type: 'update', ...standing(0, 3, 0), left: 30, events: [] });
    const heard = performance.now();
    here.release();
    expect(here.shown?.standing.until).toBeGreaterThanOrEqual(told + 30_000);
    expect(here.shown?.standing.until).toBeLessThanOrEqual(heard + 30_000);
  });
});
