/** What a rating is for, in words. */
import { loadBox } from '../games';
import { t } from '../lib/language.svelte';
import type { KindRatings, TableKind } from '../lib/messages';

/** “For two”, “2 teams of 2”, and what else makes another game of it. */
export function sayKind({ game, sides, team, options }: TableKind): string {
  const seats = team > 1 ? t('players-kind-teams', { sides, team }) : t('players-kind-sides', { sides });
  const others = Object.entries(options).map(([name, value]) => t(`${game}-option-${name}-${value}`));
  return [seats, ...others].join(' · ');
}

/** Brings the words of the games that are spoken of. */
export async function withGames(found: readonly KindRatings[]): Promise<readonly KindRatings[]> {
  const games = [...new Set(found.map(({ kind }) => kind.game))];
  const there = await Promise.all(games.map((game) => loadBox(game)));
  return found.filter(({ kind }) => there[games.indexOf(kind.game)] !== null);
}
