import { describe, expect, it } from 'vitest';

import { filled, MOST, namesIn } from './names';

const say = (number: number): string => `Joueur ${number}`;

describe('the names of a group', () => {
  it('are lines without what surrounds them', () => {
    expect(namesIn(' Inès \n\n Tom  B. \n')).toEqual(['Inès', 'Tom B.']);
  });

  it('are numbered where there are none', () => {
    expect(filled('Inès\nTom', 4, say)).toBe('Inès\nTom\nJoueur 3\nJoueur 4');
  });

  it('stay if fewer cards are asked for, and are never too many', () => {
    expect(filled('Inès\nTom', 1, say)).toBe('Inès\nTom');
    expect(filled('Inès', Number.NaN, say)).toBe('Inès');
    expect(namesIn(filled('', 500, say))).toHaveLength(MOST);
  });
});
