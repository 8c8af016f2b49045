import { setImmediate } from 'node:timers/promises'
import type { ImportReport } from '@meridian/contract'
import { type CalendarEvent, type CalendarSummary, readCalendar, writeCalendar } from '@meridian/icalendar'
import { type Db, inTransaction } from '../../platform/db.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/id.ts'
import { findOwner, listExportIds, listExportRows, type Owner } from './calendar-export.queries.ts'
import { eventOf } from './calendar-file.export.ts'
import { contentSha256 } from './calendar-file.import.ts'
import {
  askAgainWhereMoved,
  insertDrafts,
  type KnownMeeting,
  listKnown,
  lockImports,
  type PlacedDraft,
  updateFromDrafts,
} from './calendar-file.queries.ts'
import { type MeetingDraft, product_id } from './calendar-file.rules.ts'
import { readInWorker, writeInWorker } from './calendar-worker.service.ts'

export { findOwnerByEmail } from './calendar-export.queries.ts'

/**
 * Makes the events of a calendar file meetings of the person, all of them or, after a failure, none.
 * An event is known again by its uid: unchanged it does nothing, changed it changes its meeting. What
 * cannot be kept is told in the report. Throws `bad_input` for what is no calendar file.
 */
export async function importMeetings(
  db: Db,
  user_id: string,
  text: string,
  now: Date,
): Promise<ImportReport> {
  const owner = await getOwner(db, user_id)
  const importer = { email: owner.primary_email.toLowerCase(), timeZone: owner.timezone }
  await using reading = readInWorker(text, importer, now)
  // Most failures show before anything is written.
  const first = await reading.next()
  // Awaited here, because the reading ends with this function.
  return await inTransaction(db, async (tx) => {
    await lockImports(tx, user_id)
    const report: ImportReport = { imported: 0, updated: 0, unchanged: 0, skipped: [], warnings: [] }
    for (let step = first; ; step = await reading.next()) {
      if (step.done) return requireReadable(step.value, report)
      report.skipped.push(...step.value.skipped)
      report.warnings.push(...step.value.warnings)
      await writeDrafts(tx, owner, { drafts: step.value.drafts, report, now })
    }
  })
}

/** Everything the person organizes or has not declined, as one calendar file. */
export async function exportMeetings(db: Db, user_id: string, now: Date): Promise<string> {
  return writeInWorker(eventsOf(db, user_id, await listExportIds(db, user_id)), now)
}

/** One meeting as a calendar file. Throws `not_found` unless the person organizes it or is asked. */
export async function exportMeeting(db: Db, user_id: string, meeting_id: string, now: Date): Promise<string> {
  const [row] = await listExportRows(db, user_id, [meeting_id])
  if (!row) throw new AppError('not_found', 'Meeting not found.')
  return writeCalendar([eventOf(row, user_id)], { productId: product_id, now: now.getTime() })
}

const rows_at_once = 500
/** Some milliseconds of work. */
const comparisons_at_once = 50

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
  readonly report: ImportReport
  readonly now: Date
}

async function writeDrafts(tx: Db, owner: Owner, { drafts, report, now }: Step): Promise<void> {
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
    differing.map(({ meeting }) => meeting.meeting_id),
  )
  const changed: { draft: MeetingDraft; meeting: KnownMeeting }[] = []
  for (const { draft, meeting } of differing) {
    if (hasHash(draft, exported.get(meeting.meeting_id) ?? null)) report.unchanged += 1
    else if (meeting.is_own && meeting.is_imported) changed.push({ draft, meeting })
    else report.skipped.push(notOurs(draft, meeting))
  }
  await insertDrafts(tx, owner.user_id, added, now)
  const placed = changed.map(({ draft, meeting }) => ({ draft, meeting_id: meeting.meeting_id }))
  await updateFromDrafts(tx, placed, now)
  await askAgainWhereMoved(
    tx,
    changed.map(({ meeting }) => meeting),
  )
  report.imported += added.length
  report.updated += changed.length
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
  // A meeting of one's own comes before one that somebody else organizes.
  return new Map(
    known.toSorted((a, b) => Number(a.is_own) - Number(b.is_own)).map((one) => [one.ical_uid, one]),
  )
}

function hasHash({ columns }: MeetingDraft, sha256: Buffer | string | null): boolean {
  if (sha256 === null) return false
  return columns.import_sha256 === `\\x${typeof sha256 === 'string' ? sha256 : sha256.toString('hex')}`
}

/** What each meeting would hash to if the person's own export of it were read back. */
async function listExportedHashes(
  tx: Db,
  { user_id, timezone }: Owner,
  meeting_ids: readonly string[],
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  const rows = await listExportRows(tx, user_id, meeting_ids)
  for (let at = 0; at < rows.length; at += comparisons_at_once) {
    const slice = rows.slice(at, at + comparisons_at_once)
    const events = slice.map((row) => eventOf(row, user_id))
    const reading = readCalendar(writeCalendar(events, { productId: product_id, now: 0 }), {
      defaultZone: timezone,
    })
    const byUid = new Map(reading.ok ? reading.events.map((event) => [event.uid, event]) : [])
    for (const { meeting_id, ical_uid } of slice) {
      const event = byUid.get(ical_uid)
      if (event) hashes.set(meeting_id, contentSha256(event))
    }
    await setImmediate()
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
    : `${name} is organized by somebody else in Meridian and stays as it is here.`
  return { line: null, uid: ical_uid, title: title === '' ? null : title, reason }
}

async function* eventsOf(
  db: Db,
  user_id: string,
  meeting_ids: readonly string[],
): AsyncGenerator<readonly CalendarEvent[]> {
  for (let at = 0; at < meeting_ids.length; at += rows_at_once) {
    const rows = await listExportRows(db, user_id, meeting_ids.slice(at, at + rows_at_once))
    yield rows.map((row) => eventOf(row, user_id))
  }
}
