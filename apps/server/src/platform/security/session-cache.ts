import type { Db } from '../postgres/db.ts'
import { listenToAnnouncements, nouns_of_access } from '../postgres/announcements.ts'
import type { OpenSession } from './auth.ts'

/** Sessions that were looked up a moment ago, so that not every call asks the database for its person first. */
export interface SessionCache {
  /** The session with that hash of its token, looked up at most five seconds ago, or by `look` now. */
  readonly find: (
    hash: string,
    look: () => Promise<OpenSession | undefined>,
  ) => Promise<OpenSession | undefined>
  /** Forgets a person's sessions, or all: this process has changed what they may do. */
  readonly forget: (user_id?: string) => void
  readonly stop: () => Promise<void>
}

/** The longest time that a session is believed where its end is not announced, as by a connection that died silently. */
const believed_ms = 5000
const kept_max = 20_000

interface Kept {
  readonly session: OpenSession
  readonly sinceMs: number
}

/**
 * Every end of a session and every change of a person is announced to all processes, and forgotten here. Without
 * announcements nothing is kept.
 */
export function startSessionCache(db: Db, onError: (error: unknown) => void): SessionCache {
  const kept = new Map<string, Kept>()
  const hashes = new Map<string, Set<string>>()
  /** Changes with each forgetting: what was being looked up meanwhile may be out of date. */
  let age = 0

  function forget(user_id?: string): void {
    age += 1
    const ended = user_id === undefined ? [...kept.keys()] : hashes.get(user_id)
    for (const hash of ended ?? []) kept.delete(hash)
    if (user_id === undefined) hashes.clear()
    else hashes.delete(user_id)
  }

  const listening = listenToAnnouncements(db, {
    onAnnouncement({ noun, user_ids }) {
      if (nouns_of_access.has(noun)) for (const user_id of user_ids) forget(user_id)
    },
    onGap: () => forget(),
    onError,
  })

  return {
    async find(hash, look) {
      const now_ms = performance.now()
      const found = kept.get(hash)
      if (found && listening.isOpen() && now_ms - found.sinceMs < believed_ms) return found.session
      const before = age
      const session = await look()
      kept.delete(hash)
      if (session && listening.isOpen() && before === age) {
        if (kept.size >= kept_max) forget()
        kept.set(hash, { session, sinceMs: now_ms })
        hashes.set(session.user_id, (hashes.get(session.user_id) ?? new Set()).add(hash))
      }
      return session
    },
    forget,
    stop: listening.stop,
  }
}
