// The service worker: keeps all files of one build and answers from them. `CACHE` and `PATHS` are written above by the
// build. A new build waits until no page of the old one is open, so that pages never mix two builds.
/* global CACHE, PATHS */

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(PATHS)))
})

addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  const path = mode === 'navigate' ? '/' : pathname
  if (PATHS.includes(path)) event.respondWith(kept(path, event.request))
})

async function kept(path, request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? fetch(request)
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
}
