/** What a screen reader says aloud next. One live region on the page speaks it. */
import { untrack } from 'svelte';

let current = $state('');

export const announced = (): string => current;

export function announce(text: string): void {
  // The same words twice would not be read again: a no-break space makes them others.
  current = text === untrack(announced) ? `${text}\u00a0` : text;
}
