/** Cartino for the page: what its folder offers to the rest. */
import type { Box } from '../game';
import type { Sound } from '../../lib/sound';
import Picture from './Picture.svelte';
import type { View } from './model';

const SOUNDS: Record<string, Sound> = {
  drew: 'deal',
  'took-back': 'cover',
  'all-five': 'round',
  'went-out': 'round',
  'match-won': 'match',
  'match-shared': 'match',
};

const cartino: Box = {
  words: ['cards'],
  Picture,
  Match: () => import('./Match.svelte'),
  Seat: () => import('./Seat.svelte'),
  Rules: () => import('./Rules.svelte'),
  seats: (options) => Number(options['players'] ?? 2),
  offered: ({ values }) => values,
  // Racks are for their owners' eyes, under all options.
  secret: () => true,
  holds: () => false,
  sound: (event) =>
    event.kind === 'laid' ? (event['how'] === 'exchange' ? 'cover' : 'place') : (SOUNDS[event.kind] ?? null),
  headline: (t, view) => {
    const { options, bag } = view as View;
    return t('cartino-headline', { edition: options.edition, bag });
  },
};

export default cartino;
