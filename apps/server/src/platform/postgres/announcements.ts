import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import type { Db } from './db.ts'
import { listenTo } from './listener.ts'

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
  /** Whether announcements arrive just now. */
  readonly isOpen: () => boolean
  readonly stop: () => Promise<void>
}

/** Changes that may end a session or change what its person may do; the others only change data. */
export const nouns_of_access: ReadonlySet<string> = new Set(['session', 'user', 'program'])

const Payload = z.object({ noun: z.string(), user_ids: z.array(z.string()) })
const ready_within_ms = 5000

/** Listens to the announcements of all processes on this database. */
export function listenToAnnouncements(db: Db, handlers: AnnouncementHandlers): Listening {
  const { onGap, onError } = handlers
  const onNotification = (payload: string) => onPayload(payload, handlers)
  const listening = listenTo(db, 'meridian_change', { onNotification, onGap, onError })
  return {
    async ready() {
      const timer = new AbortController()
      const late = pause(ready_within_ms, true, { signal: timer.signal }).catch(() => true)
      const isLate = await Promise.race([listening.opened(), late])
      timer.abort()
      if (!isLate) return
      throw new AppError('unavailable', 'Changes cannot be followed just now. Please try again.', {
        retryAfterSeconds: 2,
      })
    },
    isOpen: listening.isOpen,
    stop: listening.stop,
  }
}

function onPayload(payload: string, handlers: AnnouncementHandlers): void {
  const parsed = Payload.safeParse(JSON.parse(payload === '' ? 'null' : payload))
  if (parsed.success) handlers.onAnnouncement(parsed.data)
  else handlers.onError(new Error('An announcement of a change cannot be read.'))
}
