import { type Provider, type SyncedEvent, synced_events_max } from '@meridian/contract'
import { day_ms } from '@meridian/engine'
import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { ConnectionRow } from './connection.queries.ts'
import { getConnection, refresh } from './connection.service.ts'
import { listSources } from './synced-event.queries.ts'
import { listOccurrences } from '../meeting/meeting.api.ts'

export interface SyncedEvents {
  readonly connection: ConnectionRow
  readonly events: SyncedEvent[]
}

/** Requests a sync where that is possible, and lists what was read so far. Throws `not_found`. */
export async function syncAndList(
  db: Db,
  actor: Actor,
  provider: Provider,
  now: Date,
): Promise<SyncedEvents> {
  const known = await getConnection(db, actor, provider)
  const connection = known.reconnect_reason === null ? await refresh(db, actor, provider, now) : known
  const events = await listSyncedEvents(db, actor, connection, now)
  const isFirst = ({ meeting_id }: SyncedEvent, index: number) =>
    events.findIndex((one) => one.meeting_id === meeting_id) === index
  return { connection, events: events.filter(isFirst).slice(0, synced_events_max) }
}

/** Like syncAndList without a sync, and with each occurrence of a series by itself. */
export async function listComing(db: Db, actor: Actor, provider: Provider, now: Date): Promise<SyncedEvents> {
  const connection = await getConnection(db, actor, provider)
  const events = await listSyncedEvents(db, actor, connection, now)
  return { connection, events: events.slice(0, synced_events_max) }
}

const ahead_ms = 60 * day_ms
const most_events = 1000

/** What takes place in the next sixty days, in order, among the person's next thousand events. */
async function listSyncedEvents(
  db: Db,
  actor: Actor,
  { connection_id }: ConnectionRow,
  now: Date,
): Promise<SyncedEvent[]> {
  const sources = await listSources(db, connection_id)
  const window = {
    start_timestamp: now.toISOString(),
    end_timestamp: new Date(now.getTime() + ahead_ms).toISOString(),
  }
  const { occurrences } = await listOccurrences(db, actor, { ...window, limit: most_events })
  return occurrences.flatMap(({ row, change, starts_ms, ends_ms }) => {
    const source = sources.get(row.meeting_id)
    if (!source) return []
    return {
      external_id: source.external_id,
      title: change?.meeting_title ?? row.meeting_title,
      start: new Date(starts_ms).toISOString(),
      end: new Date(ends_ms).toISOString(),
      status: row.meeting_status,
      link: change?.meeting_link ?? row.meeting_link,
      web_link: source.web_link,
      meeting_id: row.meeting_id,
    }
  })
}
