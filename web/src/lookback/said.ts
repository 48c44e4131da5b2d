/** Choices in words: what would be told of their moves. */
import type { Choice, GameEvent } from '../lib/messages';
import { sayEvent, type Players } from '../lib/speech';
import type { Say } from '../lib/words';

/** Each of them; those that sound alike also say how their moves are written. */
export function sayChoices(t: Say, game: string, choices: readonly Choice[], players: Players): string[] {
  const told = choices.map((choice) => sayChoice(t, game, choice, players));
  return told.map((said, at) =>
    told.indexOf(said) === told.lastIndexOf(said) ? said : `${said} (${choices[at]!.line.join(' ')})`,
  );
}

/** One of them; its notation where nothing would be told. */
export function sayChoice(t: Say, game: string, choice: Choice, players: Players): string {
  const told = choice.says.map((event, at) => {
    const said = sayEvent(t, game, event as GameEvent, players);
    return at === 0 ? said : withoutName(said, players);
  });
  return told.length > 0 ? told.join(' ') : choice.line.join(' ');
}

/** Who does it is said once. */
function withoutName(said: string, { names }: Players): string {
  const name = names.find((each) => each !== '' && said.startsWith(`${each} `));
  if (name === undefined) return said;
  const [first = '', ...others] = said.slice(name.length + 1);
  return first.toLocaleUpperCase() + others.join('');
}
