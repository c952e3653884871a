// The service worker: keeps all files of one build and answers from them. `CACHE` and `PATHS` are written above by the
// build. A new build waits until no page of the old one is open, so that pages never mix two builds.
/* global CACHE, PATHS */

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(PATHS)))
})

// The server no longer understands the pages of the old build: the one that says so gets the new build at once.
addEventListener('message', ({ data }) => {
  if (data === 'take over') skipWaiting()
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

// The server's word that it is somebody's turn. The page has left the words for it here.
addEventListener('push', (event) => {
  const { table, kind } = event.data.json()
  const url = `/#/online/${table}`
  event.waitUntil(
    wordsForTurn().then(({ title }) =>
      registration.showNotification(title, {
        icon: '/icon-192.png',
        tag: table,
        // Who is reminded is to notice it.
        renotify: kind === 'nudged',
        data: { url },
      }),
    ),
  )
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.url))
})

async function wordsForTurn() {
  const said = await caches.match('/words/your-turn')
  return said === undefined ? { title: 'Sietch' } : said.json()
}

/** The page that has the table open comes to the front; otherwise a new one opens it. */
async function show(url) {
  const target = new URL(url, location.origin).href
  const pages = await clients.matchAll({ type: 'window' })
  const page = pages.find((one) => one.url === target)
  return page === undefined ? clients.openWindow(target) : page.focus()
}

async function kept(path, request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? fetch(request)
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('sietch-') && name !== CACHE).map((name) => caches.delete(name)),
  )
}
