/**
 * The page as an app: what it is called and looks like where it is installed, and what works without a network.
 *
 * The page's own files are all kept; what the server said is kept where it stays true: lessons, puzzles, matches
 * that are over. Tables and the deal of the day never come from there. `src/lib/worker.svelte.ts` says when a new
 * version is taken.
 */
import type { VitePWAOptions } from 'vite-plugin-pwa';

const MONTH = 30 * 24 * 60 * 60;

/** Asked of the server first; what it said last is for when nobody answers. */
const kept = (cacheName: string, urlPattern: RegExp, maxEntries: number) => ({
  urlPattern,
  handler: 'NetworkFirst' as const,
  options: {
    cacheName,
    networkTimeoutSeconds: 5,
    cacheableResponse: { statuses: [200] },
    expiration: { maxEntries, maxAgeSeconds: MONTH, purgeOnQuotaError: true },
  },
});

export const app: Partial<VitePWAOptions> = {
  filename: 'sw.js',
  manifestFilename: 'tapisvert.webmanifest',
  // Our own code registers it, once the page is there: the first page must not wait for it.
  injectRegister: null,
  registerType: 'prompt',
  manifest: {
    name: 'Tapis Vert',
    short_name: 'Tapis Vert',
    description: 'Punto, Cartino, Cartomanie, Casino Royal',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#0a4330',
    background_color: '#115a3e',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    // Messages to this device, see public/push.js.
    importScripts: ['/push.js'],
    globPatterns: ['index.html', 'assets/*.{js,css,svg,woff2}'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/(api|games)(\/|$)/, /\.[a-z0-9]+$/],
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
    runtimeCaching: [
      kept('games', /\/api\/games$/, 2),
      kept('lessons', /\/api\/lessons\/[^?]*$/, 200),
      kept('puzzles', /\/api\/puzzles(\/[^?]*)?$/, 200),
      kept('matches', /\/api\/matches\/[^/?]+\/(replay|record|lookback|analysis)$/, 80),
      kept('words', /\/games\/[^?]+$/, 60),
    ],
  },
};
