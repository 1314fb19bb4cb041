// Keeps the app for when there is no network. What the server says under /api is never kept.
//
// The build (scripts/service-worker.mjs) fills in the three values. Files under /assets/ are named after their
// content, so that what is kept of them is never out of date; the page itself is that of the same build.

/** Names this build. */
const version = '%VERSION%'
/** What the board needs. */
const shell = /* %SHELL% */ []
/** What all the other pages need, fetched when there is nothing else to do. */
const rest = /* %REST% */ []

const prefix = 'sittuyin-'
const own = `${prefix}${version}`

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(own).then((cache) => Promise.all(shell.map((path) => keep(cache, path)))))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // The build before this one stays: a page of it may still be open.
      const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
      await Promise.all(names.slice(0, -2).map((name) => (name === own ? null : caches.delete(name))))
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting()
  if (event.data === 'fetch the rest') event.waitUntil(fetchRest())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  // The paths of the app have no ending; it shows the right page itself.
  const wanted = request.mode === 'navigate' && !/\.\w+$/.test(pathname) ? '/' : pathname
  event.respondWith(answer(wanted, request))
})

async function answer(path, request) {
  const known = await (await caches.open(own)).match(path)
  // A page of the build before asks for files that only that had.
  return known ?? (path.startsWith('/assets/') ? await caches.match(path) : undefined) ?? fetch(request)
}

/** One after the other: whoever plays meanwhile has the network first. */
async function fetchRest() {
  const cache = await caches.open(own)
  for (const path of rest) await keep(cache, path)
}

async function keep(cache, path) {
  if (await cache.match(path)) return
  // What an older build has kept under this name is the same.
  const older = path.startsWith('/assets/') ? await caches.match(path) : undefined
  if (older) return cache.put(path, older)
  await cache.add(new Request(path, { cache: 'no-cache' }))
}
