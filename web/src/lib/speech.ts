/** From what the server tells to what a person reads: events, prompts and refusals with the names put in. */
import type { GameEvent, Refusal, Sentence } from './messages';
import type { Facts, Say } from './words';

/** Who sits at the table, and with whom. */
export interface Company {
  names: readonly string[];
  sides: readonly (readonly number[])[];
}

export function sayEvent(t: Say, game: string, event: GameEvent, company: Company): string {
  return t(`${game}-${event.kind}`, withNames(t, plain(event), company));
}

export function sayPrompt(t: Say, prompt: Sentence, company: Company): string {
  return t(prompt.id, withNames(t, prompt.facts, company));
}

export function sayRefusal(t: Say, refusal: Refusal, company: Company = { names: [], sides: [] }): string {
  return t(`refusal-${refusal.code}`, withNames(t, refusal.facts, company));
}

/** "Anna", "Anna and Paul", "Anna, Paul and Lou", as the language joins them. */
export function joinNames(t: Say, names: readonly string[]): string {
  const [first = '', ...others] = names;
  const last = others.pop();
  if (last === undefined) return first;
  const before = others.reduce((said, next) => t('join-comma', { before: said, next }), first);
  return t('join-and', { before, last });
}

export function nameOfSide(t: Say, side: number, { names, sides }: Company): string {
  return joinNames(
    t,
    (sides[side] ?? []).map((seat) => names[seat] ?? ''),
  );
}

function withNames(t: Say, facts: Facts, company: Company): Facts {
  const named = { ...facts };
  if (typeof facts['seat'] === 'number') named['name'] = company.names[facts['seat']] ?? '';
  if (typeof facts['side'] === 'number') named['side_name'] = nameOfSide(t, facts['side'], company);
  return named;
}

function plain(event: GameEvent): Facts {
  const facts: Facts = {};
  for (const [name, fact] of Object.entries(event)) {
    if (typeof fact === 'string' || typeof fact === 'number') facts[name] = fact;
  }
  return facts;
}
