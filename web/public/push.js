/**
 * The service worker's part in messages to this device: shows what came, and opens the table when it is tapped.
 * What it says was written by the server, in the language of this device.
 */
self.addEventListener('push', (event) => {
  const said = read(event.data);
  event.waitUntil(
    self.registration.showNotification(said.title, {
      body: said.body,
      lang: said.lang,
      tag: said.tag,
      renotify: said.tag !== '',
      icon: '/icons/icon-192.png',
      data: { path: said.path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});

/** Browsers want something to be shown for every message, even for one that cannot be read. */
function read(data) {
  try {
    const { title, body, path, tag, lang } = data.json();
    return { title, body, tag, lang, path: path.startsWith('/') && !path.startsWith('//') ? path : '/' };
  } catch {
    return { title: 'Tapis Vert', body: '', tag: '', lang: '', path: '/' };
  }
}

/** A window that shows it already comes to the front; else one is opened. */
async function open(path) {
  const wanted = new URL(path, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === wanted.pathname);
  return there ? there.focus() : self.clients.openWindow(wanted.href);
}
