/** Types that the page adds to the generated messages. */
import type { Level, NewTable, Options, Snapshot } from './messages';

export type OptionValue = Options[string];
export type Clock = NonNullable<NewTable['clock']>;

/** From the weakest to the strongest; Python's list is in `table/program.py`. */
export const LEVELS = [
  'debutant',
  'apprenti',
  'amateur',
  'habitue',
  'averti',
  'confirme',
  'maitre',
] as const satisfies readonly Level[];
/** Whom one meets unless one asks for somebody else. */
export const USUAL: Level = 'amateur';
/** A program that follows the results of whoever plays against it, and says so: this, and a letter. */
export const MEASURED = 'measured';
/** So many steps lead from one level to the next there. */
export const PARTS = 4;
/** How many steps above the lowest level such a program plays; null for any other. */
export function stepOf(level: string): number | null {
  const step = level.startsWith(MEASURED) ? level.charCodeAt(MEASURED.length) - 97 : -1;
  return step >= 0 && step <= PARTS * (LEVELS.length - 1) ? step : null;
}
export const CLOCKS = [0, 15, 30, 60, 120, 300] as const satisfies readonly Clock[];
/** The clocks of slow tables, where a turn takes hours or days, and the days of holidays there. */
export const SLOW_CLOCKS = [28_800, 86_400, 259_200, 604_800] as const satisfies readonly Clock[];
export const HOLIDAYS = [0, 7, 14, 28] as const satisfies readonly NonNullable<NewTable['holidays']>[];
/** Whether a clock of so many seconds makes a slow table. */
export const isSlow = (clock: number | null | undefined): boolean => (clock ?? 0) >= 3600;

/** The state of the match for one seat, at one version of its stream. */
export interface Standing extends Omit<Snapshot, 'type' | 'log'> {
  /** When the time for the decision runs out, by this page's own clock; the room adds it. */
  until?: number | null;
}
