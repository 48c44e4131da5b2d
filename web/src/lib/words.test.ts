/** The catalogues: every language says everything, and the page asks for nothing they lack. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { sectionOf } from './sections';
import { LANGUAGES, preferred, speaker, type Language } from './words';

const words = fileURLToPath(new URL('../../../src/tapisvert/words', import.meta.url));
const games = fileURLToPath(new URL('../../../src/tapisvert/games', import.meta.url));
const sources = fileURLToPath(new URL('..', import.meta.url));

/** All catalogues but for what only the terminal says: the shared ones, then the games' sections. */
const CATALOGUES: ((language: Language) => string)[] = [
  ...readdirSync(`${words}/fr`)
    .filter((file) => !file.endsWith('terminal.ftl'))
    .map((file) => (language: Language) => readFileSync(`${words}/${language}/${file}`, 'utf8')),
  ...readdirSync(games)
    .filter((game) => existsSync(`${games}/${game}/words`))
    .flatMap((game) =>
      ['table', 'page', 'rules'].map(
        (section) => (language: Language) =>
          sectionOf(readFileSync(`${games}/${game}/words/${language}.ftl`, 'utf8'), section),
      ),
    ),
];

const idsIn = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

describe('the browser’s wish', () => {
  it.each([
    [['de-CH', 'fr'], 'de'],
    [['en-GB'], 'en'],
    [['it', 'es'], 'fr'],
    [[], 'fr'],
  ])('%j gives %s', (asked, language) => {
    expect(preferred(asked)).toBe(language);
  });
});

describe('a speaker', () => {
  it('fills gaps without marks around them', () => {
    expect(speaker('fr', ['x = { $name } joue.'])('x', { name: 'Anna' })).toBe('Anna joue.');
  });

  it('says the id of a sentence it does not have', () => {
    expect(speaker('fr', [])('nothing-here')).toBe('nothing-here');
  });
});

describe.each(LANGUAGES)('%s', (language) => {
  it('says the same sentences as French', () => {
    for (const read of CATALOGUES) expect(idsIn(read(language)).sort()).toEqual(idsIn(read('fr')).sort());
  });

  it('has no sentence that cannot be read', () => {
    for (const read of CATALOGUES) {
      const resource = new FluentResource(read(language));
      expect(new FluentBundle(language).addResource(resource)).toEqual([]);
      expect(resource.body.length).toBe(new Set(idsIn(read(language))).size);
    }
  });

  it('has every sentence that the page asks for by name', () => {
    const known = new Set(CATALOGUES.flatMap((read) => idsIn(read(language))));
    const asked = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
      .flatMap((file) => [...readFileSync(`${sources}/${file}`, 'utf8').matchAll(/\bt\(\s*([^,()`]*)/g)])
      // One id, or one of two: `t(here ? 'this' : 'that')`.
      .flatMap((found) => [...found[1]!.matchAll(/(?<![=!]== )'([\w-]+)'/g)].map((id) => id[1]!));
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('French', () => {
  it('keeps high punctuation on the line of its word', () => {
    const text = CATALOGUES.map((read) => read('fr'))
      .join('\n')
      .split('\n')
      .filter((line) => /^[a-z][\w-]* = |^ +\*?\[/.test(line))
      // What stands in quotes is said as it is: `{"…"}`.
      .map((line) => line.replace(/\{ ?"([^"]*)" ?\}/g, '$1').replace(/\{[^}]*\}/g, ''))
      .join('\n');
    expect([...text.matchAll(/.* [!?;»].*/g)].map((found) => found[0])).toEqual([]);
  });
});
