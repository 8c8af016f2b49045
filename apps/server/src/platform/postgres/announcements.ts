import { setTimeout as pause } from 'node:timers/promises'
import type { Notification } from 'pg'
import { z } from 'zod'
import { type Db, newConnection } from './db.ts'
import { AppError } from '../errors.ts'

/** What a trigger announces when a change commits, in any process: the noun and the people it concerns. */
export interface Announcement {
  readonly noun: string
  readonly user_ids: readonly string[]
}

export interface AnnouncementHandlers {
  readonly onAnnouncement: (announcement: Announcement) => void
  /** Called when listening begins, and each time it resumes: announcements may have been missed. */
  readonly onGap: () => void
  readonly onError: (error: unknown) => void
}

export interface Listening {
  /** Settles once announcements arrive. Throws `unavailable` when the database cannot be reached in time. */
  readonly ready: () => Promise<void>
  readonly stop: () => Promise<void>
}

const Payload = z.object({ noun: z.string(), user_ids: z.array(z.string()) })
const ready_within_ms = 5000
/** A query without an answer reveals a connection that died silently. */
const asked_every_ms = 20_000
const longest_pause_ms = 5000

/**
 * Listens to the announcements of all processes on this database, over one connection that is reopened
 * whenever it breaks.
 */
export function listenToAnnouncements(db: Db, handlers: AnnouncementHandlers): Listening {
  const stopping = new AbortController()
  const { signal } = stopping
  let opened = Promise.withResolvers<void>()
  const listening = keepListening()

  async function keepListening(): Promise<void> {
    let failures = 0
    for (let hasListened = false; !signal.aborted; ) {
      await listenOnce(db, handlers, signal, () => {
        handlers.onGap()
        hasListened = true
        failures = 0
        opened.resolve()
      }).catch(handlers.onError)
      if (hasListened && failures === 0) opened = Promise.withResolvers()
      await pause(Math.min(100 * 2 ** failures, longest_pause_ms), null, { signal }).catch(() => null)
      failures += 1
    }
  }

  return {
    async ready() {
      const timer = new AbortController()
      const late = pause(ready_within_ms, true, { signal: timer.signal }).catch(() => true)
      const isLate = await Promise.race([opened.promise, late])
      timer.abort()
      if (!isLate) return
      throw new AppError('unavailable', 'Changes cannot be followed just now. Please try again.', {
        retryAfterSeconds: 2,
      })
    },
    async stop() {
      stopping.abort()
      await listening
    },
  }
}

/** Ends with the connection, or when it is stopped. */
async function listenOnce(
  db: Db,
  handlers: AnnouncementHandlers,
  signal: AbortSignal,
  onOpen: () => void,
): Promise<void> {
  const connection = newConnection(db, 'meridian listening')
  const over = Promise.withResolvers<void>()
  // A connection that cannot be opened rejects twice, the second time without a handler.
  over.promise.catch(() => null)
  connection.on('error', over.reject)
  connection.once('end', () => over.resolve())
  connection.on('notification', (notification) => onAnnouncement(notification, handlers))
  const finish = () => over.resolve()
  signal.addEventListener('abort', finish)
  const asking = setInterval(() => void connection.query('select 1').catch(over.reject), asked_every_ms)
  try {
    await connection.connect()
    await connection.query('listen meridian_change')
    onOpen()
    await over.promise
  } finally {
    clearInterval(asking)
    signal.removeEventListener('abort', finish)
    await connection.end()
  }
}

function onAnnouncement({ channel, payload }: Notification, handlers: AnnouncementHandlers): void {
  const parsed = Payload.safeParse(JSON.parse(payload ?? 'null'))
  if (parsed.success) handlers.onAnnouncement(parsed.data)
  else handlers.onError(new Error(`An announcement on ${channel} cannot be read.`))
}
