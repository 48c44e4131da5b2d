/** Catalogues of sentences: which languages there are, and a bundle that speaks one of them. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['fr', 'de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;
export type Say = (id: string, facts?: Facts) => string;

export const LANGUAGE_NAMES: Record<Language, string> = { fr: 'Français', de: 'Deutsch', en: 'English' };

/** The first language the browser asks for that we speak; French where it asks for none of them. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'fr';
}

/** A way to say sentences in a language. A sentence that is missing says its id, so that it is seen. */
export function speaker(language: Language, catalogues: readonly string[]): Say {
  // No isolation marks: they would end up in copied text and in what screen readers spell.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of catalogues) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return (id, facts) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern === undefined || pattern === null ? id : bundle.formatPattern(pattern, facts, []);
  };
}
