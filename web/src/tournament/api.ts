/** The server's addresses of tournaments as functions, which nothing but their pages needs. */
import { ask } from '../lib/api';
import type { EntrantCards, NewTournament, Presence, TournamentInfo } from '../lib/messages';

export const openTournament = (wish: NewTournament): Promise<TournamentInfo> => ask('/api/tournaments', wish);
export const tournament = (code: string): Promise<TournamentInfo> => ask(within(code));
export const enterTournament = (code: string, team: number | null = null): Promise<TournamentInfo> =>
  ask(`${within(code)}/enter`, { team });
export const enterNames = (code: string, names: readonly string[]): Promise<EntrantCards> =>
  ask(`${within(code)}/names`, { names });
export const drawCard = (code: string, entrant: number, member: number): Promise<EntrantCards> =>
  ask(`${within(code)}/card`, { entrant, member });
export const setPresence = (code: string, entrant: number, presence: Presence): Promise<TournamentInfo> =>
  ask(`${within(code)}/presence`, { entrant, presence });
export const startRound = (code: string, number: number): Promise<TournamentInfo> =>
  ask(`${within(code)}/round`, { number });
export const sealRound = (code: string, round: number, seal: string): Promise<TournamentInfo> =>
  ask(`${within(code)}/seal`, { round, seal });
export const openRound = (code: string, round: number, salt: string): Promise<TournamentInfo> =>
  ask(`${within(code)}/open`, { round, salt });
export const waitForTable = (code: string, waits: boolean): Promise<TournamentInfo> =>
  ask(`${within(code)}/wait`, { waits });
export const beginTable = (code: string, table: string): Promise<TournamentInfo> =>
  ask(`${within(code)}/begin`, { table });
export const ruleTable = (code: string, table: string, places: readonly number[]): Promise<TournamentInfo> =>
  ask(`${within(code)}/rule`, { table, places });
export const endTournament = (code: string): Promise<TournamentInfo> => ask(`${within(code)}/end`, {});
/** Where its results, and the records of all its matches, can be fetched. */
export const resultsUrl = (code: string, language: string): string =>
  `${within(code)}/results?language=${language}`;
export const recordsUrl = (code: string): string => `${within(code)}/records`;

const within = (code: string): string => `/api/tournaments/${encodeURIComponent(code)}`;
