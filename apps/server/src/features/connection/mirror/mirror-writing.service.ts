import { busy_mirror_days, busy_mirror_events_max, provider_table } from '@meridian/contract'
import { day_ms, hour_ms, type Interval, minute_ms } from '@meridian/engine'
import {
  type CalendarWriter,
  provider_adapters,
  ProviderError,
  type WritableCalendars,
} from '@meridian/providers'
import type { PayloadOf } from '../../../platform/jobs/queue.ts'
import { newId } from '../../../platform/id.ts'
import { inTransaction } from '../../../platform/postgres/db.ts'
import type { queues } from '../../../queues.ts'
import { eventOf, isDeclined, type MirrorRow } from '../merge/merge.rules.ts'
import { problemOf } from '../push/problem.rules.ts'
import { listStaleCalendars } from '../push/waiting-push.queries.ts'
import { connectedWriter } from '../provider-source.service.ts'
import type { SyncCall } from '../pull/sync.service.ts'
import { retryAt } from '../pull/sync.rules.ts'
import {
  deleteMirror,
  deleteMirrored,
  endMirrorLease,
  insertMirrored,
  type LeasedMirror,
  leaseMirror,
  listMirrored,
  markWritten,
} from './busy-mirror.queries.ts'
import { busyEvent, busyTimesOf, type BusyTime, type MirroredEvent, stepsTo } from './busy-time.rules.ts'
import { enqueueMirror } from './mirror-request.service.ts'
import { listSourceEvents } from './mirror-source.queries.ts'

const lease_ms = 10 * minute_ms
/** So many requests to the provider in one run; the rest follows in the next. */
const most_steps = 200
/** A single event that began earlier is not looked at. */
const longest_ms = 92 * day_ms
/** The same as for other writes: a calendar that was read longer ago authorizes none. */
const fresh_ms = hour_ms

/**
 * Makes the events that a rule has written those of its calendar's busy times. Repeating it, in any process, writes
 * nothing twice. A failing provider ends in a sentence for the person and another attempt, never in an exception.
 */
export async function writeMirror(
  call: SyncCall,
  { busy_mirror_id }: PayloadOf<typeof queues.writeMirror>,
): Promise<void> {
  const { db, now } = call
  const began = now()
  const until = new Date(began.getTime() + lease_ms)
  const mirror = await leaseMirror(db, busy_mirror_id, { until, now: began })
  if (!mirror) return
  if (mirror === 'taken') {
    const startAt = new Date(began.getTime() + minute_ms)
    return inTransaction(db, (tx) => enqueueMirror(tx, busy_mirror_id, began, startAt))
  }
  try {
    await runMirror(call, mirror)
  } catch (failure) {
    if (!(failure instanceof ProviderError)) {
      await endMirrorLease(db, busy_mirror_id, { problem: null })
      throw failure
    }
    call.log.warn({ err: failure, busy_mirror_id }, 'busy times could not be written')
    await endMirrorLease(db, busy_mirror_id, { problem: problemOf(mirror.to_provider, failure) })
    const startAt = retryAt(failure, { connection_id: mirror.to_connection_id, failures: 2 }, now())
    if (failure.kind !== 'needs_consent')
      await inTransaction(db, (tx) => enqueueMirror(tx, busy_mirror_id, now(), startAt))
  }
}

async function runMirror(call: SyncCall, mirror: LeasedMirror): Promise<void> {
  const { db, now } = call
  const { busy_mirror_id, isWriting } = mirror
  const moment = now()
  const waitsFor = isWriting ? await unreadProvider(call, mirror) : null
  if (waitsFor !== null) {
    // The end of the next sync enqueues this again.
    return endMirrorLease(db, busy_mirror_id, { problem: `Waiting for a fresh reading of ${waitsFor}.` })
  }
  const from_ms = isWriting ? moment.getTime() - day_ms : Number.NEGATIVE_INFINITY
  const all = isWriting
    ? await listBusyTimes(call, mirror, [from_ms, moment.getTime() + busy_mirror_days * day_ms])
    : []
  const wanted = all.slice(0, busy_mirror_events_max)
  const isDone = await takeSteps(
    call,
    mirror,
    stepsTo(wanted, await listMirrored(db, busy_mirror_id), from_ms),
  )
  if (isDone && mirror.is_ending) return deleteMirror(db, busy_mirror_id)
  await endMirrorLease(db, busy_mirror_id, {
    problem: all.length > wanted.length ? too_many : null,
    mirrored_at: now(),
  })
  if (!isDone) await inTransaction(db, (tx) => enqueueMirror(tx, busy_mirror_id, now()))
}

const too_many = `Only the first ${busy_mirror_events_max} busy times are written.`

/** The name of the provider whose calendar was not read lately, or misses many events; null where both are fresh. */
async function unreadProvider({ db, now }: SyncCall, mirror: LeasedMirror): Promise<string | null> {
  const readSince = new Date(now().getTime() - fresh_ms)
  const isStale = async (connection_id: string, calendar_id: string) =>
    (await listStaleCalendars(db, connection_id, { calendar_ids: [calendar_id], readSince })).length > 0
  const { from_connection_id, from_provider } = mirror
  if (from_connection_id && from_provider && (await isStale(from_connection_id, mirror.from_calendar_id)))
    return provider_table[from_provider].name
  return (await isStale(mirror.to_connection_id, mirror.to_calendar_id))
    ? provider_table[mirror.to_provider].name
    : null
}

async function listBusyTimes(
  { db }: SyncCall,
  { from_connection_id, from_calendar_id, emails }: LeasedMirror,
  window: Interval,
): Promise<BusyTime[]> {
  if (from_connection_id === null) return []
  const place = { connection_id: from_connection_id, calendar_id: from_calendar_id }
  const reach = { from: new Date(window[0] - longest_ms), to: new Date(window[1]) }
  const rows = await listSourceEvents(db, place, reach)
  const own = new Set(emails)
  const series = new Set(rows.filter(isLead).map(({ external_id }) => external_id))
  const occurrences = Map.groupBy(rows, ({ series_external_id }) => series_external_id)
  // An occurrence whose series the person does not see is an event of its own.
  return rows
    .filter((row) => isLead(row) || !series.has(row.series_external_id ?? ''))
    .filter((row) => !isDeclined(row))
    .flatMap((row) => {
      const event = eventOf(row, isLead(row) ? (occurrences.get(row.external_id) ?? []) : [], own)
      return event ? busyTimesOf(event, row.external_id, window) : []
    })
    .toSorted((one, other) => one.starts_ms - other.starts_ms)
}

function isLead({ series_external_id }: MirrorRow): boolean {
  return series_external_id === null
}

/** True when all steps are done. */
async function takeSteps(
  call: SyncCall,
  mirror: LeasedMirror,
  { added, changed, removed }: ReturnType<typeof stepsTo>,
): Promise<boolean> {
  const { db } = call
  const { writing } = provider_adapters[mirror.to_provider]
  if (!writing) return true
  const account = { connection_id: mirror.to_connection_id, provider: mirror.to_provider }
  const work: Work = { call, mirror, writing, writer: connectedWriter(call, account, writing.open) }
  const room = Math.max(0, most_steps - removed.length - changed.length)
  const fresh = added.slice(0, room).map((time): MirroredEvent => {
    const mirrored_event_id = newId()
    return { ...time, mirrored_event_id, external_id: writing.eventId(mirrored_event_id), is_written: false }
  })
  await insertMirrored(db, mirror.busy_mirror_id, fresh)
  const steps = [
    ...removed.map((event) => () => remove(work, event)),
    ...changed.map((event) => () => rewrite(work, event)),
    ...fresh.map((event) => () => write(work, event)),
  ]
  for (const step of steps.slice(0, most_steps)) {
    call.signal.throwIfAborted()
    await step()
  }
  return steps.length <= most_steps && fresh.length === added.length
}

interface Work {
  readonly call: SyncCall
  readonly mirror: LeasedMirror
  readonly writing: WritableCalendars
  readonly writer: CalendarWriter
}

function markedFor({ mark }: LeasedMirror) {
  return { sendUpdates: 'none', conference_request_id: null, busy_mirror_of: mark } as const
}

async function write({ call, mirror, writing, writer }: Work, event: MirroredEvent): Promise<void> {
  const place = { calendar_id: mirror.to_calendar_id, external_id: event.external_id }
  await writer.insertEvent(place, busyEvent(writing.icalUid(event.external_id), event), markedFor(mirror))
  await markWritten(call.db, event)
}

/** An event that the person deleted there comes back, as the time is still taken. */
async function rewrite(work: Work, event: MirroredEvent): Promise<void> {
  const { call, mirror, writing, writer } = work
  const place = { calendar_id: mirror.to_calendar_id, external_id: event.external_id }
  const wanted = busyEvent(writing.icalUid(event.external_id), event)
  const untold = markedFor(mirror)
  // An attempt without an answer may have created it with its earlier times.
  await writer.insertEvent(place, wanted, untold)
  await writer.patchEvent(place, wanted, { ...untold, if_version: null, isOccurrence: false, base: null })
  await markWritten(call.db, event)
}

async function remove({ call, mirror, writer }: Work, event: MirroredEvent): Promise<void> {
  const place = { calendar_id: mirror.to_calendar_id, external_id: event.external_id }
  await writer.deleteEvent(place, { sendUpdates: 'none', if_version: null })
  await deleteMirrored(call.db, event.mirrored_event_id)
}
