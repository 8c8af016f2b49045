import type { QueryKey } from '@tanstack/react-query'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { QueuedChange } from './change-queue.ts'

/** An answer of the server as it was last seen by a person. */
export interface CachedResponse {
  readonly user_id: string
  /** The hash of the query's key. */
  readonly hash: string
  readonly key: QueryKey
  readonly data: unknown
  readonly kept_at: number
}

interface Tables extends DBSchema {
  answer: { key: [user_id: string, hash: string]; value: CachedResponse; indexes: { by_time: number } }
  change: { key: string; value: QueuedChange; indexes: { by_time: number } }
}

export type OfflineDatabase = IDBPDatabase<Tables>

let opened: Promise<OfflineDatabase> | undefined

/** The offline copy of this browser. Rejects where the browser keeps nothing. */
export function openOffline(): Promise<OfflineDatabase> {
  opened ??= openDB<Tables>('offline-copy', 1, {
    upgrade(database) {
      const answers = database.createObjectStore('answer', { keyPath: ['user_id', 'hash'] })
      answers.createIndex('by_time', 'kept_at')
      const changes = database.createObjectStore('change', { keyPath: 'change_id' })
      changes.createIndex('by_time', 'made_at')
    },
    blocking: () => void forgetOpened(),
    terminated: () => {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** Deletes the copy of everyone but this person; of everyone where none is signed in. */
export async function wipeOffline(except: string | null): Promise<void> {
  const database = await openOffline()
  const transaction = database.transaction(['answer', 'change'], 'readwrite')
  const answers = transaction.objectStore('answer')
  const changes = transaction.objectStore('change')
  if (except === null) {
    await Promise.all([answers.clear(), changes.clear(), transaction.done])
    return
  }
  for (let at = await answers.openCursor(); at; at = await at.continue()) {
    if (at.value.user_id !== except) await at.delete()
  }
  for (let at = await changes.openCursor(); at; at = await at.continue()) {
    if (at.value.user_id !== except) await at.delete()
  }
  await transaction.done
}

/** Another version of the app, or the sign-in screen, takes the database over. */
async function forgetOpened(): Promise<void> {
  const database = await opened
  opened = undefined
  database?.close()
}
