import { type CalendarSource, provider_adapters, ProviderError, type RemotePage } from '@meridian/providers'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import { type CalendarRow, type LeasedConnection, renewLease, updateCalendar } from './sync.queries.ts'
import { lease_ms } from './sync.rules.ts'
import { hasEvents, listVersions, type SyncTarget } from '../merge/mirror.queries.ts'
import { markMissing, unmarkListed } from '../merge/missing.queries.ts'
import { saveEvents } from '../merge/remote-event.service.ts'
import { judgeMissing } from './vanished.service.ts'

/** What a sync run works with. */
export interface SyncContext {
  readonly db: Db
  readonly source: CalendarSource
  readonly connection: LeasedConnection
  readonly now: () => Date
  readonly signal: AbortSignal
}

/** Another process holds the lease by now. Caught where sync runs end, and nowhere else. */
export class LostLease extends Error {}

/**
 * Syncs the mirror of one calendar, page by page, each with its meetings in a transaction of its own. An
 * interrupted run resumes where it stopped. The cursor is stored with the last page, so that after any
 * failure the next run reads the same changes again. Throws ProviderError and LostLease.
 */
export async function readCalendar(reader: SyncContext, calendar: CalendarRow): Promise<void> {
  let state: ReadingState = stateOf(calendar)
  for (let restarts = 0; ; ) {
    try {
      return await readPages(reader, calendar, state)
    } catch (failure) {
      if (!(failure instanceof ProviderError) || failure.kind !== 'outdated' || restarts >= most_restarts)
        throw failure
      restarts += 1
      state = { reading_id: newId(), page: null, cursor: null }
    }
  }
}

const most_restarts = 2
const most_pages = 10_000
const events_at_once = 500

interface ReadingState {
  readonly reading_id: string
  readonly page: string | null
  readonly cursor: string | null
}

/** While events are missing, each reading is whole, so that those that are back are found. */
function stateOf({ reading_id, next_page, question_id, ...calendar }: CalendarRow): ReadingState {
  const cursor = question_id === null ? calendar.cursor : null
  return reading_id !== null && next_page !== null
    ? { reading_id, page: next_page, cursor }
    : { reading_id: newId(), page: null, cursor }
}

async function readPages(reader: SyncContext, calendar: CalendarRow, state: ReadingState): Promise<void> {
  const versions = await knownVersions(reader, calendar)
  const problems: string[] = []
  let { page } = state
  for (let pages = 0; pages < most_pages; pages += 1) {
    reader.signal.throwIfAborted()
    const read: RemotePage = await reader.source.fetchPage({
      calendar,
      cursor: state.cursor,
      page,
      isKnown: (external_id, version) => versions.get(external_id) === version,
      now: reader.now(),
    })
    problems.push(...read.problems)
    // A response damaged in transit is right the next time; an event that is still unreadable then is
    // skipped.
    const isDoubtful = problems.length > 0 && calendar.problem === null
    const cursor = isDoubtful ? state.cursor : read.cursor
    problems.push(...(await savePage(reader, calendar, { ...state, read: { ...read, cursor } })))
    if (read.next_page === null) return endReading(reader, calendar, problems)
    page = read.next_page
  }
  throw new ProviderError('broken', 'The list of events has no end.')
}

/** A provider that lists only changes needs no stored versions. */
async function knownVersions(
  { db, connection }: SyncContext,
  calendar: CalendarRow,
): Promise<Map<string, string>> {
  const { lists_changes } = provider_adapters[connection.provider].calendars
  return lists_changes ? new Map() : listVersions(db, calendar)
}

async function savePage(
  { db, connection, now }: SyncContext,
  calendar: CalendarRow,
  { read, reading_id }: { readonly read: RemotePage; readonly reading_id: string },
): Promise<string[]> {
  const moment = now()
  const { user_id, primary_email, timezone, connection_id } = connection
  const owner = { user_id, email: primary_email.toLowerCase(), timezone }
  const place: SyncTarget = { user_id, connection_id, calendar_id: calendar.calendar_id, reading_id }
  return inTransaction(db, async (tx) => {
    const until = new Date(moment.getTime() + lease_ms)
    if (!(await renewLease(tx, connection, { until, eventsRead: read.events.length }))) throw new LostLease()
    const problems: string[] = []
    // A page may list an event twice: the later entry counts.
    const latest = [...new Map(read.events.map((event) => [event.external_id, event])).values()]
    for (let at = 0; at < latest.length; at += events_at_once) {
      const events = latest.slice(at, at + events_at_once)
      const there = events.filter(({ kind }) => kind !== 'removed')
      problems.push(...(await saveEvents(tx, owner, { place, events: there }, moment)))
      await unmarkListed(tx, place, idsOf(there))
      await markMissing(tx, place, idsOf(events.filter(({ kind }) => kind === 'removed')), moment)
    }
    if (read.next_page === null) {
      await judgeMissing(tx, owner, { place, covers: read.covers }, moment)
      await updateCalendar(tx, calendar, await endOf(tx, place, read))
    } else await updateCalendar(tx, calendar, { next_page: read.next_page, reading_id })
    return problems
  })
}

function idsOf(events: RemotePage['events']): string[] {
  return events.map(({ external_id }) => external_id)
}

/**
 * The cursor of a list that was empty for a moment would hide for ever what was there before it; the whole of an empty
 * calendar costs no more to read than its changes.
 */
async function endOf(tx: Db, place: SyncTarget, { cursor }: RemotePage) {
  return { cursor: (await hasEvents(tx, place)) ? cursor : null, next_page: null, reading_id: null }
}

async function endReading(
  { db, now }: SyncContext,
  calendar: CalendarRow,
  problems: readonly string[],
): Promise<void> {
  await updateCalendar(db, calendar, {
    last_success_at: now(),
    problem: problems.length === 0 ? null : summaryOf(problems),
  })
}

function summaryOf(problems: readonly string[]): string {
  const shown = problems.slice(0, 3).map((problem) => problem.slice(0, 300))
  const more = problems.length - shown.length
  return [...shown, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}
