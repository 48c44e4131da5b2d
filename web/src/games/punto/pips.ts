/** Where the marks of a value lie on a card, as on dice; columns and rows from -1 to 1. */
type Spot = readonly [x: number, y: number];

const CORNERS: Spot[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];
const DIAGONAL: Spot[] = [
  [-1, -1],
  [1, 1],
];
const SIDES: Spot[] = [
  [-1, 0],
  [1, 0],
];
const ENDS: Spot[] = [
  [0, -1],
  [0, 1],
];
const MIDDLE: Spot[] = [[0, 0]];

export const PIPS: Record<number, Spot[]> = {
  1: MIDDLE,
  2: DIAGONAL,
  3: [...DIAGONAL, ...MIDDLE],
  4: CORNERS,
  5: [...CORNERS, ...MIDDLE],
  6: [...CORNERS, ...SIDES],
  7: [...CORNERS, ...SIDES, ...MIDDLE],
  8: [...CORNERS, ...SIDES, ...ENDS],
  9: [...CORNERS, ...SIDES, ...ENDS, ...MIDDLE],
};
