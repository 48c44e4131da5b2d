/** Punto, as the page finds it by name. */
import type { Box } from '../game';
import type { Options } from '../../lib/messages';
import type { Sound } from '../../lib/sound';
import Picture from './Picture.svelte';
import type { View } from './model';

const SOUNDS: Record<string, Sound> = {
  dealt: 'deal',
  placed: 'place',
  covered: 'cover',
  'round-won': 'round',
  'round-drawn': 'round',
  'match-won': 'match',
  'match-drawn': 'match',
};

/** `2x2` is two teams of two. */
function seats(options: Options): number {
  return String(options['table'] ?? '2')
    .split('x')
    .reduce((product, factor) => product * Number(factor), 1);
}

const punto: Box = {
  Picture,
  Match: () => import('./Match.svelte'),
  Seat: () => import('./Seat.svelte'),
  Aim: () => import('./Aim.svelte'),
  Rules: () => import('./Rules.svelte'),
  seats,
  // Only somebody who sits at the table can start.
  offered: ({ name, values }, options) =>
    name === 'starter'
      ? values.filter((value) => value === 'lot' || Number(value) <= seats(options))
      : values,
  kinds: ['2', '3', '4', '2x2', '3x2', '4x2'].map((table) => ({
    name: table,
    say: `punto-option-table-${table}`,
    options: { table },
  })),
  marksLines: true,
  secret: (options) => options['expert'] === true,
  holds: (events) =>
    events.some((event) => event.kind === 'round-won' || event.kind === 'round-drawn') &&
    !events.some((event) => event.kind === 'match-won' || event.kind === 'match-drawn'),
  sound: (event) => SOUNDS[event.kind] ?? null,
  headline: (t, view, held) => {
    const { round, options, previous } = view as View;
    return t('punto-headline', { round: held ? (previous?.round ?? round) : round, wins: options.wins });
  },
};

export default punto;
