import type { MeetingIntegrationType } from '@meridian/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import { storableJson } from '../../../platform/postgres/storable.ts'
import type { GuestChanges } from './remote-change.rules.ts'

/** Facts about a meeting that its sources have beside the event itself. */
export interface SourceFacts {
  readonly meeting_id: string
  readonly user_id: string
  readonly meeting_integration_type: MeetingIntegrationType
  readonly meeting_integration_id: string
  readonly outside_organizer_name: string | null
  readonly outside_organizer_email: string | null
  readonly is_only_read: boolean
  readonly is_declined: boolean
  readonly is_hidden: boolean
  readonly time_use: 'as_meeting' | 'never' | 'only'
}

/** A guest without an account, with the response given at the provider. */
export interface SourceGuest {
  readonly meeting_id: string
  readonly guest_email: string
  readonly guest_name: string | null
  readonly meeting_action: string
}

/** Skips rows that are right already, so that no change is announced. */
export async function updateFacts(tx: Db, facts: readonly SourceFacts[], now: Date): Promise<void> {
  if (facts.length === 0) return
  const rows = storableJson(facts)
  await sql`
    update meeting m set ${fact_columns} = ${given_columns}
    from json_to_recordset(${rows}::json) as given (meeting_id uuid, meeting_integration_type text,
      meeting_integration_id text, outside_organizer_name text, outside_organizer_email text, is_only_read boolean)
    where m.meeting_id = given.meeting_id and ${own_columns} is distinct from ${given_columns}`.execute(tx)
  await sql`
    update meeting_attendee a set
      hidden_at = case when given.is_hidden then coalesce(a.hidden_at, ${now}) end,
      time_use = given.time_use,
      meeting_action = case when given.is_declined then 'rejected' else 'approved' end::meeting_action
    from json_to_recordset(${rows}::json) as given (
      meeting_id uuid, user_id uuid, is_hidden boolean, time_use text, is_declined boolean)
    where a.meeting_id = given.meeting_id and a.user_id = given.user_id and a.is_organizer
      and (a.hidden_at is not null, a.time_use, a.meeting_action = 'rejected')
        is distinct from (given.is_hidden, given.time_use, given.is_declined)`.execute(tx)
}

/** Deletes guests whom the event no longer names, and sets the others' responses to those of the event. */
export async function upsertGuests(
  tx: Db,
  meeting_ids: readonly string[],
  guests: readonly SourceGuest[],
): Promise<void> {
  const rows = storableJson(guests)
  await sql`
    delete from meeting_attendee a
    where a.meeting_id = any (${meeting_ids}::uuid[]) and a.user_id is null and not exists (
      select from json_to_recordset(${rows}::json) as given (meeting_id uuid, guest_email text)
      where given.meeting_id = a.meeting_id and lower(given.guest_email) = lower(a.guest_email))`.execute(tx)
  await sql`
    insert into meeting_attendee
      (meeting_attendee_id, meeting_id, guest_email, guest_name, is_organizer, meeting_action)
    select gen_random_uuid(), meeting_id, guest_email, guest_name, false, meeting_action::meeting_action
    from json_to_recordset(${rows}::json) as given (
      meeting_id uuid, guest_email text, guest_name text, meeting_action text)
    on conflict (meeting_id, lower(guest_email)) where guest_email is not null
    do update set guest_name = excluded.guest_name, meeting_action = excluded.meeting_action
    where (meeting_attendee.guest_name, meeting_attendee.meeting_action)
      is distinct from (excluded.guest_name, excluded.meeting_action)`.execute(tx)
}

/** Applies guests added, removed or answered at the provider. */
export async function writeGuestChanges(
  tx: Db,
  {
    meeting_id,
    guests,
    removed_emails,
  }: {
    readonly meeting_id: string
    readonly guests: readonly GuestChanges[]
    readonly removed_emails: readonly string[]
  },
  now: Date,
): Promise<void> {
  if (removed_emails.length > 0)
    await sql`
      delete from meeting_attendee a
      where a.meeting_id = ${meeting_id} and not a.is_organizer and ${email_of} = any (${removed_emails}::text[])`.execute(
      tx,
    )
  const answers = storableJson(guests)
  await sql`
    update meeting_attendee a set meeting_action = given.meeting_action::meeting_action, answered_at = ${now}
    from json_to_recordset(${answers}::json) as given (guest_email text, meeting_action text)
    where a.meeting_id = ${meeting_id} and not a.is_organizer and ${email_of} = lower(given.guest_email)
      and a.meeting_action <> given.meeting_action::meeting_action`.execute(tx)
  await sql`
    insert into meeting_attendee
      (meeting_attendee_id, meeting_id, guest_email, guest_name, is_organizer, meeting_action)
    select gen_random_uuid(), ${meeting_id}, guest_email, guest_name, false, meeting_action::meeting_action
    from json_to_recordset(${answers}::json) as given (
      guest_email text, guest_name text, meeting_action text, is_new boolean)
    where given.is_new and not exists (
      select from meeting_attendee a where a.meeting_id = ${meeting_id} and ${email_of} = lower(given.guest_email))
    on conflict do nothing`.execute(tx)
}

/**
 * Marks the stored events and their occurrences as agreed: they are no longer changes made at the provider.
 */
export async function markAgreed(tx: Db, remote_event_ids: readonly string[]): Promise<void> {
  if (remote_event_ids.length === 0) return
  await sql`
    update remote_event r set known_versions = jsonb_build_array(coalesce(r.event, 'null'))
    from remote_event lead
    where lead.remote_event_id = any (${remote_event_ids}::uuid[])
      and r.connection_id = lead.connection_id and r.calendar_id = lead.calendar_id
      and (r.external_id = lead.external_id or r.series_external_id = lead.external_id)`.execute(tx)
}

const email_of = sql`lower(coalesce(
  a.guest_email, (select u.primary_email from app_user u where u.user_id = a.user_id)))`

const facts = [
  'meeting_integration_type',
  'meeting_integration_id',
  'outside_organizer_name',
  'outside_organizer_email',
  'is_only_read',
]
const fact_columns = sql.raw(`(${facts.join(', ')})`)
const own_columns = sql.raw(`(${facts.map((column) => `m.${column}`).join(', ')})`)
const given_columns = sql.raw(`(${facts.map((column) => `given.${column}`).join(', ')})`)
