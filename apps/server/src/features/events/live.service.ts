import type { Readable } from 'node:stream'
import {
  followChanges,
  live_heartbeat_ms,
  live_recent_ms_max,
  live_streams_per_person_max,
} from '@meridian/contract'
import { listenToAnnouncements, type Listening } from '../../platform/postgres/announcements.ts'
import { type Actor, listOpenSessions, mayCall } from '../../platform/security/auth.ts'
import { makeLiveStreams } from '../../platform/http/live-streams.ts'
import type { Server } from '../../platform/http/serve.ts'

export interface Live {
  /** How many streams are open in this process. */
  readonly count: () => number
  /** A stream of what changes for the person from `recent_ms` ago on; it ends with the session. */
  readonly follow: (actor: Actor, recent_ms: number) => Promise<Readable>
  /** Ends all streams, so that the server can stop. */
  readonly stop: () => Promise<void>
}

/** A session that runs out, or an account that is disabled, loses its streams within this time at the latest. */
const checked_every_ms = 5000
/** What may change who is let in; the others only change what is seen. */
const nouns_of_access = new Set(['session', 'user'])

/** Brings what is announced in the database to the people it concerns. Nothing runs before the first of them asks. */
export function startLive({ app, db, now }: Pick<Server, 'app' | 'db' | 'now'>): Live {
  const streams = makeLiveStreams({
    perPersonMax: live_streams_per_person_max,
    recentMsMax: live_recent_ms_max,
  })
  const timers: NodeJS.Timeout[] = []
  let listening: Listening | undefined

  function listen(): Listening {
    timers.push(
      setInterval(streams.beat, live_heartbeat_ms),
      setInterval(() => void checkSessions(), checked_every_ms),
    )
    return listenToAnnouncements(db, {
      hear({ noun, user_ids }) {
        streams.tell(user_ids, noun)
        if (nouns_of_access.has(noun)) void checkSessions(user_ids)
      },
      missed() {
        streams.tellRefetch()
        void checkSessions()
      },
      onError: (error) => app.log.warn({ err: error }, 'listening for changes was interrupted'),
    })
  }

  async function checkSessions(user_ids?: readonly string[]): Promise<void> {
    const asked = streams.listSessions(user_ids)
    if (asked.length === 0) return
    try {
      const open = await listOpenSessions(db, asked, now())
      const kept = open.filter(({ role }) => mayCall(followChanges.access, role))
      streams.keepOnly(
        asked,
        kept.map(({ token_sha256 }) => token_sha256),
      )
    } catch (error) {
      // Asked again within seconds; until the database answers nobody learns anything new.
      app.log.warn({ err: error }, 'sessions of open streams could not be checked')
    }
  }

  return {
    count: streams.count,
    async follow(actor, recent_ms) {
      listening ??= listen()
      await listening.ready()
      return streams.open(actor, recent_ms)
    },
    async stop() {
      streams.close()
      for (const timer of timers) clearInterval(timer)
      await listening?.stop()
    },
  }
}
