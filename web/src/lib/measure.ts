/**
 * Programs to one's measure: a little easier after a match lost, a little harder after one won.
 *
 * Whoever wants it all the time plays against a program that is set to their measure (`MEASURED`): it follows their
 * results, and says so at the table and in the record.
 */
import type { Level, NewSeat, TableInfo } from './messages';
import { settings, type Measured } from './settings.svelte';
import { like, measuredSeat, openTable, program } from './tables';
import { CLOCKS, LEVELS, MEASURED, PARTS, SLOW_CLOCKS, stepOf, USUAL } from './terms';

/**
 * Whether somebody who played alone against programs may want stronger ones now (1), weaker ones (-1), or neither: who
 * shared a win or drew has found their measure, and where other people play, they have a say.
 */
export function measureOf({ seats, sides, outcome }: TableInfo): -1 | 0 | 1 {
  const mine = seats.findIndex(({ yours }) => yours);
  const others = seats.filter((_, seat) => seat !== mine);
  const alone =
    mine >= 0 && others.length > 0 && others.every((seat) => seat.kind === 'program' && !seat.bot);
  const winners = outcome?.winners ?? [];
  if (!alone || winners.length === 0) return 0;
  if (!winners.includes(mine)) return -1;
  const side = sides.find((members) => members.includes(mine)) ?? [];
  return winners.every((seat) => side.includes(seat)) ? 1 : 0;
}

/** Whether a table has a program that is set to somebody's measure. */
export const isMeasured = ({ seats }: TableInfo): boolean =>
  seats.some(({ level }) => stepOf(level) !== null);

/** By how many quarters of a level the next result moves it: a whole one at first, then less. */
const STRIDES = [PARTS, PARTS / 2, PARTS / 2];

/** Where a result leads: up after a win, down after a loss, so that one comes to win every other match. */
export function follow({ step, results, match }: Measured, result: -1 | 0 | 1): Measured {
  if (result === 0) return { step, results, match };
  const next = step + result * (STRIDES[results] ?? 1);
  return {
    step: Math.max(0, Math.min(PARTS * (LEVELS.length - 1), next)),
    results: results + 1,
    match,
  };
}

/** Takes note of a match that ended against a program to one's measure; each counts once. */
export function note(table: TableInfo): void {
  const step = table.seats.map(({ level }) => stepOf(level)).find((found) => found !== null);
  const before = settings.measures[table.game];
  if (step === undefined || step === null || before?.match === table.match) return;
  const after = follow({ step, results: before?.results ?? 0, match: table.match }, measureOf(table));
  settings.measures = { ...settings.measures, [table.game]: after };
}

/** The same table once more, against programs that are so many levels stronger, or to one's measure. */
export function playOn(table: TableInfo, levels: readonly Level[], by: number): Promise<void> {
  const seats: NewSeat[] = [];
  for (const { yours, level } of table.seats) {
    const now = levels.find((each) => each === level) ?? USUAL;
    if (yours) seats.push({ kind: 'me' });
    else if (stepOf(level) !== null) seats.push(measuredSeat(table.game));
    else seats.push(program(shifted(levels, now, by) ?? now));
  }
  const [other] = seats.filter(({ kind }) => kind === 'program');
  if (other) like(table.game, { level: other.level ?? MEASURED });
  const { game, options, onlookers, chat, takeover, hints } = table;
  const clock = [...CLOCKS, ...SLOW_CLOCKS].find((seconds) => seconds === table.clock) ?? 0;
  return openTable({ game, seats, options, public: false, onlookers, chat, clock, takeover, hints });
}

/** The level that is so many steps stronger, as far as there are any; null if it is no other one. */
export function shifted(levels: readonly Level[], level: string, by: number): Level | null {
  const at = levels.findIndex((each) => each === level);
  const next = levels[Math.max(0, Math.min(levels.length - 1, at + by))];
  return at < 0 || next === undefined || next === level ? null : next;
}
