/** The seal of a record and the checks of its lines: they find a changed line even where nothing depends on it. */
import { digest } from './chance';
import { Difference, expectLine } from './difference';

const CHECKS = 'checks: ';

/** Throws a `Difference` where a record is not as it was written. One that has no seal passes: reading tells. */
export function checkSeal(lines: readonly string[]): void {
  const [checks, seal] = lines.slice(-2);
  if (!checks?.startsWith(CHECKS) || !seal?.startsWith('seal: ')) return;
  const above = lines.slice(0, -2);
  const computed = above.map((line) => digest(line).slice(0, 4));
  const rightChecks = CHECKS + computed.join('');
  if (checks === rightChecks) return expectLine(lines.length, seal, `seal: ${digestOf([...above, checks])}`);
  if (seal === `seal: ${digestOf([...above, rightChecks])}`) {
    return expectLine(lines.length - 1, checks, rightChecks);
  }
  const written = checks.slice(CHECKS.length).match(/.{1,4}/g) ?? [];
  const at = computed.findIndex((check, line) => check !== written[line]);
  throw new Difference(at === -1 ? above.length + 1 : at + 1, null, 'changed');
}

function digestOf(lines: readonly string[]): string {
  return digest(lines.map((line) => `${line}\n`).join(''));
}
