/** A hint in steps, so that a player who wants to find the word still can: each tap tells a little more. */
import type { HintStep } from '../../lib/messages';
import { fold } from './spelling';

export interface Tip {
  /** The sentence it is told with, and what that says. */
  id: string;
  facts: Record<string, string | number>;
  /** A word to lay out; the first tips have none yet. */
  spelling?: string;
}

/** How long the word is that people know, how it begins, that word, and the best one, if it is another. */
export function tipsOf(steps: readonly HintStep[]): Tip[] {
  const words = steps.map((step): Tip => {
    const spelling = step.move.split(' ')[1] ?? '';
    return { id: 'cartomanie-hint-known', facts: { word: step.said ?? '', points: step.points }, spelling };
  });
  const [first] = words;
  const best = words.at(-1);
  if (first === undefined || best === undefined) return [{ id: 'cartomanie-hint-none', facts: {} }];
  best.id = 'cartomanie-hint-best';
  const letters = fold(first.spelling ?? '');
  const facts = { count: letters.length, letter: letters.slice(0, 1).toUpperCase() };
  return [{ id: 'cartomanie-hint-letters', facts }, { id: 'cartomanie-hint-first', facts }, ...words];
}
