/** What a room needs of a real browser: sockets, timers, and word of sleep and network. */
import { streamUrl } from './api';
import type { Room } from './room.svelte';
import type { SocketLike, Surroundings } from './stream';

export function browserAround(code: string, screen = false): Surroundings {
  return {
    screen,
    connect: () => new WebSocket(streamUrl(code)) as unknown as SocketLike,
    later: (act, milliseconds) => setTimeout(act, milliseconds),
    cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    jitter: Math.random,
  };
}

/** Tells the room when the network or the machine sleeps and wakes. Returns how to stop. */
export function watchNetwork(room: Room): () => void {
  const unplug = (): void => room.unplug();
  const hurry = (): void => {
    if (document.visibilityState === 'visible') room.hurry();
  };
  addEventListener('offline', unplug);
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  return () => {
    removeEventListener('offline', unplug);
    removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
  };
}
