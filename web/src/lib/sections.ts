/** A game's catalogue is one file with sections. A line such as `### page: …` begins one; its first word is the name. */

/** `table`: what is said while one plays. `page`: what only the page shows. `rules`: its page of rules. `lessons`: its guided turns. `puzzles`: what they ask and why. */
export type Section = 'table' | 'page' | 'rules' | 'lessons' | 'puzzles';

/** The text of one section; nothing if the catalogue does not have it. */
export function sectionOf(catalogue: string, section: string): string {
  const [, ...parts] = catalogue.split(/^### (?=\w)/m);
  const found = parts.find((part) => /^\w+/.exec(part)![0] === section);
  return found === undefined ? '' : found.slice(found.indexOf('\n') + 1);
}
