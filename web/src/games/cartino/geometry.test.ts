/** The board in the room there is: it fits, nothing is too small for a finger, and nothing lies on anything. */
import { describe, expect, it } from 'vitest';

import { FINGER, geometryOf, stoneBox, widestIn } from './geometry';
import { layoutOf } from './layout';

const ROOMS = [
  { edition: 32, width: 620, height: 420, panned: false },
  { edition: 52, width: 620, height: 420, panned: false },
  { edition: 32, width: 360, height: 370, panned: false },
  { edition: 52, width: 360, height: 370, panned: true },
  { edition: 52, width: 788, height: 590, panned: false },
];

describe.each(ROOMS)('$edition fields in $width by $height', ({ edition, width, height, panned }) => {
  const layout = layoutOf(edition);
  const geometry = geometryOf(layout, { width, height });
  const boxes = [...layout.places.values()].map((place) => stoneBox(geometry, place));

  it('are moved under a window only where they must be', () => {
    expect(geometry.panned).toBe(panned);
    if (!panned) expect(geometry.width).toBeLessThanOrEqual(width);
    expect(geometry.height).toBeLessThanOrEqual(height + 8);
  });

  it('are as large as a finger', () => {
    expect(geometry.pitch.x).toBeGreaterThanOrEqual(FINGER);
    expect(geometry.pitch.y).toBeGreaterThanOrEqual(FINGER);
  });

  it('leave every stone its own place on the board', () => {
    for (const [number, a] of boxes.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.x + a.width).toBeLessThanOrEqual(geometry.width);
      for (const b of boxes.slice(number + 1)) {
        const apart =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }
    }
  });
});

it('fields are never flatter or taller than they are printed', () => {
  const flat = geometryOf(layoutOf(32), { width: 1600, height: 300 });
  const tall = geometryOf(layoutOf(32), { width: 620, height: 3000 });
  expect(flat.pitch.y / flat.pitch.x).toBeCloseTo(0.6);
  expect(tall.pitch.y / tall.pitch.x).toBeCloseTo(1.12);
});

describe.each([32, 52])('%i fields on a low and wide screen', (edition) => {
  it('are no higher than it', () => {
    const layout = layoutOf(edition);
    const width = Math.min(1200, widestIn(layout, 480));
    expect(geometryOf(layout, { width, height: 480 }).height).toBeLessThanOrEqual(480.5);
  });
});
