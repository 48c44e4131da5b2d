/** A choice in words: what would be told of its moves; its notation where nothing would. */
import type { Choice, GameEvent } from '../lib/messages';
import { sayEvent, type Players } from '../lib/speech';
import type { Say } from '../lib/words';

export function sayChoice(t: Say, game: string, choice: Choice, players: Players): string {
  const told = choice.says.map((event) => sayEvent(t, game, event as GameEvent, players));
  return told.length > 0 ? told.join(' ') : choice.line.join(' ');
}
