/** Programs to one's measure: a little easier after a match lost, a little harder after one won. */
import type { Level, NewSeat, TableInfo } from './messages';
import { like, openTable, program } from './tables';
import { CLOCKS, USUAL } from './terms';

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

/** The same table once more, against programs that are so many levels stronger. */
export function playOn(table: TableInfo, levels: readonly Level[], by: number): Promise<void> {
  const seats: NewSeat[] = [];
  for (const { yours, level } of table.seats) {
    const now = levels.find((each) => each === level) ?? USUAL;
    seats.push(yours ? { kind: 'me' } : program(shifted(levels, now, by) ?? now));
  }
  const [other] = seats.filter(({ kind }) => kind === 'program');
  if (other?.level) like(table.game, { level: other.level });
  const { game, options, onlookers, chat, takeover, hints } = table;
  const clock = CLOCKS.find((seconds) => seconds === table.clock) ?? 0;
  return openTable({ game, seats, options, public: false, onlookers, chat, clock, takeover, hints });
}

/** The level that is so many steps stronger, as far as there are any; null if it is no other one. */
export function shifted(levels: readonly Level[], level: string, by: number): Level | null {
  const at = levels.findIndex((each) => each === level);
  const next = levels[Math.max(0, Math.min(levels.length - 1, at + by))];
  return at < 0 || next === undefined || next === level ? null : next;
}
