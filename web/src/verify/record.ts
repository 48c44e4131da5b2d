/** A finished record taken apart: every line in its place and of the right form, nothing checked against another. */
import type { DayDeal, RoundDeal, Share } from './chance';
import { Difference, expectLine } from './difference';

/** Something a record says, and the line it says it on. */
interface At {
  line: number;
}
export interface Move extends At {
  seat: number;
  move: string;
}
export interface Shuffle extends At {
  number: number;
  name: string;
  items: string[];
}
export interface Said extends At {
  text: string;
}
/** A deal that did not come about: what was promised and sealed for it. */
export interface Abandoned {
  commitment: string;
  seals: string[];
}
/** Where a match goes on from: another one, how many of its moves were made, and a seat. */
export interface Origin extends At {
  match: string;
  after: number;
  seat: number;
  /** The lines of that match's record, and where the first of them stands. */
  lines: string[];
  first: number;
}
export interface MatchRecord {
  /** How the luck was made: with 2, every salt was sealed before any was opened; with 3, it is a day's. */
  scheme: Scheme;
  game: string;
  version: number;
  options: Record<string, string>;
  optionsLine: number;
  match: string;
  seats: number;
  abandoned: Abandoned[];
  commitment: string;
  /** By seat; empty for a program. */
  seals: string[];
  salts: string[];
  programs: boolean[];
  saltsLine: number;
  moves: Move[];
  result: Said;
  shuffles: Shuffle[];
  secret: Said;
  /** Where it goes on from, if it does not begin at the beginning. */
  origin?: Origin;
  /** Which deal of the day it is, if it is one. */
  day?: DayDeal;
  /** Which duplicate round it is of, if it is, and where its entrants stand. */
  round?: RoundDeal;
  entrantsLine?: number;
}
type Scheme = 1 | 2 | 3 | 4;

const TITLES = {
  'Tapis Vert record 1': 1,
  'Tapis Vert record 2': 2,
  'Tapis Vert record 3': 3,
  'Tapis Vert record 4': 4,
} as const;
/** Control characters, and every blank but the space. */
const UNSEEN = /[\0-\x1f\x7f-\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/;
const TEXT = '(?:[^ ]+(?: [^ ]+)*)?';
const OPTION = '[a-z0-9_-]+=[^ ]+';
const SEAL = '[0-9a-f]{64}';
/** Stands before every line of the match that another one goes on from. */
const QUOTED = '>';
const HEX = { 1: '(?:[0-9a-f]{2}){16,64}', 2: '[0-9a-f]{64}', 3: '[0-9a-f]{64}', 4: '[0-9a-f]{64}' };

/** Reads the lines of a record; throws a `Difference` at the first that is not as it should be. */
export function readRecord(lines: readonly string[]): MatchRecord {
  const reader = new Reader(lines);
  const scheme = readTitle(reader);
  const [game, version] = reader.match('game: ([a-z0-9_-]{1,32}) (0|[1-9][0-9]{0,8})');
  const options = readOptions(reader);
  const optionsLine = reader.number;
  const match = reader.text('match');
  reader.text('date');
  const programs: boolean[] = [];
  while (reader.ahead('seat ')) {
    const [number, level] = reader.match(`seat ([1-9])(?: \\(([a-z]+)\\))?: ${TEXT}`);
    // A bot that somebody brought brings its own salt, as a person does.
    programs.push(level !== undefined && level !== 'bot');
    if (Number(number) !== programs.length) throw reader.bad();
  }
  const seats = programs.length;
  const abandoned = scheme === 2 ? readAbandoned(reader, seats) : [];
  const day = scheme === 3 ? readDay(reader) : null;
  const ofRound = scheme === 4 ? reader.match('round: ([1-9][0-9]?) of ([0-9A-Z]{4,16})') : null;
  const commitment = reader.hex('commitment', scheme);
  const seals = scheme === 2 ? programs.map((program, seat) => readSeal(reader, seat, program)) : [];
  const saltsLine = reader.number + 1;
  const salts = scheme === 4 ? [] : programs.map((_, seat) => reader.hex(`salt ${seat + 1}`, scheme));
  const entrantsLine = reader.number + 1;
  const round = ofRound && {
    ...{ tournament: ofRound[1]!, number: Number(ofRound[0]), shares: readShares(reader) },
  };
  const origin = scheme === 2 && reader.ahead('origin: ') ? readOrigin(reader) : null;
  expectLine(reader.number + 1, reader.take(), '');
  const moves: Move[] = [];
  while (reader.more() && !reader.ahead('\n')) {
    const [seat, move] = reader.match('([1-9]) ([^ ]+(?: [^ ]+)*)');
    if (Number(seat) > seats) throw reader.bad();
    moves.push({ line: reader.number, seat: Number(seat) - 1, move: move! });
  }
  if (!reader.more()) throw new Difference(reader.number, null, 'unfinished');
  expectLine(reader.number + 1, reader.take(), '');
  const result = { text: reader.text('result'), line: reader.number };
  const shuffles: Shuffle[] = [];
  while (reader.ahead('shuffle ')) {
    const [number, name, items] = reader.match(`shuffle ([1-9][0-9]{0,8}) ([^:]+): (${TEXT})`);
    shuffles.push({ line: reader.number, number: Number(number), name: name!, items: items!.split(' ') });
  }
  if (origin !== null) origin.first = reader.number + 1;
  while (origin !== null && reader.ahead(QUOTED)) origin.lines.push(reader.take().slice(QUOTED.length));
  const secret = { text: reader.hex('secret', scheme), line: reader.number };
  reader.match(`checks: (?:[0-9a-f]{4}){${secret.line}}`);
  reader.match(`seal: ${SEAL}`);
  if (reader.more()) throw new Difference(reader.number + 1, 1, 'too-long');
  return {
    ...{ scheme, game: game!, version: Number(version), options, optionsLine, match, seats },
    ...{ abandoned, commitment, seals, salts, programs, saltsLine, moves, result, shuffles, secret },
    ...(origin === null ? {} : { origin }),
    ...(day === null ? {} : { day }),
    ...(round === null ? {} : { round, entrantsLine }),
  };
}

function readDay(reader: Reader): DayDeal {
  const form = 'day: ([0-9]{4}-[0-9]{2}-[0-9]{2}), deal ([a-z0-9_-]{1,48}), house ([0-9a-f]{16})';
  const [day, deal, house] = reader.match(form);
  return { house: house!, day: day!, deal: deal! };
}

/** A line an entrant, in ascending order; a salt may be missing. */
function readShares(reader: Reader): Share[] {
  const shares: Share[] = [];
  while (shares.length === 0 || reader.ahead('entrant ')) {
    const form = `entrant ([1-9][0-9]{0,2})( \\(house\\))?: (${SEAL}) (${SEAL}|-)`;
    const [number, house, seal, salt] = reader.match(form);
    const entrant = Number(number) - 1;
    if (entrant <= (shares.at(-1)?.entrant ?? -1)) throw reader.bad();
    shares.push({ entrant, seal: seal!, salt: salt === '-' ? '' : salt!, house: house !== undefined });
  }
  return shares;
}

function readOrigin(reader: Reader): Origin {
  const form = 'origin: ([^ ]+(?: [^ ]+)*), move (0|[1-9][0-9]{0,8}), seat ([1-9])';
  const [match, after, seat] = reader.match(form);
  const line = reader.number;
  return { line, match: match!, after: Number(after), seat: Number(seat) - 1, lines: [], first: 0 };
}

function readTitle(reader: Reader): Scheme {
  const line = reader.take();
  const scheme = Object.hasOwn(TITLES, line) ? TITLES[line as keyof typeof TITLES] : null;
  if (scheme === null) expectLine(1, line, 'Tapis Vert record 2');
  return scheme!;
}

/** How many attempts there were, and a line for each that was abandoned. */
function readAbandoned(reader: Reader, seats: number): Abandoned[] {
  const [attempts] = reader.match('attempts: ([1-9][0-9]{0,2})');
  return Array.from({ length: Number(attempts) - 1 }, (_, number) => {
    const form = `abandoned ${number + 1}: (${SEAL})${` (${SEAL}|-)`.repeat(seats)}`;
    const [commitment, ...seals] = reader.match(form);
    return { commitment: commitment!, seals: seals.map((seal) => (seal === '-' ? '' : seal!)) };
  });
}

/** Who has a level has no seal. */
function readSeal(reader: Reader, seat: number, program: boolean): string {
  const [seal] = reader.match(`seal ${seat + 1}: (${program ? '-' : SEAL})`);
  return program ? '' : seal!;
}

/** Every name once, in alphabetical order. */
function readOptions(reader: Reader): Record<string, string> {
  const [listed] = reader.match(`options: ((?:${OPTION}(?: ${OPTION})*)?)`);
  const options = new Map<string, string>();
  for (const option of listed!.split(' ').filter((option) => option !== '')) {
    const at = option.indexOf('=');
    options.set(option.slice(0, at), option.slice(at + 1));
  }
  const ordered = [...options.keys()].sort().map((name) => `${name}=${options.get(name)}`);
  expectLine(reader.number, `options: ${listed}`, `options: ${ordered.join(' ')}`);
  return Object.fromEntries(options);
}

/** Goes through the lines and knows where it is. */
class Reader {
  number = 0;

  constructor(private readonly lines: readonly string[]) {}

  more(): boolean {
    return this.number < this.lines.length;
  }

  ahead(start: string): boolean {
    return this.more() && `${this.lines[this.number]}\n`.startsWith(start);
  }

  take(): string {
    const line = this.lines[this.number];
    if (line === undefined) throw new Difference(this.number + 1, null, 'too-short');
    this.number += 1;
    if (UNSEEN.test(line)) throw this.bad();
    return line;
  }

  /** What the groups of a form hold, where the whole next line is of it. */
  match(form: string): (string | undefined)[] {
    const found = new RegExp(`^(?:${form})$`, 'u').exec(this.take());
    if (found === null) throw this.bad();
    return found.slice(1);
  }

  text(name: string): string {
    return this.match(`${name}: (${TEXT})`)[0]!;
  }

  hex(name: string, scheme: Scheme): string {
    return this.match(`${name}: (${HEX[scheme]})`)[0]!;
  }

  bad(): Difference {
    return new Difference(this.number, 1, 'bad-line');
  }
}
