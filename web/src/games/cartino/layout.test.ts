/** The boards as the page reads them from the rules' own files, and what touches what (CAR-3 to CAR-5, CAR-13). */
import { describe, expect, it } from 'vitest';

import { layoutOf, pointsAt, readLayout, takenBefore, touchedBy } from './layout';
import type { LaidStone } from './model';

const QUEEN = 3;

describe('a board', () => {
  it.each([
    [32, 8],
    [52, 13],
  ])('of %i fields has four rows of %i', (edition, columns) => {
    const layout = layoutOf(edition);
    expect(layout.rows.map((row) => row.length)).toEqual(Array(4).fill(columns));
    expect(layout.places.size).toBe(2 * edition);
  });

  it('has the king beside the queen and the ace, and over the facing king (CAR-3)', () => {
    expect(layoutOf(32).touching.get('KCl')).toEqual(['KCu', 'ACl', 'KDu', 'QCl']);
    expect(layoutOf(32).touching.get('KCu')).toContain('8Cl');
  });

  it('has fewer neighbours at the rim', () => {
    expect(layoutOf(52).touching.get('2Cu')).toEqual(['3Cu', '2Cl']);
  });

  it('knows where one suit ends and another begins', () => {
    expect(layoutOf(32)).toMatchObject({ columnGaps: [4], rowGaps: [2] });
    expect(layoutOf(52)).toMatchObject({ columnGaps: [], rowGaps: [1, 2, 3] });
  });

  it('is read without the remarks', () => {
    expect(readLayout('# a remark\n\n AC  KC\n').rows).toEqual([['AC', 'KC']]);
  });
});

describe('touching', () => {
  const layout = layoutOf(32);
  const points = (half: string, ...taken: string[]): number => pointsAt(layout, new Set(taken), half, QUEEN);

  it('scores as the sheet’s examples say (CAR-E1 to CAR-E5)', () => {
    expect(points('KSu')).toBe(0);
    expect(points('KSl', '8Su')).toBe(0);
    expect(points('KSu', '8Sl')).toBe(1);
    expect(points('8Sl', 'KSu')).toBe(4);
    expect(points('KSl', 'ASl', 'QSl', 'KSu', 'KHu')).toBe(16);
  });

  it('names the best first', () => {
    const taken = new Set(['8Cl', 'KCl', 'ACu']);
    expect(touchedBy(layout, taken, 'KCu', QUEEN)).toEqual(['ACu', 'KCl', '8Cl']);
  });

  it('follows the value of the queen', () => {
    expect(pointsAt(layout, new Set(['QSu']), 'KSu', 5)).toBe(5);
  });
});

describe('what lay there before a stone of the turn', () => {
  const laid: LaidStone[] = [
    { half: 'ACu', how: 'stone', points: 0 },
    { half: 'KCu', how: 'exchange', points: 5 },
    { half: 'QCu', how: 'joker', points: 4 },
  ];
  const taken = new Set(['ACu', 'KCu', 'QCu', '7Du']);

  it('leaves out that stone and all after it, but not the joker that was exchanged', () => {
    expect(takenBefore(taken, laid, 2)).toEqual(new Set(['ACu', 'KCu', '7Du']));
    expect(takenBefore(taken, laid, 1)).toEqual(new Set(['ACu', 'KCu', '7Du']));
    expect(takenBefore(taken, laid, 0)).toEqual(new Set(['KCu', '7Du']));
  });
});
