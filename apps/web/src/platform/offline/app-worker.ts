import { getSession } from '../session/session.ts'

/** Installs the worker that opens the app without a connection, for a person who is signed in. */
export async function installApp(): Promise<void> {
  // Plain http knows no workers, and in development the files change all the time.
  if (!('serviceWorker' in navigator)) return
  if (!import.meta.env.PROD) return forgetWorkers()
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js')
    const { active } = await navigator.serviceWorker.ready
    // The worker may be ready only after the person has signed out.
    if (!getSession().user) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has the page's origin.
    active?.postMessage('keep-app')
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void registration.update().catch(() => undefined)
    })
  } catch {
    // A browser that forbids workers has the app online alone.
  }
}

/** A worker that a built app left at this address would show its files in place of the changed ones. */
async function forgetWorkers(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
