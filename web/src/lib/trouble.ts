/** What went wrong, in words. */
import { Refused } from './api';
import { t } from './language.svelte';
import type { Refusal } from './messages';
import { sayRefusal } from './speech';

export const refusalOf = (error: unknown): Refusal =>
  error instanceof Refused ? error.refusal : { code: 'internal', rule: '', facts: {} };

export const sayTrouble = (error: unknown): string => sayRefusal(t, refusalOf(error));
