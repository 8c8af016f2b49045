import type { MeetingStatus, MeetingIntegrationType } from '@meridian/contract'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'
import type { Outcome } from './outcome.rules.ts'

export type NewMailInvitation = Insertable<Tables['mail_invitation']>

/** The calendar message in a mail, with the current state of its meeting. */
export interface MailInvitationRow extends Selectable<Tables['mail_invitation']> {
  readonly meeting_status: MeetingStatus | null
  readonly meeting_integration_type: MeetingIntegrationType | null
  readonly last_ends_at: Date | number | null
  readonly is_to_come: boolean | null
  /** A later mail about the same event was processed. */
  readonly is_overtaken: boolean
  readonly is_cancelled: boolean
  /** The person has no account that could send the reply. */
  readonly has_no_account: boolean
}

export async function findMailInvitation(
  db: Db,
  { user_id, mail_id }: { readonly user_id: string; readonly mail_id: string },
  now: Date,
): Promise<MailInvitationRow | undefined> {
  const { rows } = await sql<MailInvitationRow>`
    select i.*, m.meeting_status, m.meeting_integration_type, m.last_ends_at,
      case when m.rrule is not null or m.added_walls <> '{}' then m.last_ends_at else m.starts_at end > ${now}
        as is_to_come,
      coalesce((e.sequence, e.stamped_at) > (i.sequence, i.stamped_at) and not i.is_occurrence, false) as is_overtaken,
      coalesce(e.is_cancelled and lower(e.organizer_address) = lower(i.organizer_address), false) as is_cancelled,
      not exists (select from mailbox b where b.user_id = i.user_id and b.kind <> 'file') as has_no_account
    from mail_invitation i
    left join meeting m on m.meeting_id = i.meeting_id
    left join mailed_event e on e.user_id = i.user_id and e.ical_uid = i.ical_uid
    where i.mail_id = ${mail_id} and i.user_id = ${user_id}`.execute(db)
  return rows[0]
}

/** Updates the outcome of a mail that only showed an invitation until the person responded. */
export async function updateOutcome(
  tx: Db,
  mail_id: string,
  { meeting_id = null, meeting_attendee_id = null, refusal }: Outcome,
): Promise<void> {
  await tx
    .updateTable('mail_invitation')
    .set({ meeting_id, meeting_attendee_id, refusal: refusal ?? null })
    .where('mail_id', '=', mail_id)
    .execute()
}

/** A mail that is processed again, after its process died, keeps the first result. */
export async function insertMailInvitation(tx: Db, row: NewMailInvitation): Promise<void> {
  await tx
    .insertInto('mail_invitation')
    .values(row)
    .onConflict((on) => on.column('mail_id').doNothing())
    .execute()
}

export async function hasMailInvitation(tx: Db, mail_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('mail_invitation')
    .select('mail_id')
    .where('mail_id', '=', mail_id)
    .executeTakeFirst()
  return row !== undefined
}
