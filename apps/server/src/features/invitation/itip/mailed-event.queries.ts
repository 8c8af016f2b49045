import type { MeetingAction } from '@meridian/contract'
import type { CalendarEvent } from '@meridian/icalendar'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'
import { storableJson } from '../../../platform/postgres/storable.ts'
import type { OccurrenceVersions } from './request.rules.ts'

type Stored = Selectable<Tables['mailed_event']>

/** The latest state of one event according to an outside organizer's mails. */
export interface MailedEventRow extends Omit<Stored, 'event'> {
  readonly event: CalendarEvent | null
}

/** The event, locked until the transaction ends. */
export async function lockMailedEvent(
  tx: Db,
  user_id: string,
  ical_uid: string,
): Promise<MailedEventRow | undefined> {
  const { rows } = await sql<MailedEventRow>`
    select * from mailed_event where user_id = ${user_id} and ical_uid = ${ical_uid} for update`.execute(tx)
  return rows[0]
}

/** The parts of a series, the first one first, locked until the transaction ends; for any other event its row alone. */
export async function lockSeriesParts(tx: Db, user_id: string, ical_uid: string): Promise<MailedEventRow[]> {
  const { rows } = await sql<MailedEventRow>`
    select * from mailed_event
    where user_id = ${user_id} and (ical_uid = ${ical_uid} or series_ical_uid = ${ical_uid})
    order by series_ical_uid nulls first, range_start for update`.execute(tx)
  return rows
}

/** The active meetings of the parts of a series that are cancelled. */
export async function listCancelledParts(
  tx: Db,
  user_id: string,
  series_ical_uid: string,
): Promise<string[]> {
  const { rows } = await sql<{ meeting_id: string }>`
    select m.meeting_id from mailed_event e join meeting m on m.meeting_id = e.meeting_id
    where e.user_id = ${user_id} and e.series_ical_uid = ${series_ical_uid} and e.is_cancelled
      and m.meeting_status = 'active' and m.meeting_integration_type = 'custom'`.execute(tx)
  return rows.map(({ meeting_id }) => meeting_id)
}

/** Adds the versions of single occurrences to those of their series. */
export async function mergeOccurrenceVersions(
  tx: Db,
  { user_id, ical_uid }: Pick<MailedEventRow, 'user_id' | 'ical_uid'>,
  versions: OccurrenceVersions,
): Promise<void> {
  if (Object.keys(versions).length === 0) return
  await sql`
    update mailed_event set occurrence_versions = occurrence_versions || ${JSON.stringify(versions)}::jsonb
    where user_id = ${user_id} and ical_uid = ${ical_uid}`.execute(tx)
}

/**
 * Gives a new part of a series what the person decided about the part that it was split from: agenda, priority and, for
 * unchanged times, the response, of which the organizer knows as much as before.
 */
export async function copyDecisions(
  tx: Db,
  {
    user_id,
    from,
    to,
    keepsAnswer,
  }: {
    readonly user_id: string
    readonly from: string
    readonly to: string
    readonly keepsAnswer: boolean
  },
): Promise<void> {
  await sql`
    update meeting m set agenda = o.agenda, meeting_priority = o.meeting_priority
    from meeting o where o.meeting_id = ${from} and m.meeting_id = ${to}`.execute(tx)
  if (!keepsAnswer) return
  await sql`
    update meeting_attendee a set meeting_action = o.meeting_action, is_tentative = o.is_tentative,
      answer_note = o.answer_note, answered_at = o.answered_at, hidden_at = o.hidden_at, time_use = o.time_use
    from meeting_attendee o
    where o.meeting_id = ${from} and o.user_id = ${user_id} and a.meeting_id = ${to} and a.user_id = ${user_id}`.execute(
    tx,
  )
  await sql`
    update mailed_event e set sent_reply_status = o.sent_reply_status, sent_is_tentative = o.sent_is_tentative,
      sent_note = o.sent_note
    from mailed_event o
    where o.meeting_id = ${from} and e.meeting_id = ${to} and o.user_id = ${user_id} and e.user_id = ${user_id}`.execute(
    tx,
  )
}

/** Stores the current state. `sent_reply_status` is the response that the organizer knows of; null keeps it. */
export async function upsertMailedEvent(
  tx: Db,
  row: Omit<
    MailedEventRow,
    'sent_reply_status' | 'sent_is_tentative' | 'sent_note' | 'outgoing_mail_id' | 'created_at' | 'updated_at'
  >,
  { sent_reply_status, now }: { readonly sent_reply_status: MeetingAction | null; readonly now: Date },
): Promise<void> {
  const stored = {
    ...row,
    event: row.event && storableJson(row.event),
    occurrence_versions: storableJson(row.occurrence_versions),
    updated_at: now,
    ...(sent_reply_status !== null && { sent_reply_status, sent_is_tentative: false }),
  }
  await tx
    .insertInto('mailed_event')
    .values({ ...stored, created_at: now })
    .onConflict((on) => on.columns(['user_id', 'ical_uid']).doUpdateSet(stored))
    .execute()
}

/** The person's response to an event, and the name and language to reply with. */
export interface AttendeeStatus {
  readonly meeting_action: MeetingAction
  readonly is_tentative: boolean
  readonly answer_note: string
  readonly full_name: string
  readonly language: string
  readonly timezone: string
  readonly time_format: '12' | '24'
  readonly is_active: boolean
  readonly meeting_timezone: string
  readonly last_ends_at: Date | number
  readonly starts_at: Date
  readonly ends_at: Date
  readonly original_starts_at: Date
}

/** A time that the person proposes to an outside organizer, and the time in whose place. */
export interface OpenCounter {
  readonly counter_proposal_id: string
  /** The one date of a series that it is for. */
  readonly original_starts_at: Date | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly replaces_starts_at: Date
  readonly replaces_ends_at: Date
}

/** The person's open counter proposals that no mail contains. */
export function listUnsentCounters(
  tx: Db,
  { user_id, meeting_id }: Pick<MailedEventRow, 'user_id' | 'meeting_id'>,
): Promise<OpenCounter[]> {
  return tx
    .selectFrom('counter_proposal')
    .select([
      'counter_proposal_id',
      'original_starts_at',
      'starts_at',
      'ends_at',
      'replaces_starts_at',
      'replaces_ends_at',
    ])
    .where('meeting_id', '=', meeting_id)
    .where('user_id', '=', user_id)
    .where('meeting_action', '=', 'pending')
    .where('is_mailed', '=', false)
    .orderBy('counter_proposal_id')
    .execute()
}

/** Records that a mail contains the counter proposal. */
export async function updateMailedCounter(tx: Db, counter_proposal_id: string): Promise<void> {
  await tx
    .updateTable('counter_proposal')
    .set({ is_mailed: true })
    .where('counter_proposal_id', '=', counter_proposal_id)
    .execute()
}

/** Undefined where the meeting is gone, or Google replies for the person. */
export async function findAttendeeStatus(
  tx: Db,
  { user_id, meeting_id }: Pick<MailedEventRow, 'user_id' | 'meeting_id'>,
): Promise<AttendeeStatus | undefined> {
  const { rows } = await sql<AttendeeStatus>`
    select a.meeting_action, a.is_tentative, a.answer_note, u.full_name, u.language, u.timezone, u.time_format,
      m.meeting_status = 'active' as is_active, m.meeting_timezone, m.last_ends_at, m.starts_at, m.ends_at,
      coalesce((select min(e.original_starts_at) from meeting_exception e
        where e.meeting_id = m.meeting_id and e.starts_at = m.starts_at and e.ends_at = m.ends_at),
        m.starts_at) as original_starts_at
    from meeting m
    join meeting_attendee a on a.meeting_id = m.meeting_id and a.user_id = m.user_id
    join app_user u on u.user_id = m.user_id
    where m.meeting_id = ${meeting_id} and m.user_id = ${user_id} and m.meeting_integration_type = 'custom'`.execute(
    tx,
  )
  return rows[0]
}

/** Records the response that the organizer knows of by now. */
export async function updateSentReply(
  tx: Db,
  { user_id, ical_uid }: Pick<MailedEventRow, 'user_id' | 'ical_uid'>,
  told: {
    readonly sent_reply_status?: MeetingAction
    readonly sent_is_tentative?: boolean
    readonly sent_note?: string
    readonly outgoing_mail_id?: string
  },
): Promise<void> {
  await tx
    .updateTable('mailed_event')
    .set(told)
    .where('user_id', '=', user_id)
    .where('ical_uid', '=', ical_uid)
    .execute()
}
