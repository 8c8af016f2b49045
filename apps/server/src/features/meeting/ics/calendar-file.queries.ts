import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import { storableJson } from '../../../platform/postgres/storable.ts'
import type { MeetingDraft } from './calendar-file.rules.ts'
import { drafted_columns, type DraftedColumn } from './drafted-columns.rules.ts'

/** A meeting of the importer with the uid of an event. */
export interface KnownMeeting {
  readonly meeting_id: string
  readonly ical_uid: string
  /** False for a meeting of another organizer. */
  readonly is_own: boolean
  readonly is_imported: boolean
  readonly import_sha256: Buffer | null
  /** When the meeting takes place; a change resets the guests' responses. */
  readonly schedule: string
}

/** A draft with the id of the meeting that it creates or updates. */
export interface PlacedDraft {
  readonly meeting_id: string
  readonly draft: MeetingDraft
  /** The imported calendar of a new meeting, if any. */
  readonly imported_calendar_id?: string | null
}

/** Serializes the imports of one person until the transaction ends. */
export async function lockImports(tx: Db, user_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${user_id}`}, 0))`.execute(tx)
}

/** Meetings with these uids that the person organizes or attends, whatever the response. */
export async function listKnown(tx: Db, user_id: string, uids: readonly string[]): Promise<KnownMeeting[]> {
  const { rows } = await sql<KnownMeeting>`
    select meeting_id, ical_uid, outside_organizer_name is null as is_own, meeting_integration_type = 'custom' as is_imported, import_sha256,
      ${schedule} as schedule
    from meeting m where user_id = ${user_id} and ical_uid = any (${uids}::text[])
    union all
    select m.meeting_id, m.ical_uid, false, false, null, ''
    from meeting_attendee a join meeting m on m.meeting_id = a.meeting_id
    where a.user_id = ${user_id} and not a.is_organizer and m.ical_uid = any (${uids}::text[])`.execute(tx)
  return rows
}

/** Inserts the person's new meetings with everything that belongs to them. */
export async function insertDrafts(
  tx: Db,
  user_id: string,
  placed: readonly PlacedDraft[],
  now: Date,
): Promise<void> {
  if (placed.length === 0) return
  const rows = placed.map(({ meeting_id, draft, imported_calendar_id = null }) => ({
    meeting_id,
    user_id,
    imported_calendar_id,
    ...draft.columns,
  }))
  await sql`
    insert into meeting (meeting_id, user_id, imported_calendar_id, meeting_integration_type, created_at, updated_at,
      ${content_columns})
    select meeting_id, user_id, imported_calendar_id, 'custom', ${now}, ${now}, ${content_columns}
    from json_populate_recordset(null::meeting, ${storableJson(rows)}::json)`.execute(tx)
  await insertExceptions(tx, placed)
  const organizer = { user_id, is_organizer: true, meeting_action: 'approved' }
  await insertAttendees(
    tx,
    placed.map(({ meeting_id }) => ({ meeting_id, ...organizer })),
  )
  await insertGuests(tx, placed)
  await refreshSearchTexts(tx, placed)
}

/** Updates meetings from the file; attendees of the workspace who were added meanwhile stay. */
export async function updateFromDrafts(tx: Db, placed: readonly PlacedDraft[], now: Date): Promise<void> {
  const ids = placed.map(({ meeting_id }) => meeting_id)
  await sql`delete from meeting_attendee where meeting_id = any (${ids}::uuid[]) and user_id is null`.execute(
    tx,
  )
  await insertGuests(tx, placed)
  await changeFromDrafts(tx, placed, { columns: drafted_columns, now })
}

/** Writes these columns and, by default, the changed occurrences of the drafts; other columns stay. */
export async function changeFromDrafts(
  tx: Db,
  placed: readonly PlacedDraft[],
  {
    columns,
    withOccurrences = true,
    now,
  }: { readonly columns: readonly DraftedColumn[]; readonly withOccurrences?: boolean; readonly now: Date },
): Promise<void> {
  if (placed.length === 0) return
  const ids = placed.map(({ meeting_id }) => meeting_id)
  if (withOccurrences)
    await sql`delete from meeting_exception where meeting_id = any (${ids}::uuid[])`.execute(tx)
  const rows = placed.map(({ meeting_id, draft }) => ({ meeting_id, ...draft.columns }))
  const drafted = columns.map((column) => `draft.${column}`)
  await sql`
    update meeting m set (updated_at, ${sql.raw(columns.join(', '))}) =
      (select ${now}::timestamptz, ${sql.raw(drafted.join(', '))})
    from json_populate_recordset(null::meeting, ${storableJson(rows)}::json) draft
    where m.meeting_id = draft.meeting_id`.execute(tx)
  if (withOccurrences) await insertExceptions(tx, placed)
  await refreshSearchTexts(tx, placed)
}

/** Resets the responses of those meetings that no longer have the given schedules. */
export async function resetAnswersWhereMoved(
  tx: Db,
  known: readonly Pick<KnownMeeting, 'meeting_id' | 'schedule'>[],
): Promise<void> {
  if (known.length === 0) return
  await sql`
    update meeting_attendee a set meeting_action = 'pending', answered_at = null, is_tentative = false
    from meeting m, unnest(
      ${known.map(({ meeting_id }) => meeting_id)}::uuid[],
      ${known.map(({ schedule }) => schedule)}::text[]) as before (meeting_id, schedule)
    where m.meeting_id = before.meeting_id and a.meeting_id = m.meeting_id
      and a.user_id is not null and not a.is_organizer and ${schedule} <> before.schedule`.execute(tx)
  await sql`
    delete from occurrence_reply r
    using meeting m, unnest(
      ${known.map(({ meeting_id }) => meeting_id)}::uuid[],
      ${known.map((one) => one.schedule)}::text[]) as before (meeting_id, schedule)
    where m.meeting_id = before.meeting_id and r.meeting_id = m.meeting_id
      and ${schedule} <> before.schedule`.execute(tx)
}

const content_columns = sql.raw(drafted_columns.join(', '))
const schedule = sql.raw(`concat_ws(' ', m.meeting_timezone, m.first_start_wall, m.first_end_wall, m.rrule)`)
const exception_columns = sql.raw(
  `meeting_id, original_starts_at, is_cancelled, start_wall, end_wall, meeting_timezone, starts_at, ends_at,
  meeting_title, meeting_description, meeting_link, location_name, is_transparent`,
)

async function insertExceptions(tx: Db, placed: readonly PlacedDraft[]): Promise<void> {
  const rows = placed.flatMap(({ meeting_id, draft }) =>
    draft.exceptions.map((exception) => ({ meeting_id, ...exception })),
  )
  if (rows.length === 0) return
  await sql`
    insert into meeting_exception (${exception_columns}) select ${exception_columns}
    from json_populate_recordset(null::meeting_exception, ${storableJson(rows)}::json)`.execute(tx)
}

/** Inserts every attendee of the drafts who has no account. */
export async function insertGuests(tx: Db, placed: readonly PlacedDraft[]): Promise<void> {
  const rows = placed.flatMap(({ meeting_id, draft }) =>
    draft.guests.map((guest) => ({ meeting_id, ...guest, is_organizer: false })),
  )
  if (rows.length > 0) await insertAttendees(tx, rows)
}

async function insertAttendees(tx: Db, rows: readonly object[]): Promise<void> {
  const attendees = rows.map((row) => ({ meeting_attendee_id: newId(), ...row }))
  await sql`
    insert into meeting_attendee
      (meeting_attendee_id, meeting_id, user_id, guest_email, guest_name, is_organizer, meeting_action)
    select meeting_attendee_id, meeting_id, user_id, guest_email, guest_name, is_organizer, meeting_action
    from json_populate_recordset(null::meeting_attendee, ${storableJson(attendees)}::json)`.execute(tx)
}

async function refreshSearchTexts(tx: Db, placed: readonly PlacedDraft[]): Promise<void> {
  const ids = placed.map(({ meeting_id }) => meeting_id)
  await sql`select refresh_search_text(${ids}::uuid[])`.execute(tx)
}
