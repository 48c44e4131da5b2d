/** Lets every style of the page name the sizes of screen that `src/look/media.css` defines. */
import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

import { expandMedia, readMedia } from './src/look/media.ts';

const file = new URL('./src/look/media.css', import.meta.url);

export function namedMedia(): Plugin {
  return {
    name: 'named-media',
    // Before Vite's own plugin makes a script of the style: a component's style arrives here as one of its own.
    enforce: 'pre',
    transform(code, id) {
      const [path = '', query = ''] = id.split('?');
      const isStyle = path.endsWith('.css') || query.includes('lang.css');
      if (!isStyle || /\braw\b/.test(query) || !code.includes('(--')) return null;
      return { code: expandMedia(code, readMedia(readFileSync(file, 'utf8'))), map: null };
    },
  };
}
