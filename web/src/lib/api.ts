/** The server's HTTP addresses as functions. A refusal is thrown as `Refused`. */
import type {
  Analysis,
  Brought,
  DayInfo,
  Deleted,
  Describe,
  Description,
  Devices,
  GameInfo,
  LessonEntry,
  LessonInfo,
  Level,
  LookedBack,
  Me,
  Memories,
  MyDay,
  MyMatches,
  NewTable,
  OpenTable,
  Pass,
  PlayOn,
  PuzzleIndex,
  PuzzlePack,
  Refusal,
  Replay,
  SeatSeal,
  Statistics,
  Subscribe,
  Subscribed,
  TableInfo,
} from './messages';

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

export const me = (): Promise<Me> => ask('/api/me');
export const introduce = (name: string): Promise<Me> => ask('/api/me', { name });
/** Ends this guest's sessions everywhere else. */
export const endElsewhere = (): Promise<Me> => ask('/api/me/elsewhere', {});
/** A page of this guest's matches; `wish` may name a game, a company, and where the page begins. */
export const myMatches = (wish: Record<string, string> = {}): Promise<MyMatches> =>
  ask(`/api/me/matches?${new URLSearchParams(wish)}`);
export const statistics = (): Promise<Statistics> => ask('/api/me/statistics');
/** Where all records of this guest can be fetched, in one file. */
export const RECORDS = '/api/me/records';
export const devices = (): Promise<Devices> => ask('/api/me/devices');
export const sendAway = (device: string): Promise<Devices> => ask('/api/me/devices/away', { device });
/** A code that makes another browser this guest: once, or one for a card. */
export const drawPass = (kind: 'carry' | 'card'): Promise<Pass> => ask(`/api/me/${kind}`, {});
export const carry = (code: string, leave: boolean): Promise<Me> => ask('/api/carry', { code, leave });
/** What this device is told of while its page is closed; and has it told of things, nothing, or something to try. */
export const subscribed = (): Promise<Subscribed> => ask('/api/me/push');
export const subscribe = (wish: Subscribe): Promise<Subscribed> => ask('/api/me/push', wish);
export const unsubscribe = (): Promise<Subscribed> => ask('/api/me/push/off', {});
export const tryPush = (): Promise<null> => ask('/api/me/push/try', {});
export const deleteMe = (): Promise<Deleted> => ask('/api/me/delete', { sure: true });
/** What this guest has done, of a kind; and adds to it. */
export const recall = (kind: string): Promise<Memories> => ask(`/api/me/memory/${kind}`);
export const remember = (kind: string, memories: Memories): Promise<Memories> =>
  ask(`/api/me/memory/${kind}`, memories);
export const games = (): Promise<GameInfo[]> => ask('/api/games');
export const describe = (game: string, asked: Describe): Promise<Description> =>
  ask(`/api/games/${encodeURIComponent(game)}/plain`, asked);
/** The lessons of a game, in the order in which they are learnt. */
export const lessons = (game: string): Promise<LessonEntry[]> =>
  ask(`/api/lessons/${encodeURIComponent(game)}`);
export const lesson = (game: string, name: string): Promise<LessonInfo> => ask(`${learning(game, name)}`);
/** The puzzles of a game; and some of them, with all that follows a try. */
export const puzzles = (game: string): Promise<PuzzleIndex> =>
  ask(`/api/puzzles/${encodeURIComponent(game)}`);
export const puzzlePack = (game: string, pack: number): Promise<PuzzlePack> =>
  ask(`/api/puzzles/${encodeURIComponent(game)}/${pack}`);
export const openTables = (): Promise<OpenTable[]> => ask('/api/tables');
export const createTable = (table: NewTable): Promise<TableInfo> => ask('/api/tables', table);
export const table = (code: string): Promise<TableInfo> => ask(at(code));
export const start = (code: string, seals: readonly SeatSeal[] = [], attempt = 1): Promise<TableInfo> =>
  ask(`${at(code)}/start`, { seals, attempt });
/** Asks for another match, agrees to one, or declines it. */
export const rematch = (code: string, agree = true): Promise<TableInfo> =>
  ask(`${at(code)}/rematch`, { agree });
export const leave = (code: string, seat: number): Promise<TableInfo> => ask(`${at(code)}/leave`, { seat });
/** The host's code with which another device takes a seat; and takes it. */
export const handOver = (code: string, seat: number): Promise<Pass> => ask(`${at(code)}/hand-over`, { seat });
export const takeOver = (code: string, shown: string): Promise<TableInfo> =>
  ask(`${at(code)}/take-over`, { code: shown });
/** Stops the clock of an own seat at a slow table for some days; 0: it runs again. */
export const holiday = (code: string, seat: number, days: number): Promise<TableInfo> =>
  ask(`${at(code)}/holiday`, { seat, days });
export const replay = (match: string): Promise<Replay> => ask(`${of(match)}/replay`);
/** Lays a table to play on from a point of a finished match. */
export const playOn = (match: string, wish: PlayOn): Promise<TableInfo> => ask(`${of(match)}/play-on`, wish);
export const analysis = (match: string): Promise<Analysis> => ask(`${of(match)}/analysis`);

/** Begins to look back at a match; `lookedBack` says how far that is. */
export const lookBack = (match: string): Promise<LookedBack> => ask(`${of(match)}/lookback`, {});
export const lookedBack = (match: string): Promise<LookedBack> => ask(`${of(match)}/lookback`);
/** A day's deals, or today's. */
export const day = (day = ''): Promise<DayInfo> =>
  ask(day === '' ? '/api/today' : `/api/today/${encodeURIComponent(day)}`);
/** What came of this guest's first tries. */
export const myDays = (): Promise<MyDay[]> => ask('/api/me/days');
/** Plays a deal of the day, or plays on. */
export const playDeal = (deal: string): Promise<TableInfo> =>
  ask(`/api/today/deals/${encodeURIComponent(deal)}`, {});
/** Brings the record of a finished match; it can be seen again by the id in the answer. */
export const bring = (record: string): Promise<Brought> => ask('/api/records', { record });

/** Takes a seat, with the seal of a salt for this attempt at the deal. */
export function sit(code: string, seat: number, seal: string, attempt: number): Promise<TableInfo> {
  return ask(`${at(code)}/sit`, { seat, seal, attempt });
}

/** Gives an own seat the name that one has now. */
export const rename = (code: string, seat: number): Promise<TableInfo> => ask(`${at(code)}/sit`, { seat });

/** The host lets a program take a free seat. */
export function seatProgram(code: string, seat: number, level: Level): Promise<TableInfo> {
  return ask(`${at(code)}/sit`, { seat, level });
}

/** Where a match's record can be fetched; with a seat, what that seat may know of it while it runs. */
export function recordUrl(match: string, seat?: number): string {
  return `${of(match)}/record${seat === undefined ? '' : `?seat=${seat}`}`;
}

export async function record(match: string): Promise<string> {
  return (await reach(recordUrl(match))).text();
}

export function streamUrl(code: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}${at(code)}/stream`;
}

const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;
const learning = (game: string, name: string): string =>
  `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
const of = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;

/** For addresses that only some pages know. */
export async function ask<T>(url: string, body?: object): Promise<T> {
  return (await reach(url, body)).json() as Promise<T>;
}

async function reach(url: string, body?: object): Promise<Response> {
  const request: RequestInit = { credentials: 'same-origin', headers: { Accept: 'application/json' } };
  if (body !== undefined) {
    request.method = 'POST';
    request.headers = { ...request.headers, 'Content-Type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(url, request);
  } catch {
    throw new Refused({ code: 'unreachable', rule: '', facts: {} });
  }
  if (!response.ok) throw new Refused(await refusalOf(response));
  return response;
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const refusal = (await response.json()) as Partial<Refusal>;
    if (typeof refusal.code === 'string') {
      return { code: refusal.code, rule: refusal.rule ?? '', facts: refusal.facts ?? {} };
    }
  } catch {
    // Not ours: a proxy's page, say. The status is all there is to tell.
  }
  return { code: response.status === 404 ? 'unknown-table' : 'internal', rule: '', facts: {} };
}
