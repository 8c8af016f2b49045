import type { OccurrenceChange, SeriesTimes } from '@meridian/engine'
import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { LocalePreferences } from '../notify/reader.rules.ts'

/** A changed occurrence with its own title. */
export interface RemindedChange extends OccurrenceChange {
  readonly meeting_title: string | null
  readonly meeting_link: string | null
  readonly location_name: string | null
}

/** A meeting that may begin soon for a person who wants reminders by mail. */
export interface RemindedRow extends LocalePreferences, SeriesTimes {
  readonly user_id: string
  readonly full_name: string
  readonly primary_email: string
  readonly timezone: string
  readonly reminder_minutes: number
  readonly meeting_id: string
  readonly meeting_title: string
  readonly meeting_link: string | null
  readonly location_name: string | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly changes: readonly RemindedChange[]
}

/**
 * What may begin between the two moments, in as few rows as an index can select: series are not expanded yet.
 */
export async function listReminded(
  db: Db,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<RemindedRow[]> {
  const { rows } = await sql<RemindedRow>`
    select u.user_id, u.full_name, u.primary_email, u.timezone, u.language, u.region, u.time_format,
      u.reminder_minutes, m.meeting_id, m.meeting_title, m.meeting_link, m.location_name, m.starts_at, m.ends_at,
      m.first_start_wall, m.first_end_wall, m.meeting_timezone, m.is_all_day, m.rrule, m.added_walls,
      (select coalesce(json_agg(json_build_object(
          'original_starts_ms', extract(epoch from e.original_starts_at) * 1000, 'is_cancelled', e.is_cancelled,
          'starts_ms', extract(epoch from e.starts_at) * 1000, 'ends_ms', extract(epoch from e.ends_at) * 1000,
          'meeting_title', e.meeting_title, 'meeting_link', e.meeting_link, 'location_name', e.location_name)), '[]')
        from meeting_exception e where e.meeting_id = m.meeting_id) as changes
    from app_user u
    join workspace w on w.workspace_id = u.workspace_id
    join meeting_attendee a on a.user_id = u.user_id
    join meeting m on m.meeting_id = a.meeting_id
    where u.reminders_by_mail and u.reminder_minutes is not null and u.disabled_at is null and u.role <> 'admin'
      and u.address_confirmed_at is not null
      and (w.sends_mail or exists (select from mailbox b where b.user_id = u.user_id and b.kind <> 'file'))
      and a.hidden_at is null and a.meeting_action <> 'rejected' and a.meeting_status = 'active' and not a.is_all_day
      and not a.awaits_answer
      and a.first_starts_at <= ${to} and a.last_ends_at >= ${from}
      and (a.is_series or a.starts_at between ${from} and ${to})`.execute(db)
  return rows
}

export interface ReminderKey {
  readonly user_id: string
  readonly meeting_id: string
  readonly starts_at: Date
}

/** Claims those of the reminders that were not sent before and returns them. Deletes old claims. */
export async function claimReminders(
  tx: Db,
  keys: readonly ReminderKey[],
  forgottenBefore: Date,
): Promise<ReminderKey[]> {
  const { rows } = await sql<ReminderKey>`
    with forgotten as (delete from mailed_reminder where starts_at < ${forgottenBefore})
    insert into mailed_reminder (user_id, meeting_id, starts_at)
    select * from unnest(
      ${keys.map(({ user_id }) => user_id)}::uuid[],
      ${keys.map(({ meeting_id }) => meeting_id)}::uuid[],
      ${keys.map(({ starts_at }) => starts_at)}::timestamptz[])
    on conflict do nothing
    returning user_id, meeting_id, starts_at`.execute(tx)
  return rows
}
