/** How large the board's fields are in the room there is, and where each half lies; all in pixels. */
import type { Layout, Place } from './layout';

/** Nothing that is tapped is smaller than this. */
export const FINGER = 44;
/** Between two suits; between two fields there is only a line of cloth. */
const SUIT_GAP = 0.12;
const FIELD_GAP = 0.045;
/** How high a half may be for its width. */
const FLATTEST = 0.6;
const TALLEST = 1.12;

export interface Geometry {
  /** What one half takes, cloth between the fields included. */
  pitch: { x: number; y: number };
  /** A field as it is drawn, both halves. */
  field: { width: number; height: number };
  width: number;
  height: number;
  left: (column: number) => number;
  /** Of a row of halves. */
  top: (row: number) => number;
  /** Wider than the room: it is moved to and fro under a window. */
  panned: boolean;
}

/** The board in a room so wide and, if that matters, so high. */
export function geometryOf(layout: Layout, room: { width: number; height: number | null }): Geometry {
  const columns = layout.columns + layout.columnGaps.length * SUIT_GAP;
  const fitting = Math.floor((room.width / columns) * 100) / 100;
  const panned = fitting < FINGER;
  const x = Math.max(fitting, FINGER);
  const gap = x * SUIT_GAP;
  const halves = layout.rows.length * 2;
  const free = room.height === null ? Infinity : (room.height - gap * layout.rowGaps.length) / halves;
  const y = Math.max(FINGER, x * FLATTEST, Math.min(free, x * TALLEST));
  const cloth = x * FIELD_GAP;
  const before = (gaps: readonly number[], index: number): number =>
    gaps.filter((at) => at <= index).length * gap;
  return {
    pitch: { x, y },
    field: { width: x - cloth, height: 2 * y - cloth },
    width: layout.columns * x + layout.columnGaps.length * gap,
    height: halves * y + layout.rowGaps.length * gap,
    left: (column) => column * x + before(layout.columnGaps, column),
    top: (row) => row * y + before(layout.rowGaps, Math.floor(row / 2)),
    panned,
  };
}

/** How wide a board may be that is to be no higher than this. */
export function widestIn(layout: Layout, height: number): number {
  const across = layout.columns + layout.columnGaps.length * SUIT_GAP;
  const down = layout.rows.length * 2 * FLATTEST + layout.rowGaps.length * SUIT_GAP;
  return (height / down) * across;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a stone lies on its half: within the field's rim. */
export function stoneBox(geometry: Geometry, place: Place): Box {
  const rim = geometry.pitch.x * 0.04;
  const cloth = geometry.pitch.x - geometry.field.width;
  const lower = place.row % 2 === 1;
  return {
    x: geometry.left(place.column) + cloth / 2 + rim,
    y: geometry.top(place.row) + (lower ? rim / 2 : cloth / 2 + rim),
    width: geometry.field.width - 2 * rim,
    height: geometry.pitch.y - cloth / 2 - 1.5 * rim,
  };
}
