/** Puzzles of the games: their lists and packs, which one is next, and how strong somebody is in them. */
import * as api from './api';
import { recall, remember } from './memory.svelte';
import type { PuzzleEntry, PuzzleIndex, PuzzleInfo, PuzzlePack } from './messages';
import { after, opponent, START, type Rating } from './rating';

const indexes = new Map<string, Promise<PuzzleIndex>>();
const packs = new Map<string, Promise<PuzzlePack>>();

/** The list of a game's puzzles. */
export const indexOf = (game: string): Promise<PuzzleIndex> => once(indexes, game, () => api.puzzles(game));

/** A puzzle; its pack comes with it, so that the next ones need no network. */
export async function puzzleOf(index: PuzzleIndex, id: string): Promise<PuzzleInfo | undefined> {
  const at = index.puzzles.findIndex((puzzle) => puzzle.id === id);
  if (at < 0) return undefined;
  const number = Math.floor(at / index.pack);
  const pack = await once(packs, `${index.game} ${number}`, () => api.puzzlePack(index.game, number));
  return pack.puzzles.find((puzzle) => puzzle.id === id);
}

/** What somebody has done of a game's puzzles. */
export interface Progress {
  rating: Rating;
  /** How many in a row were right at the first try, up to now. */
  streak: number;
  /** How many were tried, by grade. */
  tried: Record<number, number>;
}

/** Tries of a game, the earliest first; of two at the same second the one with the lesser key. */
export function progressOf({ game, puzzles }: PuzzleIndex): Progress {
  const known = new Map(puzzles.map((puzzle) => [keyOf(game, puzzle.id), puzzle]));
  const tries = Object.entries(recall('puzzles'))
    .filter(([key]) => known.has(key))
    .sort(([one, { at }], [other, { at: later }]) => at - later || (one < other ? -1 : 1));
  let [rating, streak] = [START, 0];
  const tried: Record<number, number> = {};
  for (const [key, { value }] of tries) {
    const { solved, grade } = known.get(key)!;
    const right = value === '1';
    rating = after(rating, opponent(solved), right);
    streak = right ? streak + 1 : 0;
    tried[grade] = (tried[grade] ?? 0) + 1;
  }
  return { rating, streak, tried };
}

/** Whether somebody tried it before. */
export const isTried = (game: string, id: string): boolean =>
  recall('puzzles')[keyOf(game, id)] !== undefined;

export const noteTry = (game: string, id: string, right: boolean): void =>
  remember('puzzles', keyOf(game, id), right ? '1' : '0');

/**
 * The next puzzle: of a grade in their order, else the one about as strong as its solver. When all were tried, the
 * one whose try is longest ago.
 */
export function nextOf(index: PuzzleIndex, grade: number, but = ''): PuzzleEntry | undefined {
  const { game } = index;
  const there = index.puzzles.filter(
    (puzzle) => (grade === 0 || puzzle.grade === grade) && puzzle.id !== but,
  );
  const fresh = there.filter(({ id }) => !isTried(game, id));
  if (fresh.length === 0) {
    const since = ({ id }: PuzzleEntry): number => recall('puzzles')[keyOf(game, id)]?.at ?? 0;
    return there.toSorted((one, other) => since(one) - since(other))[0];
  }
  if (grade > 0) return fresh[0];
  const { mu } = progressOf(index).rating;
  const far = ({ solved }: PuzzleEntry): number => Math.abs(opponent(solved).mu - mu);
  return fresh.toSorted((one, other) => far(one) - far(other))[0];
}

const keyOf = (game: string, id: string): string => `${game}/${id}`;

/** What is asked for is asked for once; what did not come, again. */
function once<T>(kept: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = kept.get(key) ?? ask();
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}
