import { type ConferenceType, getConferenceHost, type Provider, provider_table } from '@meridian/contract'
import { listProvidersWith, listRoomProviders } from '@meridian/providers'
import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import { isMadeWithEvent } from '../conference.rules.ts'
import { canNotifyGuests } from './guest-notification.queries.ts'

/** An event at a provider that Meridian may write. */
export interface WrittenPlace {
  readonly connection_id: string
  readonly calendar_id: string
  readonly external_id: string
}

/** Who has to learn of a change. */
export interface Followers {
  /** Whether guests could get a notification. */
  readonly has_guests: boolean
  /** The organizer's connections that the meeting has to be pushed to. */
  readonly connection_ids: readonly string[]
}

/**
 * Recomputes the text that search matches, and reads who has to learn of a change, in one statement; no connection for a
 * meeting that is only offered.
 */
export async function refreshAndReadFollowers(tx: Db, meeting_id: string, now: Date): Promise<Followers> {
  const { rows } = await sql<Followers>`
    select refresh_search_text(array[${meeting_id}::uuid]), ${canNotifyGuests(meeting_id, now)} as has_guests, array(
      select c.connection_id from meeting m join connection c on c.user_id = m.user_id
      where m.meeting_id = ${meeting_id} and m.outside_organizer_name is null and not m.is_only_read
        and not exists (select from meeting_offer o where o.meeting_id = m.meeting_id and o.state = 'open') and (
        c.provider = any(${writing}) and (
          m.meeting_integration_type = 'smart_calendar' and c.write_calendar_id is not null
          or m.meeting_integration_type = any(${written_types}) and exists (
            select from remote_event r where r.meeting_id = m.meeting_id and r.connection_id = c.connection_id
              and ${is_ours}))
        or c.provider = any(${rooms}) and (${is_host} or exists (
          select from conference_room z where z.meeting_id = m.meeting_id and z.connection_id = c.connection_id)))
    ) as connection_ids`.execute(tx)
  const [followers] = rows
  if (!followers) throw new Error('A statement without a table has one row.')
  return followers
}

/** The connection in which a meeting has a room; a sync makes no meeting of that room any more. */
export async function withdrawRoom(tx: Db, meeting_id: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ connection_id: string }>`
    select connection_id from conference_room where meeting_id = ${meeting_id}`.execute(tx)
  await sql`
    update remote_event r set withdrawn_at = ${now}, meeting_id = null
    from conference_room z
    where z.meeting_id = ${meeting_id} and r.connection_id = z.connection_id and r.external_id = z.external_id`.execute(
    tx,
  )
  return rows[0]?.connection_id
}

/** Whether the person's account can host the conference. */
export async function canHostConference(
  tx: Db,
  { user_id, meeting_id }: { readonly user_id: string; readonly meeting_id: string },
  type: ConferenceType,
): Promise<boolean> {
  const needsCalendar = isMadeWithEvent(type)
  const { rows } = await sql`
    select from connection c
    where c.user_id = ${user_id} and c.reconnect_reason is null and c.provider = ${getConferenceHost(type)}
      and (not ${needsCalendar}::boolean or c.write_calendar_id is not null or exists (
        select from remote_event r where r.meeting_id = ${meeting_id} and r.connection_id = c.connection_id
          and ${is_ours}))`.execute(tx)
  return rows.length > 0
}

/**
 * Stores how the events were before the change, unless that is stored already, and marks them as behind. Inserts the
 * conference room of the meeting, which may still have to be created at its provider.
 */
export async function markBehind(tx: Db, meeting_id: string, now: Date): Promise<void> {
  await sql`
    with room as (
      insert into conference_room (meeting_id, connection_id)
      select m.meeting_id, c.connection_id
      from meeting m join connection c on c.user_id = m.user_id and c.provider = any(${rooms})
      where m.meeting_id = ${meeting_id} and ${is_host}
      on conflict do nothing
    )
    update remote_event r set behind_since = ${now}
    where r.meeting_id = ${meeting_id} and ${is_ours} and ${is_written}`.execute(tx)
  await keepAgreed(tx, meeting_id)
}

async function keepAgreed(tx: Db, meeting_id: string): Promise<void> {
  await sql`
    update remote_event r set known_versions = jsonb_build_array(coalesce(r.event, 'null'))
    from remote_event lead
    where lead.meeting_id = ${meeting_id} and lead.known_versions is null and lead.version <> ''
      and r.connection_id = lead.connection_id and r.calendar_id = lead.calendar_id
      and (r.external_id = lead.external_id or r.series_external_id = lead.external_id)`.execute(tx)
}

/** The person's own events of the meeting, as they were; a sync makes no meeting of them any more. */
export async function withdrawEvents(tx: Db, meeting_id: string, now: Date): Promise<WrittenPlace[]> {
  await keepAgreed(tx, meeting_id)
  const { rows } = await sql<WrittenPlace>`
    update remote_event r set withdrawn_at = ${now}, meeting_id = null, behind_since = ${now}
    from meeting m
    where m.meeting_id = ${meeting_id} and r.meeting_id = m.meeting_id and r.user_id = m.user_id
      and ${is_ours} and ${is_written}
    returning r.connection_id, r.calendar_id, r.external_id`.execute(tx)
  return rows
}

/** Marks other organizers' events as declined, though the provider does not know yet. */
export async function declineEvents(tx: Db, meeting_id: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ connection_id: string }>`
    update remote_event r set withdrawn_at = ${now}, behind_since = ${now}
    from meeting m
    where m.meeting_id = ${meeting_id} and r.meeting_id = m.meeting_id and r.user_id = m.user_id
      and not ${is_ours} and ${is_written}
    returning r.connection_id`.execute(tx)
  await sql`
    update meeting_attendee a set meeting_action = 'rejected', is_tentative = false, answer_note = '', answered_at = ${now}
    from meeting m
    where m.meeting_id = ${meeting_id} and a.meeting_id = m.meeting_id and a.user_id = m.user_id`.execute(tx)
  return [...new Set(rows.map(({ connection_id }) => connection_id))]
}

export interface WrittenEventRow {
  readonly remote_event_id: string
  readonly provider: Provider
}

/** The event that Meridian writes of a meeting, the leading one first. */
export async function findWrittenEvent(tx: Db, meeting_id: string): Promise<WrittenEventRow | undefined> {
  const { rows } = await sql<WrittenEventRow>`
    select r.remote_event_id, c.provider
    from remote_event r join meeting m on m.meeting_id = r.meeting_id and m.user_id = r.user_id
    join connection c on c.connection_id = r.connection_id
    where r.meeting_id = ${meeting_id} and ${is_ours} and c.provider = any(${writing})
    order by r.external_id is distinct from m.meeting_integration_id, r.external_id limit 1`.execute(tx)
  return rows[0]
}

/** Gives the meeting that a split created an event beside that of the first meeting, still to be written. */
export async function copyEventLink(
  tx: Db,
  { remote_event_id, provider }: WrittenEventRow,
  {
    to,
    external_id,
    ical_uid,
  }: { readonly to: string; readonly external_id: string; readonly ical_uid: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into remote_event (remote_event_id, connection_id, calendar_id, external_id, user_id, version, event,
      facts, ical_uid, meeting_id, push_id, behind_since)
    select ${newId()}, r.connection_id, r.calendar_id, ${external_id}, r.user_id, '', r.event, r.facts,
      ${ical_uid}, ${to}, ${newId()}, ${now}
    from remote_event r where r.remote_event_id = ${remote_event_id}
    on conflict do nothing`.execute(tx)
  await sql`
    update meeting set meeting_integration_id = ${external_id}
    where meeting_id = ${to} and meeting_integration_type = ${provider_table[provider].meeting_type}`.execute(
    tx,
  )
}

const is_ours = sql`(r.series_external_id is null and coalesce((r.facts ->> 'is_organizer')::boolean, false))`
const writing = listProvidersWith('writing')
const written_types = ['smart_calendar', ...writing.map((provider) => provider_table[provider].meeting_type)]
const is_written = sql`exists (
  select from connection g where g.connection_id = r.connection_id and g.provider = any(${writing}))`
const rooms = listRoomProviders()
/** The meeting has the conference that the connection's provider hosts. */
const is_host = sql`(c.provider, m.conference) in (
  select * from unnest(${rooms}::text[], ${rooms.map((provider) => provider_table[provider].conference)}::text[]))`
