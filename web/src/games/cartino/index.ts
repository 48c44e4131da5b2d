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
  Aim: () => import('./Aim.svelte'),
  Rules: () => import('./Rules.svelte'),
  seats: (options) => Number(options['players'] ?? 2),
  offered: ({ values }) => values,
  // The two sheets of the box (CAR-1, CAR-6, CAR-15).
  kinds: [
    { name: 'french', say: 'cartino-kind-french', options: { edition: 32, queen: 3, joker: 'retired' } },
    { name: 'german', say: 'cartino-kind-german', options: { edition: 52, queen: 5, joker: 'reused' } },
  ],
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
