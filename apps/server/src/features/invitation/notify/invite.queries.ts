import type { MeetingAction, MeetingStatus } from '@meridian/contract'
import { listInvitingProviders } from '@meridian/providers'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'
import { guest_zone } from '../guest-zone.queries.ts'
import type { LocalePreferences } from './reader.rules.ts'

/** What decides which guests of an own meeting are notified, from which address and how. */
export interface InvitedMeeting extends LocalePreferences {
  readonly meeting_id: string
  readonly user_id: string
  readonly organizer_name: string
  readonly organizer_email: string
  readonly timezone: string
  /** The organizer has confirmed the address. */
  readonly is_confirmed: boolean
  readonly meeting_status: MeetingStatus
  readonly is_over: boolean
  /** No guest is invited before a time of its offer is chosen. */
  readonly is_offered: boolean
  /** Another organizer invites: the meeting was created or imported elsewhere. */
  readonly is_elsewhere: boolean
  /** The meeting is in a provider's calendar that Meridian writes to, or about to be; the provider notifies the guests. */
  readonly is_at_google: boolean
  /** The conference of the meeting is being created. */
  readonly is_link_coming: boolean
  /** The instance or the organizer could send a mail. */
  readonly can_send: boolean
}

/** Undefined where the meeting is gone. */
export async function findInvited(
  db: Db,
  meeting_id: string,
  { now, linkPatienceMs }: { readonly now: Date; readonly linkPatienceMs: number },
): Promise<InvitedMeeting | undefined> {
  const { rows } = await sql<InvitedMeeting>`
    select m.meeting_id, m.user_id, u.full_name as organizer_name, u.primary_email as organizer_email, u.timezone,
      u.language, u.region, u.time_format, u.address_confirmed_at is not null as is_confirmed, m.meeting_status, m.last_ends_at <= ${now} as is_over,
      exists (select from meeting_offer o where o.meeting_id = m.meeting_id and o.state = 'open') as is_offered,
      (m.meeting_integration_type <> 'smart_calendar' or m.outside_organizer_name is not null
        or m.import_sha256 is not null) as is_elsewhere,
      (exists (select from connection c where c.user_id = m.user_id and c.provider = any(${writing})
          and m.meeting_integration_type = 'smart_calendar' and c.write_calendar_id is not null)
        or exists (select from remote_event r join connection c on c.connection_id = r.connection_id
          where r.meeting_id = m.meeting_id and c.provider = any(${writing})
            and coalesce((r.facts ->> 'is_organizer')::boolean, false))) as is_at_google,
      (m.conference is not null and m.conference_state = 'pending'
        and m.updated_at > ${new Date(now.getTime() - linkPatienceMs)}) as is_link_coming,
      (w.sends_mail or exists (select from mailbox b where b.user_id = m.user_id and b.kind <> 'file')) as can_send
    from meeting m join app_user u on u.user_id = m.user_id join workspace w on w.workspace_id = u.workspace_id
    where m.meeting_id = ${meeting_id}`.execute(db)
  return rows[0]
}

export interface InvitedPerson {
  readonly meeting_attendee_id: string
  readonly user_id: string | null
  readonly guest_id: string
  readonly name: string | null
  readonly email: string
  readonly is_organizer: boolean
  readonly meeting_action: MeetingAction
  readonly is_tentative: boolean
  readonly is_hidden: boolean
  readonly is_disabled: boolean
  /** An account whose person has not confirmed the address. */
  readonly is_unconfirmed: boolean
  readonly wants_mail: boolean
  /** The organizer's calendar program invites the person. */
  readonly is_told_elsewhere: boolean
  /** Null for guests, whose preferences are unknown. */
  readonly preferences: (LocalePreferences & { readonly timezone: string }) | null
  /** Of guests who have shown it; null for others. */
  readonly guest_zone: string | null
  /** The booking by which the guest got the meeting; null for invited guests. */
  readonly booking_id: string | null
  /** The language in which the guest booked; null without a booking. */
  readonly booking_language: string | null
}

/** The organizer first. */
export async function listInvited(db: Db, meeting_id: string): Promise<InvitedPerson[]> {
  const { rows } = await sql<InvitedPerson>`
    select a.meeting_attendee_id, a.user_id, a.guest_id, coalesce(u.full_name, a.guest_name) as name,
      coalesce(u.primary_email, a.guest_email) as email, a.is_organizer, a.meeting_action, a.is_tentative,
      a.hidden_at is not null as is_hidden, u.disabled_at is not null as is_disabled,
      u.user_id is not null and u.address_confirmed_at is null as is_unconfirmed,
      coalesce(u.invitations_by_mail, true) as wants_mail, a.is_told_elsewhere,
      case when u.user_id is not null then json_build_object('language', u.language, 'region', u.region,
        'time_format', u.time_format, 'timezone', u.timezone) end as preferences,
      case when a.guest_email is not null then coalesce(k.guest_timezone, ${guest_zone}) end as guest_zone,
      k.booking_id, k.guest_language as booking_language
    from meeting_attendee a join meeting m on m.meeting_id = a.meeting_id left join app_user u on u.user_id = a.user_id
    left join lateral (
      select b.booking_id, b.guest_timezone, b.guest_language from booking b
      where b.meeting_id = a.meeting_id and b.booking_state = 'booked' and a.guest_email is not null
        and lower(b.guest_email) = lower(a.guest_email)
      limit 1) k on true
    where a.meeting_id = ${meeting_id}
    order by a.is_organizer desc, a.meeting_attendee_id`.execute(db)
  return rows
}

/** Whether the person of this address booked the meeting and has cancelled that. */
export async function hasCancelledBooking(
  db: Db,
  { meeting_id, address }: { readonly meeting_id: string; readonly address: string },
): Promise<boolean> {
  const { rows } = await sql<{ has_cancelled: boolean | null }>`
    select bool_and(booking_state = 'cancelled') as has_cancelled from booking
    where meeting_id = ${meeting_id} and lower(guest_email) = ${address}`.execute(db)
  return rows[0]?.has_cancelled === true
}

export interface DeliveryRow extends Selectable<Tables['invitation_delivery']> {
  /** The state of the mail in the outbox; null where its entry is deleted: it was sent long ago. */
  readonly state: Selectable<Tables['outgoing_mail']>['state'] | null
  readonly problem: string | null
  readonly sent_at: Date | null
}

export function listMailDeliveries(db: Db, meeting_id: string): Promise<DeliveryRow[]> {
  return db
    .selectFrom('invitation_delivery as d')
    .leftJoin('outgoing_mail as o', 'o.outgoing_mail_id', 'd.outgoing_mail_id')
    .selectAll('d')
    .select(['o.state', 'o.problem', 'o.sent_at'])
    .where('d.meeting_id', '=', meeting_id)
    .orderBy('d.address')
    .execute()
}

/**
 * Serializes notifying a meeting's guests, so that each run sees the deliveries of the run before; the
 * meeting cannot change meanwhile.
 */
export async function lockMeetingNotifications(tx: Db, meeting_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('invitations of ' || ${meeting_id}, 0))`.execute(tx)
  await sql`select from meeting where meeting_id = ${meeting_id} for update`.execute(tx)
}

export async function upsertTold(
  tx: Db,
  rows: readonly Insertable<Tables['invitation_delivery']>[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('invitation_delivery')
    .values([...rows])
    .onConflict((on) =>
      on.columns(['meeting_id', 'address']).doUpdateSet((set) => ({
        user_id: set.ref('excluded.user_id'),
        ical_uid: set.ref('excluded.ical_uid'),
        sequence: set.ref('excluded.sequence'),
        mail_kind: set.ref('excluded.mail_kind'),
        is_cancelled: set.ref('excluded.is_cancelled'),
        content: set.ref('excluded.content'),
        outgoing_mail_id: set.ref('excluded.outgoing_mail_id'),
        told_at: set.ref('excluded.told_at'),
      })),
    )
    .execute()
}

/** Marks all deliveries as cancelled, also those of guests who get no cancellation mail. */
export async function markCancelled(tx: Db, meeting_id: string): Promise<void> {
  await tx
    .updateTable('invitation_delivery')
    .set({ is_cancelled: true })
    .where('meeting_id', '=', meeting_id)
    .where('is_cancelled', '=', false)
    .execute()
}

export async function deleteDeliveries(tx: Db, meeting_id: string): Promise<void> {
  await tx.deleteFrom('invitation_delivery').where('meeting_id', '=', meeting_id).execute()
}

/** Raises the sequence of files and feeds to that of the guests' mails; a higher one stays. */
export async function raiseSequence(tx: Db, meeting_id: string, ical_sequence: number): Promise<void> {
  await tx
    .updateTable('meeting')
    .set({ ical_sequence })
    .where('meeting_id', '=', meeting_id)
    .where('ical_sequence', '<', ical_sequence)
    .execute()
}

/** Providers that notify the guests of the events in their calendars. */
const writing = listInvitingProviders()
