/** Cartomanie for the page: what its folder offers to the rest. */
import type { Box } from '../game';
import type { Sound } from '../../lib/sound';
import Picture from './Picture.svelte';
import type { View } from './model';

const SOUNDS: Record<string, Sound> = {
  turned: 'place',
  made: 'cover',
  filled: 'deal',
  'new-table': 'deal',
  asked: 'turn',
  'match-won': 'match',
  'match-shared': 'match',
  cleared: 'match',
};

const cartomanie: Box = {
  Picture,
  Match: () => import('./Match.svelte'),
  Seat: () => import('./Seat.svelte'),
  Aim: () => import('./Aim.svelte'),
  Rules: () => import('./Rules.svelte'),
  seats: (options) => Number(options['players'] ?? 2),
  // Half a pack is only for the short version; nobody votes alone (MAN-9, MAN-22).
  offered: ({ name, values }, options) =>
    (name === 'half' && options['version'] !== 'short') || (name === 'vote' && options['players'] === 1)
      ? []
      : values,
  kinds: [
    { name: 'full', say: 'cartomanie-kind-full', options: { version: 'full' } },
    { name: 'short', say: 'cartomanie-kind-short', options: { version: 'short' } },
    { name: 'children', say: 'cartomanie-kind-children', options: { version: 'children' } },
    { name: 'alone', say: 'cartomanie-kind-alone', options: { players: 1 } },
  ],
  ease: { clock: 0 },
  clock: (options) => Number(options['clock'] ?? 0) > 0,
  // All cards that are up are up for all; a vote is one tap, and nobody waits behind a curtain for it.
  secret: () => false,
  holds: () => false,
  // A turn is cards turned up one by one, and then a word or none.
  rests: (events) => events.some(({ kind }) => kind !== 'turned'),
  sound: (event) => SOUNDS[event.kind] ?? null,
  headline: (t, view) => {
    const { options, stock } = view as View;
    return t('cartomanie-headline', { version: options.version, stock });
  },
};

export default cartomanie;
