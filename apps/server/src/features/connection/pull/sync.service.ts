import { provider_adapters, ProviderError } from '@meridian/providers'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import type { Log } from '../../../platform/log.ts'
import { newId } from '../../../platform/id.ts'
import { keepUnlisted } from './vanished.service.ts'
import { LostLease, type SyncContext, readCalendar } from './calendar-sync.service.ts'
import {
  type CalendarRow,
  endLease,
  type LeasedConnection,
  listCalendars,
  deleteCalendar,
  renewLease,
  acquireLease,
  updateCalendar,
  upsertCalendars,
} from './sync.queries.ts'
import { problemOf } from './problem.rules.ts'
import { lease_ms, pauseMs, retryAt } from './sync.rules.ts'
import { enqueueCalendarSync } from '../calendar-sync-request.service.ts'
import { enqueueMirrorsOf } from '../mirror/mirror-request.service.ts'
import type { Owner } from '../merge/merge-content.service.ts'
import { dropWaitingChanges } from '../merge/mirror.queries.ts'
import { remergeCalendar } from '../merge/remote-event.service.ts'
import { takenBackSentence } from '../push/problem.rules.ts'
import { releasePushes } from '../push/waiting-push.service.ts'
import { askWith, connectedSource } from '../provider-source.service.ts'
import type { ProviderTools } from '../provider-tools.service.ts'
import { updateEventTypes } from '../connection.queries.ts'

export interface SyncCall extends ProviderTools {
  /** Aborted when the run has to end, at any point. */
  readonly signal: AbortSignal
  readonly log: Log
}

/**
 * Syncs all calendars of a connection, unless another process does. A failing provider ends in the
 * connection's state and its next retry, never in an exception.
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
  const connection = await acquireLease(db, lease, began)
  if (!connection) return
  const reader: SyncContext = { ...call, connection, source: connectedSource(call, connection) }
  try {
    const failure = await readAll(reader)
    await readEventTypes(call, connection)
    if (failure) await endFailed(call, connection, failure)
    else await endSuccessfully(call, connection)
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

/** Failures of one calendar alone: the others are synced all the same. */
const calendar_failures = new Set(['missing', 'refused', 'invalid'])

/** Event types are no events, and change seldom. */
async function readEventTypes(call: SyncCall, connection: LeasedConnection): Promise<void> {
  const { connection_id, provider, external_account_id } = connection
  const open = provider_adapters[provider].event_types
  if (!open) return
  const ask = askWith(call, connection, open)
  const types = await ask((source) => source.fetchEventTypes(external_account_id))
  await updateEventTypes(
    call.db,
    connection_id,
    types.map(({ external_id, name, duration_minutes, scheduling_link, is_active }) => ({
      external_id,
      name,
      duration_minutes,
      link: scheduling_link,
      is_active,
    })),
  )
}

/** The failure of one calendar, after all others were synced; null when there is none. */
async function readAll(reader: SyncContext): Promise<ProviderError | null> {
  let failed: ProviderError | null = null
  for (const calendar of await refreshCalendars(reader)) {
    if (!calendar.is_shown && !calendar.counts_as_busy) continue
    try {
      await readCalendar(reader, calendar)
    } catch (failure) {
      if (!(failure instanceof ProviderError) || !calendar_failures.has(failure.kind)) throw failure
      await updateCalendar(reader.db, calendar, { problem: problemOf(reader.connection.provider, failure) })
      failed = failure
    }
  }
  return failed
}

/**
 * Stores the provider's current list of calendars; unlisted ones are deleted with their meetings, once the person
 * has said so where there are any.
 */
async function refreshCalendars({ db, source, connection, now }: SyncContext): Promise<CalendarRow[]> {
  const listed = await source.fetchCalendars()
  return inTransaction(db, async (tx) => {
    const moment = now()
    const until = new Date(moment.getTime() + lease_ms)
    if (!(await renewLease(tx, connection, { until, eventsRead: 0 }))) throw new LostLease()
    const before = await listCalendars(tx, connection.connection_id)
    await upsertCalendars(tx, connection.connection_id, listed)
    const known = await listCalendars(tx, connection.connection_id)
    await followAccess(tx, connection, { before, known }, moment)
    const ids = new Set(listed.map(({ calendar_id }) => calendar_id))
    for (const calendar of known.filter(({ calendar_id }) => !ids.has(calendar_id))) {
      await dropCalendar(tx, connection, calendar, moment)
    }
    return known.filter(({ calendar_id }) => ids.has(calendar_id))
  })
}

/** Meetings of a calendar that may be written to since, or no longer, can be changed here, or no longer. */
async function followAccess(
  tx: Db,
  connection: LeasedConnection,
  { before, known }: { readonly before: readonly CalendarRow[]; readonly known: readonly CalendarRow[] },
  now: Date,
): Promise<void> {
  const access = new Map(before.map(({ calendar_id, is_writable }) => [calendar_id, is_writable]))
  for (const calendar of known) {
    const was = access.get(calendar.calendar_id)
    if (was === undefined || was === calendar.is_writable) continue
    if (!calendar.is_writable) await dropWaitingChanges(tx, calendar, takenBackSentence(connection.provider))
    await remergeCalendar(tx, ownerOf(connection), calendar, now)
  }
}

async function dropCalendar(
  tx: Db,
  connection: LeasedConnection,
  { connection_id, calendar_id }: CalendarRow,
  now: Date,
): Promise<void> {
  const place = { user_id: connection.user_id, connection_id, calendar_id, reading_id: newId() }
  if (!(await keepUnlisted(tx, ownerOf(connection), place, now))) await deleteCalendar(tx, place)
}

function ownerOf({ user_id, primary_email, timezone }: LeasedConnection): Owner {
  return { user_id, email: primary_email.toLowerCase(), timezone }
}

async function nextAtOf({ db, now }: SyncCall, { connection_id, provider }: LeasedConnection): Promise<Date> {
  const moment = now().getTime()
  const calendars = (await listCalendars(db, connection_id)).filter(
    (one) => one.is_shown || one.counts_as_busy,
  )
  const hasPush = calendars.every(({ channel_expires_at }) => Number(channel_expires_at ?? 0) > moment)
  return new Date(moment + pauseMs(provider, calendars.length > 0 && hasPush))
}

/** A sync requested during this run found a job running and enqueued none, so this run enqueues it. */
async function endSuccessfully(call: SyncCall, connection: LeasedConnection): Promise<void> {
  const { db, now } = call
  const moment = now()
  const isAskedAgain = await endLease(
    db,
    connection,
    { kind: 'read', nextAt: await nextAtOf(call, connection) },
    moment,
  )
  const { connection_id } = connection
  await inTransaction(db, async (tx) => {
    if (isAskedAgain) await enqueueCalendarSync(tx, connection_id, moment)
    await releasePushes(tx, connection_id, moment)
    await enqueueMirrorsOf(tx, connection_id, moment)
  })
}

async function endFailed(
  { db, now, log }: SyncCall,
  connection: LeasedConnection,
  failure: ProviderError,
): Promise<void> {
  const { connection_id, failures_in_a_row } = connection
  const nextAt = retryAt(failure, { connection_id, failures: failures_in_a_row }, now())
  const { provider } = connection
  log.warn(
    { connection_id, provider, kind: failure.kind, reason: failure.message },
    'a connection could not be synced',
  )
  const { retry_at_ms } = failure
  const asked_to_wait_until = retry_at_ms === null ? null : new Date(retry_at_ms)
  const problem = problemOf(provider, failure)
  await endLease(db, connection, { kind: 'failed', problem, nextAt, asked_to_wait_until }, now())
  // The calendars that could be read are fresh.
  await inTransaction(db, (tx) => releasePushes(tx, connection_id, now()))
}
