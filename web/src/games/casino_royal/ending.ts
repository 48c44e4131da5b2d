/** How a round ended, as the events that tell it: a player who comes later reads the same. */
import type { GameEvent } from '../../lib/messages';
import type { Pot, Result, Share } from './model';

export function endingOf({ why, callers, winners, shares, pots, odd }: Result): GameEvent[] {
  const won = (seat: number): number => shares.find((share) => share.seat === seat)?.won ?? 0;
  const events: GameEvent[] = [];
  const [first = 0] = callers;
  if (why === 'best' && callers.length > 0) {
    events.push({ kind: 'stopped', seat: first, seats: callers, amount: 0 });
  }
  if (why === 'unsaid') return [...events, { kind: 'taken-back' }];
  for (const { amount, seats, winners } of pots.slice(1).filter(({ seats }) => seats.length > 1)) {
    events.push({ kind: 'side-pot', seat: winners[0], amount, seats, winners });
  }
  const [winner = 0] = winners;
  const several = pots.filter((pot) => howWent(pot, shares) !== 'back').length > 1;
  if (!several && winners.length > 1) {
    return [...events, { kind: 'shared', seats: winners, amount: won(winner), odd, why }];
  }
  const last = winners.at(-1);
  return [
    ...events,
    ...winners.map((seat) => ({ kind: 'won', seat, amount: won(seat), why, odd: seat === last ? odd : 0 })),
  ];
}

/**
 * CAS-B9: played for by several; left to one by those who paid into it and dropped; or no pot to be won at all:
 * what nobody else staked goes back.
 */
export function howWent({ amount, seats }: Pot, shares: readonly Share[]): 'played' | 'left' | 'back' {
  if (seats.length > 1) return 'played';
  const puts = (own: boolean): number[] =>
    shares.filter(({ seat, stayed }) => stayed && seats.includes(seat) === own).map(({ put }) => put);
  return amount > Math.max(...puts(true)) - Math.max(0, ...puts(false)) ? 'left' : 'back';
}
