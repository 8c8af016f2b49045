import type { ImportReport } from '@meridian/contract'
import type { CalendarEvent, CalendarSummary } from '@meridian/icalendar'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import {
  findOwner,
  listExportRows,
  listExportWeights,
  type MeetingWeight,
  type Owner,
} from './calendar-export.queries.ts'
import { eventOf } from './calendar-file.export.ts'
import {
  resetAnswersWhereMoved,
  insertDrafts,
  type KnownMeeting,
  listKnown,
  lockImports,
  type PlacedDraft,
  updateFromDrafts,
} from './calendar-file.queries.ts'
import { ensureImportedCalendar } from '../calendars/calendar-list.queries.ts'
import { nameOfFile } from '../calendars/calendar-list.rules.ts'
import type { MeetingDraft } from './calendar-file.rules.ts'
import { type CalendarReader, openReader, writeInWorker } from './calendar-worker.service.ts'
import { emptyReport, formatSkipped, formatWarning } from './import-report.rules.ts'
import { listRunningSeries } from './running-series.queries.ts'

/**
 * Imports the events of a calendar file as the person's meetings, all of them or, after a failure, none. An
 * event is recognized by its uid: an unchanged one does nothing, a changed one updates its meeting. New ones
 * make up the calendar that the file names. The report lists what cannot be kept. Throws `bad_input` for a file that is no calendar.
 */
export async function importMeetings(
  db: Db,
  user_id: string,
  {
    source,
    file_name = '',
  }: { readonly source: Uint8Array | string; readonly file_name?: string | undefined },
  now: Date,
): Promise<ImportReport> {
  const owner = await getOwner(db, user_id)
  const running = await listRunningSeries(db, user_id, now)
  await using reader = await openReader(user_id, {
    source,
    importer: { email: owner.primary_email.toLowerCase(), timeZone: owner.timezone },
    nowMs: now.getTime(),
    running_uids: running.map(({ ical_uid }) => ical_uid),
  })
  // Most failures show before the first write.
  const first = await reader.batches.next()
  // Awaited here, because the reader closes when this function returns.
  return await inTransaction(db, async (tx) => {
    await lockImports(tx, user_id)
    const report = emptyReport()
    for (let step = first; ; step = await reader.batches.next()) {
      if (step.done) return requireReadable(step.value, report)
      for (const skip of step.value.skipped) formatSkipped(report, skip)
      for (const warning of step.value.warnings) formatWarning(report, warning)
      await writeDrafts(tx, owner, { drafts: step.value.drafts, reader, report, file_name, now })
    }
  })
}

/** Everything the person organizes or has not declined, as one calendar file. */
export async function exportMeetings(db: Db, user_id: string, now: Date): Promise<string> {
  const meetings = await listExportWeights(db, user_id)
  return writeInWorker(eventsOf(db, user_id, meetings), {
    person: user_id,
    weight: meetings.reduce((sum, { weight }) => sum + weight, 0),
    name: 'Meridian',
    now,
  })
}

/** One meeting as a calendar file. Throws `not_found` unless the person organizes or attends it. */
export async function exportMeeting(db: Db, user_id: string, meeting_id: string, now: Date): Promise<string> {
  const [row] = await listExportRows(db, user_id, [meeting_id])
  if (!row) throw new AppError('not_found', 'Meeting not found.')
  const weight = row.people.length + row.exceptions.length
  return writeInWorker(oneBatch([eventOf(row, user_id)]), { person: user_id, weight, name: null, now })
}

/** Some milliseconds on the server's main thread. */
const heaviest_batch = 1000

async function getOwner(db: Db, user_id: string): Promise<Owner> {
  const owner = await findOwner(db, user_id)
  if (!owner) throw new AppError('signed_out', 'Please sign in.')
  return owner
}

function requireReadable(summary: CalendarSummary, report: ImportReport): ImportReport {
  if (!summary.ok) throw new AppError('bad_input', summary.reason)
  return report
}

interface Step {
  readonly drafts: readonly MeetingDraft[]
  readonly reader: CalendarReader
  readonly report: ImportReport
  readonly file_name: string
  readonly now: Date
}

async function writeDrafts(
  tx: Db,
  owner: Owner,
  { drafts, reader, report, file_name, now }: Step,
): Promise<void> {
  const known = await listKnownByUid(tx, owner.user_id, drafts)
  const added: PlacedDraft[] = []
  const differing: { draft: MeetingDraft; meeting: KnownMeeting }[] = []
  for (const draft of drafts) {
    const meeting = known.get(draft.ical_uid)
    if (!meeting) added.push({ meeting_id: newId(), draft })
    else if (hasHash(draft, meeting.import_sha256)) report.unchanged += 1
    else differing.push({ draft, meeting })
  }
  const exported = await listExportedHashes(
    tx,
    owner,
    reader,
    differing.map(({ meeting }) => meeting.meeting_id),
  )
  const changed: { draft: MeetingDraft; meeting: KnownMeeting }[] = []
  for (const { draft, meeting } of differing) {
    if (hasHash(draft, exported.get(meeting.meeting_id) ?? null)) report.unchanged += 1
    else if (meeting.is_own && meeting.is_imported) changed.push({ draft, meeting })
    else formatSkipped(report, notOurs(draft, meeting))
  }
  const imported_calendar_id = added.length > 0 ? await calendarOf(tx, owner, file_name, now) : null
  await insertDrafts(
    tx,
    owner.user_id,
    added.map((one) => ({ ...one, imported_calendar_id })),
    now,
  )
  const placed = changed.map(({ draft, meeting }) => ({ draft, meeting_id: meeting.meeting_id }))
  await updateFromDrafts(tx, placed, now)
  await resetAnswersWhereMoved(
    tx,
    changed.map(({ meeting }) => meeting),
  )
  report.imported += added.length
  report.updated += changed.length
}

/** The calendar that the file makes; null for a file without a name. */
async function calendarOf(tx: Db, { user_id }: Owner, file_name: string, now: Date): Promise<string | null> {
  const calendar_name = nameOfFile(file_name)
  if (calendar_name === '') return null
  const row = { imported_calendar_id: newId(), user_id, calendar_name, created_at: now }
  return ensureImportedCalendar(tx, row)
}

async function listKnownByUid(
  tx: Db,
  user_id: string,
  drafts: readonly MeetingDraft[],
): Promise<Map<string, KnownMeeting>> {
  const known = await listKnown(
    tx,
    user_id,
    drafts.map(({ ical_uid }) => ical_uid),
  )
  // A meeting of one's own comes before one of another organizer.
  return new Map(
    known.toSorted((a, b) => Number(a.is_own) - Number(b.is_own)).map((one) => [one.ical_uid, one]),
  )
}

function hasHash({ columns }: MeetingDraft, sha256: Buffer | string | null): boolean {
  if (sha256 === null) return false
  return columns.import_sha256 === `\\x${typeof sha256 === 'string' ? sha256 : sha256.toString('hex')}`
}

/** The hashes that each meeting would have if the person's own export of it were imported. */
async function listExportedHashes(
  tx: Db,
  { user_id, timezone }: Owner,
  reader: CalendarReader,
  meeting_ids: readonly string[],
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  const weights = meeting_ids.length === 0 ? [] : await listExportWeights(tx, user_id, meeting_ids)
  for (const ids of inBatches(weights)) {
    const rows = await listExportRows(tx, user_id, ids)
    const byUid = await reader.hash(
      rows.map((row) => eventOf(row, user_id)),
      timezone,
    )
    for (const { meeting_id, ical_uid } of rows) {
      const hash = byUid.get(ical_uid)
      if (hash !== undefined) hashes.set(meeting_id, hash)
    }
  }
  return hashes
}

function notOurs(
  { ical_uid, columns }: MeetingDraft,
  { is_own }: KnownMeeting,
): ImportReport['skipped'][number] {
  const title = columns.meeting_title
  const name = title === '' ? 'Event without a title' : `"${title.slice(0, 100)}"`
  const reason = is_own
    ? `${name} was made in Meridian and stays as it is here.`
    : `${name} has another organizer in Meridian and stays as it is here.`
  return { line: null, uid: ical_uid, title: title === '' ? null : title, reason }
}

async function* eventsOf(
  db: Db,
  user_id: string,
  meetings: readonly MeetingWeight[],
): AsyncGenerator<readonly CalendarEvent[]> {
  for (const ids of inBatches(meetings)) {
    const rows = await listExportRows(db, user_id, ids)
    yield rows.map((row) => eventOf(row, user_id))
  }
}

async function* oneBatch(events: readonly CalendarEvent[]): AsyncGenerator<readonly CalendarEvent[]> {
  yield events
}

/** Batches of meeting ids below the size limit. */
function* inBatches(meetings: readonly MeetingWeight[]): Generator<string[]> {
  let ids: string[] = []
  let sum = 0
  for (const { meeting_id, weight } of meetings) {
    if (ids.length > 0 && sum + weight > heaviest_batch) {
      yield ids
      ids = []
      sum = 0
    }
    ids.push(meeting_id)
    sum += weight
  }
  if (ids.length > 0) yield ids
}
