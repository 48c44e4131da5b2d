/**
 * Checks a finished record in the browser, trusting nobody: seal, promise, every shuffle, every move.
 *
 * This is an implementation of its own, from docs/fairness.md; it shares nothing with the server's.
 */
import {
  Chance,
  commitmentOf,
  daySalt,
  programSalt,
  roundSeal,
  sealOf,
  sealedProgramSalt,
  type DayDeal,
  type Deal,
  type RoundDeal,
} from './chance';
import { Difference, expectLine } from './difference';
import { readRecord, type MatchRecord, type Origin } from './record';
import type { Check } from './referee';
import { checkSeal } from './seal';

export type Verdict =
  { ok: true; facts: Facts } | { ok: false; line: number; column: number | null; code: string };

export interface Facts {
  game: string;
  moves: number;
  shuffles: number;
  /** How many deals were abandoned before the one that was played. */
  abandoned: number;
  /** Whether the moves were played by the rules; else nobody here knows them. */
  played: boolean;
  /** Where the match goes on from: that one holds, but what was dealt anew there is not known here. */
  origin?: { match: string; after: number; seat: number };
  /** Which deal of the day it is: that the secret was promised the day before, whoever kept the promise can tell. */
  day?: DayDeal & { commitment: string };
  /** Which duplicate round it is of, and for how many of its entrants the house sealed, or nobody opened. */
  round?: RoundFacts;
}
export interface RoundFacts {
  tournament: string;
  number: number;
  entrants: number;
  house: number;
  unopened: number;
}

/** So many matches may lie behind one. */
const DEEPEST = 8;

/** The check of a game from elsewhere; null if it brings none, undefined if there is no such game. */
export type Elsewhere = (game: string) => Promise<Check | null | undefined>;

const checks = import.meta.glob<{ check: Check }>('../games/*/check.ts');

export async function verifyRecord(
  text: string,
  elsewhere: Elsewhere = async () => undefined,
): Promise<Verdict> {
  try {
    return { ok: true, facts: await verified(text, elsewhere) };
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    return { ok: false, line: error.line, column: error.column, code: error.code };
  }
}

/** `depth`: in how many records this one stands. */
async function verified(text: string, elsewhere: Elsewhere, depth = 0): Promise<Facts> {
  const lines = text.split('\n');
  const end = lines.pop();
  if (end !== '') throw new Difference(lines.length + 1, null, 'too-short');
  checkSeal(lines);
  const record = readRecord(lines);
  const { game, secret, moves, shuffles, abandoned } = record;
  const folder = checks[`../games/${game}/check.ts`];
  const check = folder === undefined ? await elsewhere(game) : (await folder()).check;
  if (check === undefined) throw new Difference(2, 7, 'unknown-game');
  if (commitmentOf(secret.text) !== record.commitment) {
    throw new Difference(secret.line, 'secret: '.length + 1, 'broken-promise');
  }
  checkSalts(record);
  const chance = chanceOf(record);
  for (const { line, number, name, items } of shuffles) {
    const order = chance.shuffle(number, name, items);
    expectLine(line, lines[line - 1]!, `shuffle ${number} ${name}: ${order.join(' ')}`);
  }
  const counted = { game, moves: moves.length, shuffles: shuffles.length, abandoned: abandoned.length };
  if (record.origin !== undefined) {
    await checkOrigin(record, record.origin, elsewhere, depth);
    const { match, after, seat } = record.origin;
    return { ...counted, played: false, origin: { match, after, seat } };
  }
  const played = check !== null && plays(check, record, folder !== undefined);
  const { day, round, commitment } = record;
  if (round !== undefined) return { ...counted, played, round: factsOf(round) };
  return { ...counted, played, ...(day === undefined ? {} : { day: { ...day, commitment } }) };
}

const factsOf = ({ tournament, number, shares }: RoundDeal): RoundFacts => ({
  ...{ tournament, number, entrants: shares.length },
  house: shares.filter(({ house }) => house).length,
  unopened: shares.filter(({ salt }) => salt === '').length,
});

function chanceOf(record: MatchRecord): Chance {
  const { scheme, secret, salts, day, round } = record;
  if (round !== undefined) return Chance.ofTheRound(secret.text, round);
  if (scheme === 1) return Chance.of(secret.text, salts);
  if (day !== undefined) return Chance.ofTheDay(secret.text, day, salts);
  return Chance.sealed(secret.text, dealOf(record), salts);
}

/** The match before holds, all of it, and has the point that this one says it goes on from. */
async function checkOrigin(
  record: MatchRecord,
  origin: Origin,
  elsewhere: Elsewhere,
  depth: number,
): Promise<void> {
  if (depth === DEEPEST) throw new Difference(origin.line, 1, 'too-deep');
  try {
    await verified(origin.lines.map((line) => `${line}\n`).join(''), elsewhere, depth + 1);
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    const column = error.column === null ? null : error.column + 1;
    throw new Difference(origin.first - 1 + error.line, column, error.code);
  }
  const before = readRecord(origin.lines);
  const rules = ({ game, version, options }: MatchRecord): string =>
    JSON.stringify([game, version, Object.entries(options)]);
  const there = origin.after < before.moves.length && origin.seat < before.seats;
  if (
    before.match !== origin.match ||
    rules(before) !== rules(record) ||
    before.seats !== record.seats ||
    !there
  ) {
    throw new Difference(origin.line, 'origin: '.length + 1, 'wrong-origin');
  }
}

/** Plays the moves by the rules. A check from elsewhere that breaks says nothing about them, for or against. */
function plays(check: Check, record: MatchRecord, ours: boolean): boolean {
  try {
    check(record);
    return true;
  } catch (error) {
    if (ours || error instanceof Difference) throw error;
    console.error(`The check that the game ${record.game} brings does not work.`, error);
    return false;
  }
}

/** What was promised and sealed before the match began. */
export function dealOf({ match, abandoned, commitment, seals }: MatchRecord): Deal {
  return { match, attempt: abandoned.length + 1, commitment, seals };
}

/** A host that could choose a salt after it saw the others' could choose the cards. */
function checkSalts(record: MatchRecord): void {
  const { scheme, programs, salts, saltsLine, commitment, day, round } = record;
  if (round !== undefined) return checkEntrants(round, record.entrantsLine!);
  const deal = dealOf(record);
  for (const [seat, program] of programs.entries()) {
    const column = `salt ${seat + 1}: `.length + 1;
    const follows =
      day !== undefined
        ? daySalt(day, seat)
        : scheme === 1
          ? programSalt(commitment, seat)
          : sealedProgramSalt(deal, seat);
    if ((program || day !== undefined) && salts[seat] !== follows)
      throw new Difference(saltsLine + seat, column, 'chosen-salt');
    const seal = sealOf(deal.match, deal.attempt, seat, salts[seat]!);
    if (!program && scheme === 2 && seal !== deal.seals[seat]) {
      throw new Difference(saltsLine + seat, column, 'wrong-salt');
    }
  }
}

/** Every salt that was opened is the one that was sealed; a house opens what it sealed itself. */
function checkEntrants({ tournament, number, shares }: RoundDeal, first: number): void {
  for (const [at, { entrant, seal, salt, house }] of shares.entries()) {
    const fits = salt === '' ? !house : roundSeal(tournament, number, entrant, salt) === seal;
    if (!fits) {
      const column = `entrant ${entrant + 1}${house ? ' (house)' : ''}: ${seal} `.length + 1;
      throw new Difference(first + at, column, 'wrong-salt');
    }
  }
}
