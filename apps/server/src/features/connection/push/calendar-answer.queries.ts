import type { EventAnswer } from '@meridian/providers'
import { listProvidersWith } from '@meridian/providers'
import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

/** Another organizer's event in the person's calendar, and the person's answer to it. */
export interface AskedEvent {
  readonly remote_event_id: string
  readonly connection_id: string
  readonly answer: EventAnswer['answer'] | 'needs_action'
  /** The provider does not have the answer yet. */
  readonly is_waiting: boolean
  readonly answer_comment: string | null
  readonly push_problem: string | null
}

/** The leading one of the events that the account itself is asked to; undefined for none. */
export async function findAskedEvent(
  db: Db,
  { user_id, meeting_id }: { readonly user_id: string; readonly meeting_id: string },
): Promise<AskedEvent | undefined> {
  const { rows } = await sql<AskedEvent>`
    select r.remote_event_id, r.connection_id, coalesce(r.wanted_answer, own.answer) as answer,
      r.wanted_answer is not null as is_waiting, nullif(r.answer_comment, '') as answer_comment, r.push_problem
    from remote_event r
    join meeting m on m.meeting_id = r.meeting_id
    join connection c on c.connection_id = r.connection_id and c.provider = any(${writing})
    join connection_calendar k on k.connection_id = r.connection_id and k.calendar_id = r.calendar_id
      and k.is_writable
    cross join lateral (
      select attendee ->> 'answer' as answer from jsonb_array_elements(r.event -> 'attendees') as attendee
      where lower(attendee ->> 'email') in (lower(c.account_email), lower(r.calendar_id)) limit 1) own
    where r.meeting_id = ${meeting_id} and r.user_id = ${user_id} and r.series_external_id is null
      and r.withdrawn_at is null and not coalesce((r.facts ->> 'is_organizer')::boolean, false)
    order by r.external_id is distinct from m.meeting_integration_id, r.remote_event_id limit 1`.execute(db)
  return rows[0]
}

/** An empty comment removes the one before at the provider; null leaves what is there. */
export async function updateWantedAnswer(
  tx: Db,
  { remote_event_id, answer, comment }: EventAnswer & { readonly remote_event_id: string },
  now: Date,
): Promise<void> {
  await sql`
    update remote_event set wanted_answer = ${answer}, behind_since = ${now}, push_problem = null,
      answer_comment = coalesce(${comment}::text, case when answer_comment is not null then '' end)
    where remote_event_id = ${remote_event_id}`.execute(tx)
}

const writing = listProvidersWith('writing')
