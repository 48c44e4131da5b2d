/** What a tournament's numbers are in words. */
import { language } from '../lib/language.svelte';
import type { EntrantInfo, RoundInfo, TournamentInfo } from '../lib/messages';

/** Points as people write them: whole, or with up to two decimals. */
export const sayPoints = (points: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(points);

export const isOver = (round: RoundInfo): boolean => round.tables.every(({ phase }) => phase === 'over');

/** The round that is played or was played last. */
export const lastRound = ({ played }: TournamentInfo): RoundInfo | undefined => played.at(-1);

/** Whether the host may start a round now. */
export function canStart(info: TournamentInfo): boolean {
  if (info.state === 'over') return false;
  if (info.format === 'open') return info.state === 'entering';
  const last = lastRound(info);
  return last === undefined || isOver(last);
}

/** Those who are in it, or have played in it. */
export function listed(info: TournamentInfo): { number: number; entrant: EntrantInfo }[] {
  const ranked = new Set(info.standings.map(({ entrant }) => entrant));
  return info.entrants
    .map((entrant, number) => ({ number, entrant }))
    .filter(
      ({ number, entrant }) => entrant.presence !== 'out' || (info.played.length > 0 && ranked.has(number)),
    );
}

/** The tables to show: of the round that runs; or, where one plays as often as one likes, those in play first. */
export function shownTables(info: TournamentInfo): { number: number; round: RoundInfo }[] {
  const rounds = info.played.map((round, at) => ({ number: at + 1, round }));
  return info.format === 'open' ? rounds.filter(({ round }) => !isOver(round)) : rounds.slice(-1);
}
