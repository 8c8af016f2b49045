import type { Readable } from 'node:stream'
import {
  followChanges,
  live_heartbeat_ms,
  live_recent_ms_max,
  live_streams_per_person_max,
} from '@meridian/contract'
import {
  listenToAnnouncements,
  type Listening,
  nouns_of_access,
} from '../../../platform/postgres/announcements.ts'
import { type Actor, listOpenSessions, mayCall } from '../../../platform/security/auth.ts'
import { makeEventStreams } from '../../../platform/http/event-streams.ts'
import type { Server } from '../../../platform/http/serve.ts'

export interface ChangeStreams {
  /** The number of open streams in this process. */
  readonly count: () => number
  /** A stream of the changes that concern the person, from `recent_ms` ago on; it ends with the session. */
  readonly follow: (actor: Actor, recent_ms: number) => Promise<Readable>
  /** Ends all streams, so that the server can stop. */
  readonly stop: () => Promise<void>
}

/** The longest time that the streams of an expired session or a disabled account stay open. */
const checked_every_ms = 5000

/** Sends the changes that the database announces to the people they concern. Starts with the first stream. */
export function startChangeStreams({ app, db, now }: Pick<Server, 'app' | 'db' | 'now'>): ChangeStreams {
  const streams = makeEventStreams({
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
      onAnnouncement({ noun, user_ids }) {
        streams.announce(user_ids, noun)
        if (nouns_of_access.has(noun)) void checkSessions(user_ids)
      },
      onGap() {
        streams.sendRefetch()
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
      // Checked again within seconds; until then no stream gets new changes.
      app.log.warn({ err: error }, 'sessions of open streams could not be checked')
    }
  }

  return {
    count: streams.count,
    async follow(actor, recent_ms) {
      const began = performance.now()
      listening ??= listen()
      await listening.ready()
      const waited_ms = performance.now() - began
      return streams.open(actor, recent_ms === 0 ? 0 : recent_ms + waited_ms)
    },
    async stop() {
      streams.close()
      for (const timer of timers) clearInterval(timer)
      await listening?.stop()
    },
  }
}
