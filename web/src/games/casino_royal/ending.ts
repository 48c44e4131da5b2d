/** How a round ended, as the events that tell it: whoever comes later reads the same. */
import type { GameEvent } from '../../lib/messages';
import type { Result } from './model';

export function endingOf({ why, callers, winners, shares, pots, odd }: Result): GameEvent[] {
  const won = (seat: number): number => shares.find((share) => share.seat === seat)?.won ?? 0;
  const told: GameEvent[] = [];
  const [first = 0] = callers;
  if (why === 'best' && callers.length > 0) {
    told.push({ kind: 'stopped', seat: first, seats: callers, amount: 0 });
  }
  if (why === 'unsaid') return [...told, { kind: 'taken-back' }];
  // CAS-B9: what one takes back because nobody else staked as much is no pot to be won.
  const contested = pots.filter(({ seats }) => seats.length > 1);
  for (const { amount, seats, winners } of contested.slice(1)) {
    told.push({ kind: 'side-pot', seat: winners[0], amount, seats, winners });
  }
  const [winner = 0] = winners;
  if (contested.length <= 1 && winners.length > 1) {
    return [...told, { kind: 'shared', seats: winners, amount: won(winner), odd, why }];
  }
  return [...told, ...winners.map((seat) => ({ kind: 'won', seat, amount: won(seat), why }))];
}
