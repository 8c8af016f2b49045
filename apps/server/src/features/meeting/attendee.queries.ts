import { sql, type Selectable } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../platform/id.ts'
import type { Tables } from '../../platform/postgres/tables.ts'

export type AttendeeRow = Pick<
  Selectable<Tables['meeting_attendee']>,
  | 'meeting_attendee_id'
  | 'user_id'
  | 'guest_email'
  | 'guest_name'
  | 'guest_id'
  | 'is_organizer'
  | 'meeting_action'
  | 'hidden_at'
>

/** An attendee to invite: a person of the workspace, or a guest by mail address. */
export type NewAttendee =
  | { readonly user_id: string }
  | { readonly guest_id: string; readonly guest_email: string; readonly guest_name: string | null }

export function listAttendees(tx: Db, meeting_id: string): Promise<AttendeeRow[]> {
  return tx
    .selectFrom('meeting_attendee')
    .select([
      'meeting_attendee_id',
      'user_id',
      'guest_email',
      'guest_name',
      'guest_id',
      'is_organizer',
      'meeting_action',
      'hidden_at',
    ])
    .where('meeting_id', '=', meeting_id)
    .execute()
}

/**
 * People of the organizer's workspace who can be invited, by id or by a confirmed address in lower case; by
 * address only where the organizer may find people so.
 */
export function listInvitable(
  tx: Db,
  organizer_id: string,
  { user_ids, emails, now }: { user_ids: readonly string[]; emails: readonly string[]; now: Date },
): Promise<{ user_id: string; email: string }[]> {
  return tx
    .selectFrom('app_user')
    .select(['user_id', sql<string>`lower(primary_email)`.as('email')])
    .where((where) =>
      where.or([
        sql<boolean>`user_id = any (${user_ids}::uuid[])`,
        sql<boolean>`lower(primary_email) = any (${emails}::text[]) and address_confirmed_at is not null
          and (select finds_people(${organizer_id}, ${now}))`,
      ]),
    )
    .where('workspace_id', '=', (query) =>
      query.selectFrom('app_user').select('workspace_id').where('user_id', '=', organizer_id),
    )
    .where('role', '<>', 'admin')
    .where('disabled_at', 'is', null)
    .execute()
}

export async function insertOrganizer(tx: Db, meeting_id: string, user_id: string, now: Date): Promise<void> {
  await tx
    .insertInto('meeting_attendee')
    .values({
      meeting_attendee_id: newId(),
      meeting_id,
      user_id,
      is_organizer: true,
      meeting_action: 'approved',
      answered_at: now,
    })
    .execute()
}

/** Removed invitees lose their counter proposals. */
export async function writeInvitees(
  tx: Db,
  meeting_id: string,
  {
    added,
    removed = [],
    renamed = [],
  }: {
    readonly added: readonly NewAttendee[]
    readonly removed?: readonly AttendeeRow[]
    readonly renamed?: readonly AttendeeRow[]
  },
): Promise<void> {
  if (removed.length > 0) {
    const ids = removed.map(({ meeting_attendee_id }) => meeting_attendee_id)
    await tx.deleteFrom('meeting_attendee').where('meeting_attendee_id', 'in', ids).execute()
  }
  if (added.length > 0) {
    const asked = { meeting_id, is_organizer: false, meeting_action: 'pending' } as const
    const rows = added.map((person) => ({ meeting_attendee_id: newId(), ...asked, ...person }))
    await tx.insertInto('meeting_attendee').values(rows).execute()
  }
  if (renamed.length === 0) return
  await sql`
    update meeting_attendee a set guest_name = renamed.guest_name
    from unnest(
      ${renamed.map(({ meeting_attendee_id }) => meeting_attendee_id)}::uuid[],
      ${renamed.map(({ guest_name }) => guest_name)}::text[]) as renamed (meeting_attendee_id, guest_name)
    where a.meeting_attendee_id = renamed.meeting_attendee_id`.execute(tx)
}

/** Copies the attendees of another meeting, with their responses or reset to pending. */
export async function copyAttendees(
  tx: Db,
  { from, to, asksAgain }: { from: string; to: string; asksAgain: boolean },
): Promise<void> {
  const rows = await tx
    .selectFrom('meeting_attendee')
    .select([
      'user_id',
      'guest_email',
      'guest_name',
      'guest_id',
      'is_organizer',
      'meeting_action',
      'answered_at',
      'is_tentative',
      'answer_note',
      'guest_zone',
      'is_told_elsewhere',
      'hidden_at',
    ])
    .where('meeting_id', '=', from)
    .orderBy('meeting_attendee_id')
    .execute()
  const asked = {
    meeting_action: 'pending',
    answered_at: null,
    is_tentative: false,
    hidden_at: null,
  } as const
  await tx
    .insertInto('meeting_attendee')
    .values(
      rows.map((row) => ({
        ...row,
        meeting_attendee_id: newId(),
        meeting_id: to,
        ...(asksAgain && !row.is_organizer && asked),
      })),
    )
    .execute()
}

/** Notes which attendees the organizer's program invites itself, by addresses in lower case; whether that is new. */
export async function updateToldElsewhere(
  tx: Db,
  meeting_id: string,
  addresses: readonly string[],
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update meeting_attendee a set is_told_elsewhere = not a.is_told_elsewhere
    where a.meeting_id = ${meeting_id} and not a.is_organizer and a.is_told_elsewhere <> (exists (
      select from unnest(${addresses}::text[]) told (address)
      where told.address = lower(a.guest_email) or told.address = a.user_id || '@people.invalid'
        or told.address = (select lower(u.primary_email) from app_user u where u.user_id = a.user_id)))`.execute(
    tx,
  )
  return numAffectedRows > 0n
}

/** Declines for the person and hides the meeting from the person's list. */
export async function hideMeeting(tx: Db, meeting_id: string, user_id: string, now: Date): Promise<void> {
  await tx
    .updateTable('meeting_attendee')
    .set({
      meeting_action: 'rejected',
      is_tentative: false,
      answer_note: '',
      answered_at: now,
      hidden_at: now,
    })
    .where('meeting_id', '=', meeting_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** Marks these people, and the guests with these addresses who have no account here, as coming. */
export async function approveAttendees(
  tx: Db,
  {
    meeting_id,
    user_ids,
    guest_emails,
  }: {
    readonly meeting_id: string
    readonly user_ids: readonly string[]
    readonly guest_emails: readonly string[]
  },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('meeting_attendee')
    .set({ meeting_action: 'approved', answered_at: now })
    .where('meeting_id', '=', meeting_id)
    .where('is_organizer', '=', false)
    .where((where) =>
      where.or([
        sql<boolean>`user_id = any (${[...user_ids]}::uuid[])`,
        sql<boolean>`lower(guest_email) = any (${guest_emails.map((address) => address.toLowerCase())}::text[])`,
      ]),
    )
    .execute()
}

export async function removeGuest(tx: Db, meeting_id: string, address: string): Promise<void> {
  await tx
    .deleteFrom('meeting_attendee')
    .where('meeting_id', '=', meeting_id)
    .where('is_organizer', '=', false)
    .where(sql<boolean>`(lower(guest_email) = lower(${address}) or user_id in (
      select user_id from app_user where lower(primary_email) = lower(${address})))`)
    .execute()
}
