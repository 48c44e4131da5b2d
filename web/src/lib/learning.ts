/** The lessons of a game as paths: what is done, what comes next, and the match at the end. */
import type { GameInfo, LessonEntry } from './messages';
import { recall, remember } from './memory.svelte';
import { openTable, program } from './tables';

/** The lessons that lead from the first move to a match; a game may have several such ways. */
export interface Path {
  name: string;
  scenes: readonly LessonEntry[];
}

export function pathsOf(entries: readonly LessonEntry[]): Path[] {
  const names = [...new Set(entries.map(({ path = '' }) => path))];
  return names.map((name) => ({ name, scenes: entries.filter(({ path = '' }) => path === name) }));
}

export const isDone = (game: string, scene: string): boolean => `${game}/${scene}` in recall('lessons');

export const finish = (game: string, scene: string): void => remember('lessons', `${game}/${scene}`, '1');

/** What to learn next: the first that is not done; with all of them done, the first. */
export function nextOf(game: string, { scenes }: Path): LessonEntry | undefined {
  return scenes.find(({ name }) => !isDone(game, name)) ?? scenes[0];
}

/** What comes after a scene in its path; undefined after the last. */
export function after(entries: readonly LessonEntry[], scene: string): LessonEntry | undefined {
  const path = pathsOf(entries).find(({ scenes }) => scenes.some(({ name }) => name === scene));
  const at = path?.scenes.findIndex(({ name }) => name === scene) ?? -1;
  return path?.scenes[at + 1];
}

/** The short match at the end of a path, against the program that it names. */
export async function playMatch(
  game: GameInfo,
  seats: (options: LessonEntry['options']) => number,
  scene: LessonEntry,
): Promise<void> {
  const usual = Object.fromEntries(game.choices.map((choice) => [choice.name, choice.default]));
  const options = { ...usual, ...scene.options };
  const level = game.levels.find((level) => level === scene.match) ?? game.levels[0]!;
  await openTable({
    game: game.name,
    seats: [{ kind: 'me' }, ...Array.from({ length: seats(options) - 1 }, () => program(level))],
    options,
    public: false,
    onlookers: true,
    chat: true,
    clock: 0,
    takeover: true,
    hints: game.hints,
  });
  finish(game.name, scene.name);
}
