/**
 * Gives the sections of a game's catalogue one by one: `…/fr.ftl?section=page` is the text of that section alone.
 *
 * So a page that shows a few sentences of a game does not load its rules.
 */
import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

import { sectionOf } from './src/lib/sections.ts';

export function catalogueSections(): Plugin {
  return {
    name: 'catalogue-sections',
    // Before Vite's own plugins, which know nothing of such files.
    enforce: 'pre',
    load(id) {
      const [path = '', query] = id.split('?');
      const section = new URLSearchParams(query).get('section');
      if (!path.endsWith('.ftl') || section === null) return null;
      this.addWatchFile(path);
      const text = sectionOf(readFileSync(path, 'utf8'), section);
      return { code: `export default ${JSON.stringify(text)};`, map: { mappings: '' }, moduleType: 'js' };
    },
  };
}
