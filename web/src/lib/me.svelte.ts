/** This browser's guest. Nobody needs an account: a name is enough, and one is found if none is given. */
import * as api from './api';
import { t } from './language.svelte';
import type { Me } from './messages';

let current: Me = $state.raw({ guest: '', name: '' });
let asked: Promise<Me> | null = null;

export const me = (): Me => current;

/** Asks the server once who we are. */
export const meet = (): Promise<Me> => asked ?? ask(api.me());

/** Asks again: another browser of this guest may have changed the name, or sent this one away. */
export const meetAgain = (): Promise<Me> => ask(api.me());

/** Takes a name, or keeps the one there is. Whoever asks meanwhile who we are hears the new name. */
export function introduce(name = ''): Promise<Me> {
  const wish = name.trim();
  const same = (known: Me): boolean => known.guest !== '' && (wish === '' || wish === known.name);
  return ask(meet().then((known) => (same(known) ? known : api.introduce(wish || t('guest')))));
}

/** What all hear until something else is asked; after a failure the next call asks again. */
function ask(answer: Promise<Me>): Promise<Me> {
  const mine = answer.then(
    (told) => (current = told),
    (error: unknown) => {
      if (asked === mine) asked = null;
      throw error;
    },
  );
  return (asked = mine);
}
