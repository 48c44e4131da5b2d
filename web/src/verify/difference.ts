/** The first thing in a record that does not hold: where, counted from 1, and a code for what is wrong there. */
export class Difference extends Error {
  constructor(
    readonly line: number,
    readonly column: number | null,
    readonly code: string,
  ) {
    super(`line ${line}, column ${column ?? '?'}: ${code}`);
  }
}

/** Points at the first character in which a line is not what it should be. */
export function expectLine(number: number, found: string, computed: string): void {
  if (found === computed) return;
  let at = 0;
  while (at < found.length && found[at] === computed[at]) at++;
  throw new Difference(number, at + 1, 'differs');
}
