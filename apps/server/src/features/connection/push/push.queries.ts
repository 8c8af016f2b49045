import {
  type ConferenceState,
  type ConferenceType,
  type MeetingIntegrationType,
  type MeetingStatus,
  type Provider,
  provider_table,
} from '@meridian/contract'
import type { CalendarEvent, EventOverride } from '@meridian/icalendar'
import type { EventAnswer, RemoteFacts } from '@meridian/providers'
import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import { storableJson } from '../../../platform/postgres/storable.ts'
import { card_columns, card_tables, listOccurrenceRows } from '../merge/merge.queries.ts'
import type { MirrorRow } from '../merge/merge.rules.ts'
import { ownEmails } from './push.rules.ts'
import type { WithdrawnEvent } from './withdrawal.rules.ts'

/** A meeting that is pushed to a connected account. */
export interface PublishedMeeting {
  readonly meeting_id: string
  readonly user_id: string
  readonly meeting_status: MeetingStatus
  readonly meeting_integration_type: MeetingIntegrationType
  readonly meeting_integration_id: string | null
  readonly is_outside: boolean
  readonly is_over: boolean
  /** Meridian has mailed invitations, and goes on to mail changes. */
  readonly is_told_by_mail: boolean
  readonly conference: ConferenceType | null
  readonly conference_state: ConferenceState | null
  /** The id of the request for a conference with the event, kept until that conference is removed. */
  readonly conference_request_id: string | null
  readonly provider: Provider
  readonly connection_id: string
  readonly write_calendar_id: string | null
  /** In lower case. */
  readonly account_email: string | null
  /** In lower case. */
  readonly email: string
  readonly timezone: string
}

/** An event or occurrence of a meeting, as the mirror has it. */
export interface PublishedRow {
  readonly remote_event_id: string
  readonly calendar_id: string
  readonly calendar_timezone: string | null
  readonly external_id: string
  readonly series_external_id: string | null
  readonly original_start: string | null
  /** Empty where the provider may not have the event. */
  readonly version: string
  readonly event: CalendarEvent | EventOverride | null
  readonly facts: RemoteFacts | null
  readonly is_withdrawn: boolean
  /** The answer that the provider does not have yet. */
  readonly wanted_answer: EventAnswer['answer'] | null
  readonly answer_comment: string | null
  /** Shows whether another change was requested since. */
  readonly behind_since: Date | null
}

export async function findProvider(db: Db, connection_id: string): Promise<Provider | undefined> {
  const row = await db
    .selectFrom('connection')
    .select('provider')
    .where('connection_id', '=', connection_id)
    .executeTakeFirst()
  return row?.provider
}

/** Undefined when either is gone. */
export async function findPublished(
  db: Db,
  { connection_id, meeting_id }: { readonly connection_id: string; readonly meeting_id: string },
  now: Date,
): Promise<PublishedMeeting | undefined> {
  const { rows } = await sql<PublishedMeeting>`
    select m.meeting_id, m.user_id, m.meeting_status, m.meeting_integration_type, m.meeting_integration_id,
      m.conference, m.conference_state, m.conference_request_id, c.provider,
      m.outside_organizer_name is not null as is_outside, m.last_ends_at <= ${now} as is_over,
      exists (select from invitation_delivery t where t.meeting_id = m.meeting_id and not t.is_cancelled)
        as is_told_by_mail,
      c.connection_id, k.calendar_id as write_calendar_id, lower(c.account_email) as account_email,
      lower(u.primary_email) as email, u.timezone
    from meeting m
    join connection c on c.connection_id = ${connection_id} and c.user_id = m.user_id
    join app_user u on u.user_id = m.user_id
    left join connection_calendar k on k.connection_id = c.connection_id
      and k.calendar_id = c.write_calendar_id and k.is_writable
    where m.meeting_id = ${meeting_id}`.execute(db)
  return rows[0]
}

/** Lock order: the meeting first, then its events. */
export async function lockMeeting(tx: Db, meeting_id: string): Promise<void> {
  await sql`select from meeting where meeting_id = ${meeting_id} for update`.execute(tx)
}

/** The events of a meeting in one account, without their occurrences, the leading one first. */
export async function listLeads(
  db: Db,
  { meeting_id, connection_id }: Pick<PublishedMeeting, 'meeting_id' | 'connection_id'>,
): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    select ${row_columns} from ${row_tables} join meeting m on m.meeting_id = r.meeting_id
    where r.meeting_id = ${meeting_id} and r.connection_id = ${connection_id} and r.series_external_id is null
    order by r.external_id is distinct from m.meeting_integration_id, r.known_versions is null, r.external_id`.execute(
    db,
  )
  return rows
}

/** The changed occurrences in the mirror. */
export async function listOccurrences(
  db: Db,
  connection_id: string,
  { calendar_id, external_id }: Pick<PublishedRow, 'calendar_id' | 'external_id'>,
): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    select ${row_columns} from ${row_tables}
    where r.connection_id = ${connection_id} and r.calendar_id = ${calendar_id}
      and r.series_external_id = ${external_id}`.execute(db)
  return rows
}

/** Inserts the event before it is created at its provider, so that a concurrent sync finds its meeting. */
export async function insertLead(
  tx: Db,
  { user_id, connection_id, write_calendar_id, meeting_id }: PublishedMeeting,
  {
    external_id,
    ical_uid,
    event,
    first_starts_at,
  }: {
    readonly external_id: string
    readonly ical_uid: string
    readonly event: CalendarEvent
    readonly first_starts_at: Date
  },
  now: Date,
): Promise<void> {
  const facts: RemoteFacts = {
    web_link: null,
    is_organizer: true,
    is_declined: false,
    linked: null,
    replaces_external_id: null,
    booking_status: null,
  }
  await sql`
    insert into remote_event (remote_event_id, connection_id, calendar_id, external_id, user_id, version, event, facts,
      ical_uid, first_starts_at, meeting_id, behind_since)
    values (${newId()}, ${connection_id}, ${write_calendar_id}, ${external_id}, ${user_id}, '',
      ${storableJson(event)}::jsonb, ${storableJson(facts)}::jsonb, ${ical_uid},
      ${first_starts_at}, ${meeting_id}, ${now})
    on conflict (connection_id, calendar_id, external_id) do update
    set meeting_id = excluded.meeting_id, withdrawn_at = null, behind_since = excluded.behind_since`.execute(
    tx,
  )
}

/**
 * A version that is being sent is no change made at the provider, even before the request is known to have
 * succeeded.
 */
export async function markSending(tx: Db, remote_event_id: string, event: CalendarEvent): Promise<void> {
  const sent = storableJson(event)
  const known = sql`coalesce(known_versions, jsonb_build_array(case when version = '' then 'null' else event end))`
  await sql`
    update remote_event set push_id = ${newId()}, known_versions = case
      when exists (select from jsonb_array_elements(${known}) as one (value) where value = ${sent}::jsonb) then ${known}
      else ${known} || jsonb_build_array(${sent}::jsonb) end
    where remote_event_id = ${remote_event_id}`.execute(tx)
}

/** Marks the event as up to date, unless another change was requested meanwhile. */
export async function markUpToDate(
  tx: Db,
  { remote_event_id, behind_since }: Pick<PublishedRow, 'remote_event_id' | 'behind_since'>,
): Promise<void> {
  await sql`
    update remote_event set push_problem = null,
      behind_since = case when behind_since is distinct from ${behind_since}::timestamptz then behind_since end
    where remote_event_id = ${remote_event_id}`.execute(tx)
}

/** Whether neither a push nor a sync has changed the event since it was opened here. */
export async function isAsOpened(
  tx: Db,
  { remote_event_id, version }: Pick<PublishedRow, 'remote_event_id' | 'version'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from remote_event where remote_event_id = ${remote_event_id} and version = ${version}`.execute(tx)
  return rows.length > 0
}

export async function markDeclined(
  tx: Db,
  { remote_event_id }: Pick<PublishedRow, 'remote_event_id'>,
): Promise<void> {
  await sql`
    update remote_event set withdrawn_at = null where remote_event_id = ${remote_event_id}`.execute(tx)
}

/** The provider has the answer, unless the person has given another one meanwhile. */
export async function markAnswered(
  tx: Db,
  { remote_event_id, behind_since }: Pick<PublishedRow, 'remote_event_id' | 'behind_since'>,
): Promise<void> {
  await sql`
    update remote_event set wanted_answer = null
    where remote_event_id = ${remote_event_id}
      and behind_since is not distinct from ${behind_since}::timestamptz`.execute(tx)
}

export async function updateProblem(
  db: Db,
  { meeting_id, connection_id }: Pick<PublishedMeeting, 'meeting_id' | 'connection_id'>,
  push_problem: string,
): Promise<void> {
  await sql`
    update remote_event set push_problem = ${push_problem}
    where meeting_id = ${meeting_id} and connection_id = ${connection_id} and series_external_id is null
      and behind_since is not null`.execute(db)
}

/** Says something of the meeting's events that is not about a change under way. */
export async function updateReason(
  tx: Db,
  { meeting_id, connection_id }: Pick<PublishedMeeting, 'meeting_id' | 'connection_id'>,
  push_problem: string,
): Promise<void> {
  await sql`
    update remote_event set push_problem = ${push_problem}
    where meeting_id = ${meeting_id} and connection_id = ${connection_id} and series_external_id is null`.execute(
    tx,
  )
}

/** A cancelled meeting is at no provider any more and becomes Meridian's own. */
export async function makeLocalOnly(
  tx: Db,
  {
    meeting_id,
    connection_id,
    provider,
  }: Pick<PublishedMeeting, 'meeting_id' | 'connection_id' | 'provider'>,
): Promise<void> {
  await sql`
    delete from remote_event r using remote_event lead
    where lead.meeting_id = ${meeting_id} and lead.connection_id = ${connection_id}
      and r.connection_id = lead.connection_id and r.calendar_id = lead.calendar_id
      and (r.external_id = lead.external_id or r.series_external_id = lead.external_id)`.execute(tx)
  await sql`
    update meeting set meeting_integration_type = 'smart_calendar', meeting_integration_id = null, is_only_read = false
    where meeting_id = ${meeting_id} and meeting_integration_type = ${provider_table[provider].meeting_type}`.execute(
    tx,
  )
}

export interface WithdrawnPlace {
  readonly connection_id: string
  readonly calendar_id: string
  readonly external_id: string
}

export interface WithdrawnOwner {
  readonly user_id: string
  readonly email: string
  readonly timezone: string
  readonly provider: Provider
  readonly account_email: string | null
  readonly calendar_timezone: string | null
}

/** The person of an event that waits to be deleted. */
export async function findWithdrawn(
  db: Db,
  { connection_id, calendar_id, external_id }: WithdrawnPlace,
): Promise<WithdrawnOwner | undefined> {
  const { rows } = await sql<WithdrawnOwner>`
    select u.user_id, lower(u.primary_email) as email, u.timezone, c.provider, lower(c.account_email) as account_email,
      k.timezone as calendar_timezone
    from remote_event r join app_user u on u.user_id = r.user_id
    join connection c on c.connection_id = r.connection_id
    join connection_calendar k on k.connection_id = r.connection_id and k.calendar_id = r.calendar_id
    where r.connection_id = ${connection_id} and r.calendar_id = ${calendar_id}
      and r.external_id = ${external_id} and r.withdrawn_at is not null and r.meeting_id is null`.execute(db)
  return rows[0]
}

/** The event as the mirror has it now; undefined when it is gone. */
export async function findWithdrawnEvent(
  db: Db,
  owner: WithdrawnOwner,
  { connection_id, calendar_id, external_id }: WithdrawnPlace,
): Promise<WithdrawnEvent | undefined> {
  const { rows } = await sql<MirrorRow>`
    select ${card_columns} from ${card_tables}
    where r.connection_id = ${connection_id} and r.calendar_id = ${calendar_id}
      and r.external_id = ${external_id} and r.withdrawn_at is not null and r.meeting_id is null`.execute(db)
  const [lead] = rows
  if (!lead) return undefined
  const occurrences = await listOccurrenceRows(db, [lead])
  return { lead, occurrences, ownEmails: ownEmails(owner) }
}

export async function deleteWithdrawn(
  tx: Db,
  { connection_id, calendar_id, external_id }: WithdrawnPlace,
): Promise<void> {
  await sql`
    delete from remote_event
    where connection_id = ${connection_id} and calendar_id = ${calendar_id} and meeting_id is null
      and (external_id = ${external_id} or series_external_id = ${external_id})`.execute(tx)
}

const row_tables = sql`remote_event r
  join connection_calendar k on k.connection_id = r.connection_id and k.calendar_id = r.calendar_id`

const row_columns = sql`r.remote_event_id, r.calendar_id, k.timezone as calendar_timezone, r.external_id,
  r.series_external_id, r.original_start, r.version, r.event, r.facts, r.withdrawn_at is not null as is_withdrawn,
  r.wanted_answer, r.answer_comment, r.behind_since`
