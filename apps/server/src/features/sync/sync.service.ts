import { type CalendarSource, ProviderError } from '@meridian/providers'
import { type Db, inTransaction } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { removeUnlisted } from '../remote-event/remote-event.service.ts'
import { LostLease, type Reader, readCalendar } from './calendar-reading.service.ts'
import {
  type CalendarRow,
  endLease,
  type LeasedConnection,
  listCalendars,
  removeCalendar,
  renewLease,
  takeLease,
  writeCalendar,
  writeCalendars,
} from './sync.queries.ts'
import { lease_ms, pauseMs, retryAt } from './sync.rules.ts'

export interface SyncCall {
  readonly db: Db
  readonly now: () => Date
  readonly signal: AbortSignal
  /** The provider as this connection may read it. */
  readonly sourceOf: (connection_id: string) => CalendarSource
  /** The grant is dead or lacks something: says so to the person, and ends all reading. */
  readonly requireReconnect: (connection_id: string, failure: ProviderError) => Promise<void>
}

/**
 * Brings everything a connection shows up to date, unless somebody is at it already. A failing provider ends in the
 * connection's state and its next try, never in an exception.
 */
export async function syncConnection(call: SyncCall, connection_id: string): Promise<void> {
  const { db, now } = call
  const began = now()
  const lease = {
    connection_id,
    lease_token: newId(),
    until: new Date(began.getTime() + lease_ms),
    nextAt: new Date(began.getTime() + longest_reading_ms),
  }
  const connection = await takeLease(db, lease, began)
  if (!connection) return
  const reader: Reader = { ...call, connection, source: call.sourceOf(connection_id) }
  try {
    const failure = await readAll(reader)
    if (failure) await endFailed(call, connection, failure)
    else await endLease(db, connection, { kind: 'read', nextAt: await nextAtOf(call, connection) }, now())
  } catch (failure) {
    if (failure instanceof LostLease) return
    if (!(failure instanceof ProviderError)) {
      await endLease(db, connection, { kind: 'interrupted' }, now())
      throw failure
    }
    await endFailed(call, connection, failure)
  }
}

const longest_reading_ms = 900_000

/** Failures that concern one calendar alone: the others are read all the same. */
const calendar_failures = new Set(['missing', 'refused', 'invalid'])

/** The failure of one of the calendars, after all the others were read; null when there is none. */
async function readAll(reader: Reader): Promise<ProviderError | null> {
  let failed: ProviderError | null = null
  for (const calendar of await refreshCalendars(reader)) {
    if (!calendar.is_shown && !calendar.counts_as_busy) continue
    try {
      await readCalendar(reader, calendar)
    } catch (failure) {
      if (!(failure instanceof ProviderError) || !calendar_failures.has(failure.kind)) throw failure
      await writeCalendar(reader.db, calendar, { problem: failure.message })
      failed = failure
    }
  }
  return failed
}

/** The calendars as the provider lists them now; what it lists no longer goes, with its meetings. */
async function refreshCalendars({ db, source, connection, now }: Reader): Promise<CalendarRow[]> {
  const listed = await source.fetchCalendars()
  return inTransaction(db, async (tx) => {
    const moment = now()
    const until = new Date(moment.getTime() + lease_ms)
    if (!(await renewLease(tx, connection, { until, eventsRead: 0 }))) throw new LostLease()
    await writeCalendars(tx, connection.connection_id, listed)
    const known = await listCalendars(tx, connection.connection_id)
    const ids = new Set(listed.map(({ calendar_id }) => calendar_id))
    for (const calendar of known.filter(({ calendar_id }) => !ids.has(calendar_id))) {
      await dropCalendar(tx, connection, calendar, moment)
    }
    return known.filter(({ calendar_id }) => ids.has(calendar_id))
  })
}

async function dropCalendar(
  tx: Db,
  { user_id, primary_email, timezone }: LeasedConnection,
  { connection_id, calendar_id }: CalendarRow,
  now: Date,
): Promise<void> {
  const place = { user_id, connection_id, calendar_id, reading_id: newId() }
  const owner = { user_id, email: primary_email.toLowerCase(), timezone }
  await removeUnlisted(tx, owner, { place, covers: { from_ms: null, to_ms: null } }, now)
  await removeCalendar(tx, { connection_id, calendar_id })
}

async function nextAtOf({ db, now }: SyncCall, { connection_id, provider }: LeasedConnection): Promise<Date> {
  const moment = now().getTime()
  const calendars = (await listCalendars(db, connection_id)).filter(
    (one) => one.is_shown || one.counts_as_busy,
  )
  const hasPush = calendars.every(({ channel_expires_at }) => Number(channel_expires_at ?? 0) > moment)
  return new Date(moment + pauseMs(provider, calendars.length > 0 && hasPush))
}

async function endFailed(
  { db, now, requireReconnect }: SyncCall,
  connection: LeasedConnection,
  failure: ProviderError,
): Promise<void> {
  const { connection_id, failures_in_a_row } = connection
  if (failure.kind === 'needs_consent') await requireReconnect(connection_id, failure)
  const nextAt = retryAt(failure, { connection_id, failures: failures_in_a_row }, now())
  await endLease(db, connection, { kind: 'failed', problem: failure.message, nextAt }, now())
}
