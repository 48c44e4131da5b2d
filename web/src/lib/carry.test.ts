/** What counts as a tap and what as carrying, without a browser. */
import { describe, expect, it, vi } from 'vitest';

import { Carrying } from './carry.svelte';

const slot = {
  setPointerCapture: () => {},
  getBoundingClientRect: () => ({ x: 0, y: 0, width: 60, height: 80 }),
};

function at(x: number, y: number, changes: object = {}): PointerEvent {
  const given = {
    clientX: x,
    clientY: y,
    button: 0,
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: true,
    currentTarget: slot,
  };
  return { ...given, ...changes } as unknown as PointerEvent;
}

function hands(active = true) {
  return {
    active: () => active,
    tap: vi.fn(),
    lift: vi.fn(),
    carry: vi.fn((_number: number, x: number): DOMRect | null =>
      x > 200 ? ({ x: 300, y: 40, width: 30, height: 40 } as DOMRect) : null,
    ),
    drop: vi.fn(() => true),
  };
}

describe('a thing under the finger', () => {
  it('that hardly moves is tapped', () => {
    const there = hands();
    const carrying = new Carrying(there);
    carrying.down(at(10, 10), 2);
    carrying.move(at(13, 12));
    expect(carrying.now?.moved).toBe(false);
    carrying.up(at(13, 12));
    expect(there.tap).toHaveBeenCalledExactlyOnceWith(2);
    expect(there.lift).not.toHaveBeenCalled();
    expect(carrying.now).toBeNull();
  });

  it('that moves is lifted once, carried and dropped where it is let go', () => {
    const there = hands();
    const carrying = new Carrying(there);
    carrying.down(at(10, 10), 1);
    carrying.move(at(80, 90));
    carrying.move(at(120, 90));
    expect(there.lift).toHaveBeenCalledExactlyOnceWith(1);
    expect(carrying.transform).toBe('translate(90px, 50px) rotate(-3deg)');
    carrying.up(at(120, 90));
    expect(there.drop).toHaveBeenCalledExactlyOnceWith(120, 90);
    expect(there.tap).not.toHaveBeenCalled();
  });

  it('falls into place where there is one', () => {
    const carrying = new Carrying(hands());
    carrying.down(at(10, 10), 1);
    carrying.move(at(250, 90));
    expect(carrying.transform).toBe('translate(300px, 40px) scale(0.5, 0.5)');
  });

  it('goes ahead of a finger, which would hide it', () => {
    const there = hands();
    const carrying = new Carrying(there);
    carrying.down(at(10, 200, { pointerType: 'touch' }), 0);
    carrying.move(at(60, 160, { pointerType: 'touch' }));
    expect(there.carry).toHaveBeenLastCalledWith(0, 60, 114);
  });

  it('is put down beside everything if the touch is taken away', () => {
    const there = hands();
    const carrying = new Carrying(there);
    carrying.down(at(10, 10), 1);
    carrying.move(at(80, 90));
    carrying.cancel();
    expect(there.drop).toHaveBeenCalledExactlyOnceWith(-1, -1);
    expect(carrying.now).toBeNull();
  });

  it('stays where it is for another finger, another button, or when nothing may be moved', () => {
    for (const [there, down] of [
      [hands(false), at(10, 10)],
      [hands(), at(10, 10, { button: 2 })],
      [hands(), at(10, 10, { isPrimary: false })],
    ] as const) {
      const carrying = new Carrying(there);
      carrying.down(down, 1);
      expect(carrying.now).toBeNull();
    }
    const carrying = new Carrying(hands());
    carrying.down(at(10, 10), 1);
    carrying.move(at(90, 90, { pointerId: 7 }));
    expect(carrying.now?.moved).toBe(false);
  });
});
