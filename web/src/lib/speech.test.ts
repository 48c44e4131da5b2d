/** Sentences with names put in, in a game that is made up for it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import type { GameEvent } from './messages';
import { joinNames, sayEvent, sayPrompt, sayRefusal } from './speech';
import { speaker, type Language } from './words';

const BELOTE = `
rank-K = king
rank-8 = 8
card-KS = king of spades
card-joker = joker
belote-covered = { $name } covers the { $under } with the { $value }.
belote-match-won = { $side_name } win, { $wins } to nothing.
belote-laid = { $name } lays a card{ $count ->
    [0] , touching nothing.
   *[other] : touches { $ranks }, +{ $points }.
}
belote-took = { $name }, you draw: { $cards }.
belote-called = Here { $seats ->
    [0] it is.
    [one] { $names } covers it.
   *[other] { $names } cover it.
}
belote-side-pot = { $names } played for { $amount }: { $winner_names } { $winners ->
    [one] wins
   *[other] share
} it.
belote-left = { $count } cards are left.
belote-prompt-wait = { $name } plays.
refusal-belote-not-your-turn = It is { $name }’s turn.
`;

function t(language: Language) {
  const file = (name: string): string =>
    fileURLToPath(new URL(`../../../src/tapisvert/words/${language}/${name}.ftl`, import.meta.url));
  return speaker(language, [readFileSync(file('table'), 'utf8'), BELOTE]);
}

const players = {
  names: ['Anna', 'Paul', 'Lou', 'Max'],
  sides: [
    [0, 2],
    [1, 3],
  ],
};

describe('names', () => {
  it('are joined as each language joins them', () => {
    expect(joinNames(t('fr'), ['Anna', 'Paul'])).toBe('Anna et Paul');
    expect(joinNames(t('de'), ['Anna', 'Paul', 'Lou'])).toBe('Anna, Paul und Lou');
    expect(joinNames(t('en'), ['Anna'])).toBe('Anna');
    expect(joinNames(t('en'), [])).toBe('');
  });
});

describe('an event', () => {
  const said = (event: GameEvent): string => sayEvent(t('en'), 'belote', event, players);

  it('names the seat and tells its facts', () => {
    expect(said({ kind: 'covered', seat: 1, value: 8, under: 3 })).toBe('Paul covers the 3 with the 8.');
  });

  it('names all of a side', () => {
    expect(said({ kind: 'match-won', side: 0, wins: 2 })).toBe('Anna and Lou win, 2 to nothing.');
  });

  it('says a list item by item', () => {
    const laid = { kind: 'laid', seat: 0, points: 5, count: 2, ranks: ['K', '8'] };
    expect(said(laid)).toBe('Anna lays a card: touches king and 8, +5.');
    expect(sayEvent(t('fr'), 'belote', laid, players)).toContain('king et 8');
    expect(said({ kind: 'took', seat: 1, cards: ['KS', '*'] })).toBe(
      'Paul, you draw: king of spades and joker.',
    );
  });

  it('says an empty list', () => {
    const laid = { kind: 'laid', seat: 0, points: 0, count: 0, ranks: [] };
    expect(said(laid)).toBe('Anna lays a card, touching nothing.');
  });

  it('says several seats by their names, and how many they are', () => {
    expect(said({ kind: 'called', seats: [0, 2] })).toBe('Here Anna and Lou cover it.');
    expect(said({ kind: 'called', seats: [1] })).toBe('Here Paul covers it.');
    expect(said({ kind: 'called', seats: [] })).toBe('Here it is.');
    expect(said({ kind: 'side-pot', amount: 14, seats: [0, 1, 2], winners: [0, 2] })).toBe(
      'Anna, Paul and Lou played for 14: Anna and Lou share it.',
    );
  });

  it('leaves a list without words out', () => {
    expect(said({ kind: 'left', count: 2, cards: ['y1', 'y5'] })).toBe('2 cards are left.');
  });
});

describe('a prompt and a refusal', () => {
  it('put the names in', () => {
    expect(sayPrompt(t('en'), { id: 'belote-prompt-wait', facts: { seat: 3 } }, players)).toBe('Max plays.');
    const refusal = { code: 'belote-not-your-turn', rule: 'BEL-6', facts: { seat: 2 } };
    expect(sayRefusal(t('en'), refusal, players)).toBe('It is Lou’s turn.');
  });
});
