// What /worker.js is where nothing is to work without a connection, or where a worker was broken: it takes the place of
// the one before, forgets the files of the product, goes, and has the pages that were in its hands loaded anew. What
// somebody chose to keep stays (offline.md#ending-the-worker). This file stands by itself.

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))

async function end() {
  const names = await caches.keys()
  await Promise.all(names.filter(name => !name.startsWith('kept')).map(name => caches.delete(name)))
  // Only pages that another worker had: where there was none, nothing is loaded anew.
  const windows = await self.clients.matchAll({ type: 'window' })
  await self.registration.unregister()
  for (const window of windows) window.navigate(window.url).catch(() => undefined)
}

self.addEventListener('activate', event => event.waitUntil(end()))
