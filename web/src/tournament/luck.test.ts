/** A page seals before a round, opens once it begins, and notices if the server shows something else. */
import { beforeEach, expect, test } from 'vitest';

import type { RoundLuckInfo, TournamentInfo } from '../lib/messages';
import { roundSeal } from '../verify/chance';
import { toSend, wrongWith, type Shelf } from './luck';

let shelf: Shelf;

beforeEach(() => {
  const kept = new Map<string, string>();
  shelf = { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
});

function info(luck: Partial<RoundLuckInfo>): TournamentInfo {
  const coming = { round: 1, commitment: 'ab', stage: 'sealing', sealed: [], waiting: [], shares: [] };
  const yours = { members: [{ name: 'Anna', yours: true }], presence: 'here' };
  return {
    ...{ code: '4YFDN', me: 1, entrants: [{ members: [], presence: 'here' }, yours] },
    luck: [{ ...coming, mine: null, secret: '', ...luck }],
  } as unknown as TournamentInfo;
}

function sealed(): string {
  const [sent] = toSend(info({}), shelf);
  if (sent?.what !== 'seal') throw new Error('nothing was sealed');
  return sent.seal;
}

test('it seals a salt of its own, once, and opens that one when all seals are fixed', () => {
  const seal = sealed();
  expect(sealed()).toBe(seal); // the first one got lost
  expect(toSend(info({ sealed: [1] }), shelf)).toEqual([]);
  const opening = info({ stage: 'opening', shares: [{ entrant: 1, seal, salt: '', house: false }] });
  const [opened] = toSend(opening, shelf);
  expect(opened?.what).toBe('open');
  const salt = opened?.what === 'open' ? opened.salt : '';
  expect(roundSeal('4YFDN', 1, 1, salt)).toBe(seal);
  const mine = { entrant: 1, seal, salt, house: false };
  expect(wrongWith(info({ stage: 'dealt', mine }), shelf)).toBeNull();
  expect(wrongWith(info({ stage: 'dealt', mine: { ...mine, salt: '' } }), shelf)).toBe('salt');
});

test('it opens nothing if another seal, or another commitment, is shown', () => {
  const seal = sealed();
  const shares = [{ entrant: 1, seal, salt: '', house: false }];
  const other = [{ entrant: 1, seal: 'cd', salt: '', house: true }];
  expect(toSend(info({ stage: 'opening', shares: other }), shelf)).toEqual([]);
  const swapped = info({ stage: 'opening', shares, commitment: 'ff' });
  expect(toSend(swapped, shelf)).toEqual([]);
  expect(wrongWith(swapped, shelf)).toBe('commitment');
});

test('whoever only looks on seals nothing', () => {
  expect(toSend({ ...info({}), me: -1 }, shelf)).toEqual([]);
});
