import { describe, expect, it } from 'vitest';

import { after, opponent, shownAs, START } from './rating';

describe('the strength of somebody who solves puzzles', () => {
  it('moves as openskill says for two newcomers', () => {
    const won = after(START, START, true);
    const lost = after(START, START, false);
    expect([won.mu, won.sigma, lost.mu, lost.sigma].map((part) => part.toFixed(6))).toEqual([
      '27.635231',
      '8.065506',
      '22.364769',
      '8.065506',
    ]);
  });

  it('gains more by a hard puzzle than by an easy one, and loses more by an easy one', () => {
    const [easy, hard] = [opponent(1), opponent(0)];
    expect(after(START, hard, true).mu).toBeGreaterThan(after(START, easy, true).mu);
    expect(after(START, hard, false).mu).toBeGreaterThan(after(START, easy, false).mu);
    expect(shownAs(START)).toBe(1000);
  });
});
