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
  // The server has a few pages of its own.
  if (mode === 'navigate' && /^\/(status|mail\/)/.test(pathname)) return
  const path = mode === 'navigate' ? '/' : pathname
  if (PATHS.includes(path)) event.respondWith(kept(path, event.request))
})

// What the server has to tell, in its words: they are in the language of whoever is told.
addEventListener('push', (event) => {
  const { title = 'Sietch', body, table, kind } = event.data.json()
  event.waitUntil(
    registration.showNotification(title, {
      body,
      icon: '/icon-192.png',
      tag: table ?? kind,
      // Who is reminded is to notice it.
      renotify: kind === 'nudged',
      data: { url: table === undefined ? '/#/lobby' : `/#/online/${table}` },
    }),
  )
})

// The browser has replaced its subscription: the server has to know the new one.
addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event.oldSubscription))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.url))
})

async function subscribeAgain(old) {
  const { key } = await (await fetch('/api/push')).json()
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON()
  await send('POST', { endpoint, keys })
  if (old && old.endpoint !== endpoint) await send('DELETE', { endpoint: old.endpoint })
}

const send = (method, body) =>
  fetch('/api/push', { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

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
