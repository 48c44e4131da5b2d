/** Casino Royal for the page: what its folder offers to the rest. */
import type { Box } from '../game';
import type { GameEvent, Option, Options } from '../../lib/messages';
import type { OptionValue } from '../../lib/terms';
import type { Sound } from '../../lib/sound';
import Picture from './Picture.svelte';
import type { View } from './model';

const SOUNDS: Record<string, Sound> = {
  'round-began': 'deal',
  dealt: 'deal',
  paused: 'turn',
  raised: 'cover',
  followed: 'cover',
  stopped: 'round',
  won: 'round',
  shared: 'round',
  'taken-back': 'round',
  'match-won': 'match',
  'match-shared': 'match',
};
const BOARDS = 8;

/** Which options belong to which game; the others to all. */
const ONLY: Record<string, readonly string[]> = {
  batch: ['poker', 'variant'],
  relance: ['poker'],
  call: ['poker', 'variant'],
  ask: ['poker', 'variant'],
  boards: ['bingo'],
  stock: ['bingo'],
  says: ['bingo'],
  marks: ['bingo'],
};

function offered({ name, values }: Option, options: Options): OptionValue[] {
  const game = String(options['game']);
  if (ONLY[name] && !ONLY[name].includes(game)) return [];
  if (name === 'boards') {
    // CAS-C1: eight boards in all.
    const fits = values.filter((value) => Number(value) * Number(options['players']) <= BOARDS);
    return fits.length > 1 ? fits : [];
  }
  return values;
}

const ended = (event: GameEvent): boolean => ['won', 'shared', 'taken-back'].includes(event.kind);

const casinoRoyal: Box = {
  words: ['cards'],
  Picture,
  Match: () => import('./Match.svelte'),
  Seat: () => import('./Seat.svelte'),
  Aim: () => import('./Aim.svelte'),
  Rules: () => import('./Rules.svelte'),
  seats: (options) => Number(options['players'] ?? 4),
  offered,
  kinds: ['poker', 'variant', 'bingo'].map((game) => ({
    name: game,
    say: `casino_royal-option-game-${game}`,
    options: { game },
  })),
  // Only in the variant cards are held in hand.
  secret: (options) => options['game'] === 'variant',
  // Alone with programs nobody is hurried; cards still come by themselves.
  ease: { window: 0 },
  holds: (events) =>
    events.some(ended) &&
    !events.some((event) => event.kind === 'match-won' || event.kind === 'match-shared'),
  beats: (view) => {
    const { phase, options } = view as View;
    return phase === 'calling' && options.pace > 0;
  },
  sound: (event) =>
    event.kind === 'called'
      ? (event['seats'] as number[]).length > 0
        ? 'place'
        : null
      : (SOUNDS[event.kind] ?? null),
  headline: (t, view, held) => {
    const { round, rounds, options, last } = view as View;
    return t('casino_royal-headline', {
      game: options.game,
      round: held ? (last?.round ?? round) : round,
      rounds,
    });
  },
};

export default casinoRoyal;
