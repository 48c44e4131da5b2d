/**
 * How the page is built, served while it is being written, and tested.
 *
 * The build lands inside the Python package, so that one wheel carries server and page.
 */
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

import { app } from './app.ts';
import { licences } from './licences.ts';
import { namedMedia } from './media.ts';
import page from './package.json' with { type: 'json' };
import { catalogueSections } from './sections.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const words = here('../src/tapisvert/words');
const games = here('../src/tapisvert/games');
const server = process.env['TAPIS_SERVER'] ?? 'http://127.0.0.1:8000';

/** A game on the shelf, with all that its picture is drawn with. */
const boxOf = (module: string): string | null =>
  /[\\/]games[\\/](\w+)[\\/]index\.ts$/.exec(module)?.[1] ?? null;

export default defineConfig({
  plugins: [
    svelte(),
    namedMedia(),
    catalogueSections(),
    licences(Object.keys(page.dependencies)),
    VitePWA(app),
  ],
  resolve: { alias: { $words: words, $games: games } },
  build: {
    outDir: here('../src/tapisvert/server/web/page'),
    emptyOutDir: true,
    // The page's Content-Security-Policy allows no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Few files rather than many small ones: what the first page needs, and each game's box.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'house', tags: ['$initial'], priority: 2 },
            { name: boxOf, debugName: 'box', priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('.'), words, games] },
    proxy: { '/api': { target: server, ws: true }, '/games': server },
  },
  test: {
    include: ['src/**/*.test.ts'],
  },
});
