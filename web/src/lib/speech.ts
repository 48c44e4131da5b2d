/** From what the server tells to what a person reads: events, prompts and refusals with the names put in. */
import type { GameEvent, Refusal, Sentence } from './messages';
import { LEVELS, PARTS, stepOf } from './terms';
import type { Facts, Say } from './words';

/** What stands in a sentence's id for a sign that no id can hold. */
export const SPELT: Record<string, string> = { '*': 'joker' };

/** The facts that are lists of seats, and the gap that their names fill. */
const SEVERAL: Record<string, string> = { seats: 'names', winners: 'winner_names' };

/** The names of the seats, and the seats of every side. */
export interface Players {
  names: readonly string[];
  sides: readonly (readonly number[])[];
}

/** What happened. An event of the table, which belongs to no game, is said in the same way in every game. */
export function sayEvent(t: Say, game: string, event: GameEvent, players: Players): string {
  const id = event.kind.startsWith('table-') ? event.kind : `${game}-${event.kind}`;
  return t(id, gaps(t, event, players));
}

export function sayPrompt(t: Say, prompt: Sentence, players: Players): string {
  return t(prompt.id, gaps(t, prompt.facts, players));
}

export function sayRefusal(t: Say, refusal: Refusal, players: Players = { names: [], sides: [] }): string {
  return t(`refusal-${refusal.code}`, gaps(t, refusal.facts, players));
}

/** A program's level; of one that is set to somebody's measure, that it is, and about which level that makes. */
export function sayLevel(t: Say, level: string): string {
  const step = stepOf(level);
  if (step === null) return t(`level-${level}`);
  return t('level-measured', { level: t(`level-${LEVELS[Math.round(step / PARTS)]}`) });
}

/** "Anna", "Anna and Paul", "Anna, Paul and Lou", as the language joins them. */
export function joinNames(t: Say, names: readonly string[]): string {
  const [first = '', ...others] = names;
  const last = others.pop();
  if (last === undefined) return first;
  const before = others.reduce((said, next) => t('join-comma', { before: said, next }), first);
  return t('join-and', { before, last });
}

export function nameOfSide(t: Say, side: number, { names, sides }: Players): string {
  return namesOf(t, sides[side] ?? [], names);
}

/**
 * What fills the gaps of a sentence: plain facts as they are, `seat` and `side` also by name, several `seats` or
 * `winners` by their names and how many they are. A list of texts such as `ranks` is said in one breath, item by
 * item with the sentences `rank-<item>`.
 */
function gaps(t: Say, facts: Record<string, unknown>, players: Players): Facts {
  const filled: Facts = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact === 'string' || typeof fact === 'number') filled[name] = fact;
    if (isTexts(fact)) Object.assign(filled, items(t, name, fact));
  }
  const { seat, side } = facts;
  if (typeof seat === 'number') filled['name'] = players.names[seat] ?? '';
  if (typeof side === 'number') filled['side_name'] = nameOfSide(t, side, players);
  for (const [several, gap] of Object.entries(SEVERAL)) {
    const seats = facts[several];
    if (!Array.isArray(seats)) continue;
    filled[several] = seats.length;
    filled[gap] = namesOf(t, seats as number[], players.names);
  }
  return filled;
}

/** The things of a list called `<thing>s`; nothing if there are no words for them. */
function items(t: Say, name: string, texts: readonly string[]): Facts {
  const ids = texts.map((text) => `${name.replace(/s$/, '')}-${SPELT[text] ?? text}`);
  const said = ids.map((id) => t(id));
  return said.some((text, at) => text === ids[at]) ? {} : { [name]: joinNames(t, said) };
}

const namesOf = (t: Say, seats: readonly number[], names: readonly string[]): string =>
  joinNames(
    t,
    seats.map((seat) => names[seat] ?? ''),
  );

const isTexts = (fact: unknown): fact is string[] =>
  Array.isArray(fact) && fact.every((item) => typeof item === 'string');
