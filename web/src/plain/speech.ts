/** The functions with which a module from elsewhere speaks the game's words. */
import type { Speech } from '../games/elsewhere';
import { language, t } from '../lib/language.svelte';
import { sayEvent, sayPrompt, sayRefusal, type Players } from '../lib/speech';

export function speechOf(game: string, players: Players = { names: [], sides: [] }): Speech {
  return {
    game,
    language: language(),
    say: t,
    sayPrompt: (prompt) => sayPrompt(t, prompt, players),
    sayRefusal: (refusal) => sayRefusal(t, refusal, players),
    sayEvent: (event) => sayEvent(t, game, event, players),
  };
}
