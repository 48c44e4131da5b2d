/** A hint on the page: what it says, and what its button offers. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';

import type { Advice } from '../games/game';
import HintButton from './HintButton.svelte';
import Tips from './Tips.svelte';

const players = { names: ['Anna', 'Ben'], sides: [[0], [1]] };
const tip = {
  says: [
    { id: 'first', facts: {} },
    { id: 'second', facts: { side: 1 } },
  ],
  marks: [],
  moves: [],
};
const told: Advice = { tip, at: 1, of: 3, ask: () => {}, pending: false };

describe('the words of a tip', () => {
  const words = (advice: Advice | null): string =>
    render(Tips, { props: { advice, players } })
      .body.replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();

  it('are all its sentences, and which tip it is', () => {
    expect(words(told)).toBe('1/3 first second');
  });

  it('go without a number where there is only one tip', () => {
    expect(words({ ...told, of: 1 })).toBe('first second');
  });

  it('are none before somebody asks', () => {
    expect(words({ ...told, tip: null, at: 0, of: 0 })).toBe('');
    expect(words(null)).toBe('');
  });
});

describe('the button', () => {
  const button = (advice: Advice, disabled = false): string =>
    render(HintButton, { props: { advice, disabled } }).body;

  it('asks for a hint, then for the next', () => {
    expect(button({ ...told, tip: null })).not.toContain('hint-more');
    expect(button(told)).toContain('hint-more');
    expect(button(told)).not.toContain(' disabled');
  });

  it('rests when all is told, while a program thinks, and while a move is on its way', () => {
    expect(button({ ...told, ask: null })).toContain(' disabled');
    expect(button({ ...told, pending: true })).toContain(' disabled');
    expect(button({ ...told, pending: true })).toContain('aria-busy="true"');
    expect(button(told, true)).toContain(' disabled');
  });
});
