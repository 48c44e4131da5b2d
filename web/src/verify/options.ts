/** The options of a record against those of its game: each of them said, and nothing else. */
import { Difference } from './difference';
import type { MatchRecord } from './record';

/** Of every option of a game the values it can have, as a record writes them. */
export type Choices = Record<string, readonly string[]>;

export function checkOptions({ options, optionsLine }: MatchRecord, choices: Choices): void {
  const known = Object.keys(options).every((name) => Object.hasOwn(choices, name));
  const said = Object.entries(choices).every(([name, values]) => values.includes(options[name] ?? ''));
  if (!known || !said) throw new Difference(optionsLine, null, 'bad-option');
}
