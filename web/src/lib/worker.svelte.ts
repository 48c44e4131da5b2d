/**
 * The service worker: registered once the page is there, and replaced when nobody plays.
 *
 * A new version waits. It is offered on pages other than a table, and only while no table is open in any window of
 * this browser: a running match goes on with the files that it began with.
 */
const TABLE = 'tapis-table';

let waiting: ServiceWorker | null = $state.raw(null);

/** Whether a new version can be taken now. */
export const isFresh = (): boolean => waiting !== null;

/** Begins to work, where the browser has such workers: on https, and on this very machine. */
export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const look = (): void => void offer(registration);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    look();
  } catch {
    // Without it the page works as ever, as long as there is a network.
  }
}

async function offer({ waiting: next }: ServiceWorkerRegistration): Promise<void> {
  // The very first worker replaces nothing.
  if (next === null || navigator.serviceWorker.controller === null) return;
  if (!(await isPlaying())) waiting = next;
}

/** Takes the new version: the page is loaded anew with it. Not while a table is open in some window. */
export async function takeFresh(): Promise<void> {
  const next = waiting;
  waiting = null;
  if (next === null || (await isPlaying())) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  next.postMessage({ type: 'SKIP_WAITING' });
}

/** Holds on to this version as long as a table is open. Returns how to let go. */
export function hold(): () => void {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks?.request(TABLE, { mode: 'shared' }, () => held).catch(() => {});
  return release;
}

async function isPlaying(): Promise<boolean> {
  const locks = await navigator.locks?.query();
  return locks?.held?.some(({ name }) => name === TABLE) ?? false;
}
