/** The rules of a game that has no page for them: which steps, sections and rules its catalogue has, in their order. */

export interface Outline {
  /** How many steps the first minute has. */
  steps: number;
  /** A section without a name holds all rules: the catalogue does not say which rule belongs where. */
  sections: { name: string; rules: string[] }[];
}

/** A rule's id as a catalogue has it: `pun-9`, `pun-e1`. */
const RULE = /^([a-z]+)-[a-z]?\d+$/;

/** Reads the ids of a catalogue. A rule belongs to the last title of a section above it. */
export function outlineOf(game: string, ids: readonly string[]): Outline {
  const start = `${game}-rules-`;
  const names = ids.filter((id) => id.startsWith(start)).map((id) => id.slice(start.length));
  const steps = names.filter((name) => /^minute-\d+$/.test(name)).length;
  const prefix = prefixOf(names);
  const sections: Outline['sections'] = [];
  for (const name of names) {
    const title = /^section-(.+)$/.exec(name)?.[1];
    if (title !== undefined) sections.push({ name: title, rules: [] });
    else if (RULE.exec(name)?.[1] === prefix) {
      if (sections.length === 0) sections.push({ name: '', rules: [] });
      sections.at(-1)!.rules.push(name.toUpperCase());
    }
  }
  // Titles that stand all together, before all rules, do not tell where a rule belongs.
  const filled = sections.filter(({ rules }) => rules.length > 0);
  const told = filled.length === sections.length || filled.length > 1;
  return { steps, sections: told ? filled : [{ name: '', rules: filled.flatMap(({ rules }) => rules) }] };
}

/** How the ids of the rules begin: with what most ids begin that look like one. */
function prefixOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) {
    const prefix = RULE.exec(name)?.[1];
    if (prefix !== undefined && prefix !== 'minute') counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
