import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { joinNames, sayEvent, sayPrompt, sayRefusal } from './speech';
import { speaker, type Language } from './words';

function t(language: Language) {
  const file = (name: string): string =>
    fileURLToPath(new URL(`../../../src/tapisvert/words/${language}/${name}.ftl`, import.meta.url));
  return speaker(
    language,
    ['table', 'cards', 'punto', 'cartino', 'casino_royal'].map((name) => readFileSync(file(name), 'utf8')),
  );
}

const company = {
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
  it('names the seat and the cards', () => {
    const event = {
      kind: 'covered',
      seat: 1,
      colour: 'g',
      value: 8,
      column: 0,
      row: 1,
      under_colour: 'r',
      under_value: 3,
    };
    expect(sayEvent(t('fr'), 'punto', event, company)).toBe('Paul recouvre le 3 rouge d’un 8 vert.');
  });

  it('names all of a side', () => {
    const event = { kind: 'match-won', side: 0, wins: 2 };
    expect(sayEvent(t('en'), 'punto', event, company)).toContain('Anna and Lou');
  });
});

describe('a list', () => {
  it('is said item by item', () => {
    const event = {
      ...{ kind: 'laid', seat: 0, rank: 'K', suit: 'S', half: 'u', how: 'stone', points: 5, count: 2 },
      ranks: ['K', '8'],
    };
    expect(sayEvent(t('fr'), 'cartino', event, company)).toBe(
      'Anna pose le roi de pique en haut\u202f: touche roi et 8, +5.',
    );
    expect(sayEvent(t('de'), 'cartino', event, company)).toBe(
      'Anna legt oben den Pik-König: berührt König und 8, +5.',
    );
    const took = { kind: 'took', seat: 1, stones: ['KS', '10D', '*'] };
    expect(sayEvent(t('en'), 'cartino', took, company)).toBe(
      'Paul, you draw: king of spades, 10 of diamonds and joker.',
    );
  });

  it('of nothing is empty', () => {
    const event = {
      ...{ kind: 'laid', seat: 0, rank: 'Q', suit: 'H', half: 'l', how: 'stone', points: 0, count: 0 },
      ranks: [],
    };
    expect(sayEvent(t('en'), 'cartino', event, company)).toBe(
      'Anna lays the queen of hearts on the lower half, touching nothing.',
    );
  });

  it('of seats is said by their names', () => {
    const event = { kind: 'match-shared', total: 24, seats: [0, 2] };
    expect(sayEvent(t('de'), 'cartino', event, company)).toContain('Anna und Lou teilen sich den Sieg');
  });

  it('of seats says how many they are', () => {
    const called = { kind: 'called', card: 'QS', rank: 'Q', suit: 'S', number: 7 };
    const say = (seats: number[]): string => sayEvent(t('fr'), 'casino_royal', { ...called, seats }, company);
    expect(say([0, 2])).toBe('La dame de pique\u202f! Anna et Lou la couvrent.');
    expect(say([1])).toBe('La dame de pique\u202f! Paul la couvre.');
    expect(say([])).toBe('La dame de pique\u202f!');
    const pot = { kind: 'side-pot', seat: 0, amount: 14, seats: [0, 1, 2], winners: [0, 2] };
    expect(sayEvent(t('en'), 'casino_royal', pot, company)).toBe(
      'A side pot of 14 chips between Anna, Paul and Lou: Anna and Lou share it.',
    );
  });

  it('without words fills no gap', () => {
    const event = { kind: 'left', count: 2, cards: ['y1', 'y5'] };
    expect(sayEvent(t('en'), 'punto', event, company)).toContain('2 neutral cards');
  });
});

describe('a prompt and a refusal', () => {
  it('put the names in', () => {
    expect(sayPrompt(t('fr'), { id: 'punto-prompt-wait', facts: { seat: 3 } }, company)).toContain('Max');
    const refusal = { code: 'punto-not-your-turn', rule: 'PUN-6', facts: { seat: 2 } };
    expect(sayRefusal(t('de'), refusal, company)).toContain('Lou');
  });
});
