import { newestOf, outdated, shellName } from './shells.ts'
import { whatAnswers } from './requests.ts'

// The build puts these in: a hash of everything the app is made of, and the addresses of its files.
declare const app_version: string
declare const app_files: readonly string[]
declare const self: ServiceWorkerGlobalScope

const page = '/'
const guest_page = '/offline.html'
const guest_files = [guest_page, '/offline.css', '/offline.js', '/theme.js', '/favicon.svg']
const guest_cache = 'guest'
const own_shell = shellName(app_version)

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOutdated()))
self.addEventListener('message', (event) => {
  // Sent by a page on which a person is signed in.
  if (event.data === 'keep-app') event.waitUntil(keepShell())
  // Sent by the page on which the person signs out, maybe while the files are still being fetched.
  if (event.data === 'forget-app') event.waitUntil(forgetShells())
})
self.addEventListener('fetch', (event) => {
  const answered = whatAnswers(event.request, self.location.origin)
  if (answered === 'page') event.respondWith(answerPage(event.request))
  if (answered === 'part') event.respondWith(answerPart(event.request))
})

/**
 * The whole app is kept where an earlier version of it is, so that it is ready when the version takes over. That is
 * here, while the version before is at rest: in Chromium a worker that is replaced while it answers a page may hold
 * the next page for minutes.
 */
async function install(): Promise<void> {
  const cache = await caches.open(guest_cache)
  await cache.addAll(guest_files.map(freshRequest))
  const newest = newestOf(await caches.keys())
  // Chromium at times keeps the name of a deleted cache, without its files.
  if (newest !== undefined && (await caches.match(page, { cacheName: newest }))) await keepShell()
  void self.skipWaiting()
}

/** All files or none: a file that is missing on the server belongs to another version. */
async function keepShell(): Promise<void> {
  const before = timesForgotten
  if (await caches.match(page, { cacheName: own_shell })) return
  const cache = await caches.open(own_shell)
  try {
    await cache.addAll(app_files.map(freshRequest))
    if (timesForgotten !== before) await forgetShells()
  } catch {
    // Without a connection, room or the files of this version the app stays online, and the next visit tries again.
    await caches.delete(own_shell)
  }
}

let timesForgotten = 0

async function forgetShells(): Promise<void> {
  timesForgotten += 1
  for (const name of await caches.keys()) if (name !== guest_cache) await caches.delete(name)
}

async function forgetOutdated(): Promise<void> {
  for (const name of outdated(await caches.keys(), own_shell)) await caches.delete(name)
}

/** The page of this version where all its files are here, then the server's, then a page for visitors. */
async function answerPage(request: Request): Promise<Response> {
  const kept = await caches.match(page, { cacheName: own_shell })
  if (kept) return kept
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(guest_page, { cacheName: guest_cache })) ?? Response.error()
  }
}

/** From the newest version that has it: the name of a part holds a hash of its content, so that of any is right. */
async function answerPart(request: Request): Promise<Response> {
  for (const name of (await caches.keys()).toReversed()) {
    const kept = await caches.match(request, { cacheName: name, ignoreVary: true })
    if (kept) return kept
  }
  return fetch(request)
}

function freshRequest(file: string): Request {
  return new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' })
}
