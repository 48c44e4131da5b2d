/**
 * Messages to this device while the page is closed (Web Push): whether they can work here, and how they are wanted.
 *
 * The server's key is what a browser subscribes for; when the server has a new one, this subscribes anew.
 */
import * as api from './api';
import { language } from './language.svelte';
import type { PushKind, Quiet, Subscribed } from './messages';

/** Why there can be no messages here; each has a sentence, `push-<reason>`. */
export type Obstacle = 'no-https' | 'no-home-screen' | 'no-support' | 'denied';

export const KINDS = ['move', 'begins', 'round'] as const satisfies readonly PushKind[];
/** Where it is remembered that this browser subscribed: only then a page looks after it. */
const KEPT = 'tapis-push';

/** What stands in the way here, if anything does. */
export function obstacle(): Obstacle | null {
  if (!window.isSecureContext) return 'no-https';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    const apple =
      /iPhone|iPad/.test(navigator.userAgent) ||
      (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
    return apple ? 'no-home-screen' : 'no-support';
  }
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Has this device told of these kinds; asks for permission first. Throws what the server or the browser says. */
export async function subscribe(
  key: string,
  kinds: readonly PushKind[],
  quiet: Quiet | null,
): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Denied();
  const registration = await navigator.serviceWorker.ready;
  let given = await registration.pushManager.getSubscription();
  const isForKey = (one: PushSubscription): boolean =>
    one.options.applicationServerKey !== null && text(one.options.applicationServerKey) === key;
  if (given && !isForKey(given)) {
    await given.unsubscribe();
    given = null;
  }
  given ??= await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const answer = await api.subscribe({
    endpoint: given.endpoint,
    public: text(given.getKey('p256dh')),
    auth: text(given.getKey('auth')),
    key,
    kinds: [...kinds],
    language: language(),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    ahead: -new Date().getTimezoneOffset(),
    quiet,
  });
  localStorage.setItem(KEPT, given.endpoint);
  return answer;
}

export async function unsubscribe(): Promise<Subscribed> {
  const answer = await api.unsubscribe();
  localStorage.removeItem(KEPT);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return answer;
}

/** Where this browser subscribed: subscribes anew if the server has another key, or the browser another address. */
export async function keepUp(): Promise<void> {
  const kept = localStorage.getItem(KEPT);
  if (kept === null || obstacle() !== null || Notification.permission !== 'granted') return;
  const now = await api.subscribed();
  const registration = await navigator.serviceWorker.ready;
  const given = await registration.pushManager.getSubscription();
  if (now.on && (!now.current || given?.endpoint !== kept)) await subscribe(now.key, now.kinds, now.quiet);
}

/** The person does not want messages after all. */
export class Denied extends Error {}

function text(data: ArrayBuffer | null): string {
  const bytes = String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
