import type { QueryClient } from '@tanstack/react-query'
import { useConnection } from '../live/live.ts'
import { getSession, useSession } from '../session/session.ts'
import { cacheResponses } from './cached-responses.ts'
import { useChangeQueue } from './change-queue.ts'
import { wipeOffline } from './database.ts'
import { listeners, loadQueue, sendQueued } from './queued-changes.ts'

export { installApp } from './app-worker.ts'
export { queueChange as putOff, sendQueued as sendWaiting } from './queued-changes.ts'

const again_ms = 20_000
/** The browser says that it is online a moment before requests get through. */
const through_after_ms = 2000

/** Keeps the offline copy of the person and sends what waits, as long as the client is theirs. Returns what ends it. */
export function followOffline(client: QueryClient, user_id: string): () => void {
  const keeper = cacheResponses(client, user_id)
  const listen = (wereSent: boolean) => (wereSent ? client.invalidateQueries() : keeper.showAgain())
  listeners.add(listen)
  let through: ReturnType<typeof setTimeout> | undefined
  const sendOnline = () => {
    send()
    clearTimeout(through)
    through = setTimeout(send, through_after_ms)
  }
  addEventListener('online', sendOnline)
  const unsubscribe = useConnection.subscribe(({ is_lost }) => !is_lost && send())
  const timer = setInterval(send, again_ms)
  void begin(user_id)
    .then(send)
    .catch(() => undefined)
  return () => {
    clearInterval(timer)
    clearTimeout(through)
    unsubscribe()
    removeEventListener('online', sendOnline)
    listeners.delete(listen)
    keeper.stop()
  }
}

function send(): void {
  if (useChangeQueue.getState().changes.length > 0) void sendQueued().catch(() => undefined)
}

/** What another person left behind is gone before anything is shown. */
async function begin(user_id: string): Promise<void> {
  await wipeOffline(user_id)
  await loadQueue(false)
}

// Signing out, here or in another window, and the end of the session leave nothing.
useSession.subscribe(({ user }, before) => {
  if (user?.user_id === before.user?.user_id) return
  useChangeQueue.setState({ changes: [], leaving: null })
  void wipe(user?.user_id ?? null)
})

async function wipe(user_id: string | null): Promise<void> {
  await wipeOffline(user_id).catch(() => undefined)
  if (user_id !== null || getSession().user) return
  const names = 'caches' in globalThis ? await caches.keys() : []
  for (const name of names.filter((one) => one.startsWith('shell-'))) await caches.delete(name)
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has the page's origin.
  registration?.active?.postMessage('forget-app')
}
