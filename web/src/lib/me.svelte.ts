/** This browser's guest. Nobody needs an account: a name is enough, and one is found if none is given. */
import * as api from './api';
import { t } from './language.svelte';
import type { Me } from './messages';

let current: Me = $state.raw({ guest: '', name: '' });
let asked: Promise<Me> | null = null;

export const me = (): Me => current;

/** Asks the server once who we are. */
export async function meet(): Promise<Me> {
  asked ??= api.me().then(
    (answer) => (current = answer),
    (error: unknown) => {
      asked = null; // the next call asks again
      throw error;
    },
  );
  return asked;
}

/** Asks again: another browser of this guest may have changed the name, or sent this one away. */
export function meetAgain(): Promise<Me> {
  asked = null;
  return meet();
}

/** Takes a name, or keeps the one there is. */
export async function introduce(name = ''): Promise<Me> {
  const wish = name.trim();
  await meet();
  if (current.guest !== '' && (wish === '' || wish === current.name)) return current;
  // Whoever asks meanwhile who we are hears the new name.
  asked = api.introduce(wish || t('guest')).then(
    (answer) => (current = answer),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}
