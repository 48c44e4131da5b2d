/** The catalogues: every language says everything, and the page asks for nothing they lack. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { LANGUAGES, preferred, speaker, type Language } from './words';

const words = fileURLToPath(new URL('../../../src/tapisvert/words', import.meta.url));
const sources = fileURLToPath(new URL('..', import.meta.url));
/** All that are there, but for what only the terminal says. */
const FILES = readdirSync(`${words}/fr`)
  .filter((file) => !file.endsWith('terminal.ftl'))
  .map((file) => file.replace('.ftl', ''));

const read = (language: Language, name: string): string =>
  readFileSync(`${words}/${language}/${name}.ftl`, 'utf8');

function idsOf(language: Language, names = FILES): Set<string> {
  return new Set(
    names.flatMap((name) =>
      [...read(language, name).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!),
    ),
  );
}

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
    for (const name of FILES)
      expect([...idsOf(language, [name])].sort()).toEqual([...idsOf('fr', [name])].sort());
  });

  it('has no sentence that cannot be read', () => {
    for (const name of FILES) {
      const resource = new FluentResource(read(language, name));
      expect(new FluentBundle(language).addResource(resource)).toEqual([]);
      expect(resource.body.length).toBe(idsOf(language, [name]).size);
    }
  });

  it('has every sentence that the page asks for by name', () => {
    const known = idsOf(language);
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
    const text = FILES.map((name) => read('fr', name))
      .join('\n')
      .split('\n')
      .filter((line) => /^[a-z][\w-]* = |^ +\*?\[/.test(line))
      .map((line) => line.replace(/\{[^}]*\}/g, ''))
      .join('\n');
    expect([...text.matchAll(/.* [!?;»].*/g)].map((found) => found[0])).toEqual([]);
  });
});
