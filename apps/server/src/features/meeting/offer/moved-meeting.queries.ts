import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

/** What tells whether a meeting can be moved here, and what is shown of it. */
export interface MovableRow
  extends Pick<
    Selectable<Tables['meeting']>,
    | 'meeting_id'
    | 'meeting_title'
    | 'starts_at'
    | 'ends_at'
    | 'outside_organizer_name'
    | 'meeting_integration_type'
    | 'is_only_read'
  > {
  /** The row of the invitee in `meeting_attendee`. */
  readonly moved_attendee_id: string
}

const movable_columns = sql`m.meeting_id, m.meeting_title, m.starts_at, m.ends_at, m.outside_organizer_name,
  m.meeting_integration_type, m.is_only_read, a.meeting_attendee_id as moved_attendee_id`

/** The coming single meeting that the person organizes and to which the address alone is invited. */
export async function findMovableWith(
  db: Db,
  {
    user_id,
    meeting_id,
    address,
  }: { readonly user_id: string; readonly meeting_id: string; readonly address: string },
  now: Date,
): Promise<MovableRow | undefined> {
  const { rows } = await sql<MovableRow>`
    select ${movable_columns} from meeting m
    join meeting_attendee a on a.meeting_id = m.meeting_id and not a.is_organizer
    left join app_user u on u.user_id = a.user_id
    where m.meeting_id = ${meeting_id} and m.user_id = ${user_id} and m.meeting_status = 'active'
      and m.recurring_type is null and m.ends_at > ${now}
      and (lower(a.guest_email) = ${address.toLowerCase()}
        or (lower(u.primary_email) = ${address.toLowerCase()} and u.address_confirmed_at is not null))
      and not exists (
        select from meeting_attendee o
        where o.meeting_id = m.meeting_id and not o.is_organizer
          and o.meeting_attendee_id <> a.meeting_attendee_id)
      and not exists (select from meeting_offer f where f.meeting_id = m.meeting_id and f.state = 'open')`.execute(
    db,
  )
  return rows[0]
}

/** The meeting of this invitee, while its organizer is the person and it takes place. */
export async function findMovableOf(
  db: Db,
  { user_id, moved_attendee_id }: { readonly user_id: string; readonly moved_attendee_id: string },
): Promise<MovableRow | undefined> {
  const { rows } = await sql<MovableRow>`
    select ${movable_columns} from meeting_attendee a join meeting m on m.meeting_id = a.meeting_id
    where a.meeting_attendee_id = ${moved_attendee_id} and m.user_id = ${user_id} and m.meeting_status = 'active'
      and m.recurring_type is null`.execute(db)
  return rows[0]
}

/** The invitee of the meeting that moves, for that of the meeting that was offered in its place. */
export async function findMovedAttendee(db: Db, asked_attendee_id: string): Promise<string | undefined> {
  const offer = await db
    .selectFrom('meeting_offer')
    .select('moved_attendee_id')
    .where('asked_attendee_id', '=', asked_attendee_id)
    .executeTakeFirst()
  return offer?.moved_attendee_id ?? undefined
}
