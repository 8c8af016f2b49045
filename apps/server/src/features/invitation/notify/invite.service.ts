import type { EventAttendee } from '@meridian/icalendar'
import { partstatOf } from '../itip/partstat.rules.ts'
import type { Insertable } from 'kysely'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import type { JobCall } from '../../../platform/jobs/jobs.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'
import { answerLink, bookingLinks } from '../rsvp-page/rsvp-link.service.ts'
import { invitationMail, type InvitationContext } from './invitation-mail.rules.ts'
import * as queries from './invite.queries.ts'
import { type InvitationEmail, listDueMails } from './invitation-email.rules.ts'
import { choosePreferences, guestPreferences, type Reader } from './reader.rules.ts'
import {
  findNotificationContext,
  type NotificationContext,
  DeliveredContent,
  parseDelivery,
} from './notification-context.service.ts'
import { spanOf } from './delivered-meeting.rules.ts'
import { cancelOutgoing, lockMailRoom, sendOnce, withinLimit } from '../../outbox/outbox.api.ts'
import { scheduleGuestNotification } from '../../meeting/meeting.api.ts'

/** The pause before checking again whether the link to join exists. */
const link_pause_ms = 30_000

/** The pause before checking mails again that the daily limit holds back. */
const limit_pause_ms = 1_800_000

/**
 * Mails each attendee whose last mail differs from the current meeting, with one mail at most. Mails and
 * deliveries are written together: however often the job is interrupted, no guest gets a mail twice.
 */
export function notifyGuests(call: JobCall, { meeting_id }: { readonly meeting_id: string }): Promise<void> {
  return inTransaction(call.db, async (tx) => {
    const now = call.now()
    await queries.lockMeetingNotifications(tx, meeting_id)
    const notification = await findNotificationContext(tx, meeting_id, now)
    if (!notification) return callOffGone(call, tx, meeting_id)
    if (notification.suppression !== null) return
    if (notification.invited.is_link_coming)
      return scheduleGuestNotification(tx, meeting_id, now, link_pause_ms)
    const all = listDueMails(notification.deliveryState).map((invitationEmail) => ({
      ...invitationEmail,
      isToStranger: isStranger(invitationEmail, notification),
    }))
    const invitationEmails =
      all.length === 0
        ? []
        : withinLimit(all, await lockMailRoom(tx, call.config, notification.invited.user_id, now))
    const rows: DeliveryInsert[] = []
    for (const invitationEmail of invitationEmails)
      rows.push(await send(call, tx, { invitationEmail, notification }))
    await queries.upsertTold(tx, rows)
    if (invitationEmails.length < all.length)
      await scheduleGuestNotification(tx, meeting_id, now, limit_pause_ms)
    else if (notification.deliveryState.meeting === null) await queries.markCancelled(tx, meeting_id)
    const sequence = Math.max(
      0,
      ...invitationEmails.filter(isRequest).map((invitationEmail) => invitationEmail.sequence),
    )
    await queries.raiseSequence(tx, meeting_id, sequence)
    call.log.info({ meeting_id, mails: invitationEmails.length }, 'guests were notified')
  })
}

/** Takes back mails that are not being sent yet. */
export function cancelUnsentMails(
  { db, now }: JobCall,
  { outgoing_mail_ids }: { readonly outgoing_mail_ids: readonly string[] },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const outgoing_mail_id of outgoing_mail_ids) await cancelOutgoing(tx, outgoing_mail_id, now())
  })
}

/** As far as the meeting knows, no account has the address. */
function isStranger({ address }: InvitationEmail, { people }: NotificationContext): boolean {
  return !people.some(({ email, user_id }) => user_id !== null && email.toLowerCase() === address)
}

/** A mail to write that counts towards the limits. */
interface CountedEmail extends InvitationEmail {
  readonly isToStranger: boolean
}

type DeliveryInsert = Insertable<Tables['invitation_delivery']>

function isRequest({ mail_kind }: InvitationEmail): boolean {
  return mail_kind !== 'cancellation'
}

async function send(
  call: JobCall,
  tx: Db,
  {
    invitationEmail,
    notification,
  }: { readonly invitationEmail: CountedEmail; readonly notification: NotificationContext },
): Promise<DeliveryInsert> {
  const { meeting_id, user_id } = notification.invited
  const { address, mail_kind } = invitationEmail
  const isByReader =
    mail_kind === 'cancellation' && (await queries.hasCancelledBooking(tx, { meeting_id, address }))
  const context = contextFor(call, { ...invitationEmail, isByReader }, notification)
  const { ical_uid, reader, organizer, addressee } = context
  const outgoing_mail_id = await post(call, tx, { meeting_id, user_id, invitationEmail, context })
  const content: DeliveredContent = {
    meeting: invitationEmail.meeting,
    organizer,
    reader,
    email: addressee.email,
  }
  return {
    meeting_id,
    user_id,
    ical_uid,
    outgoing_mail_id,
    address: invitationEmail.address,
    sequence: invitationEmail.sequence,
    mail_kind: invitationEmail.mail_kind,
    is_cancelled: invitationEmail.mail_kind === 'cancellation' && invitationEmail.news === null,
    content: JSON.stringify(content),
    told_at: call.now(),
  }
}

/** The instance sends it; where it has no mail server, the organizer's own mailbox does. */
function post(
  { box, now }: JobCall,
  tx: Db,
  {
    meeting_id,
    user_id,
    invitationEmail,
    context,
  }: {
    readonly meeting_id: string
    /** Null for a deleted organizer. */
    readonly user_id: string | null
    readonly invitationEmail: InvitationEmail & { readonly isToStranger?: boolean }
    readonly context: InvitationContext
  },
): Promise<string> {
  const { address, mail_kind: kind, sequence, isToStranger = false } = invitationEmail
  const key = { address, about_id: meeting_id, kind, time: String(sequence) }
  const mail = invitationMail(invitationEmail, context, now())
  return sendOnce(tx, box, { key, user_id, route: 'instance', mail, isToStranger }, now())
}

function contextFor(
  { box, config }: JobCall,
  invitationEmail: InvitationEmail & { readonly isByReader: boolean },
  notification: NotificationContext,
): InvitationContext {
  const { isByReader } = invitationEmail
  const { invited, event, people, rows } = notification
  const person = people.find(
    ({ meeting_attendee_id }) => meeting_attendee_id === invitationEmail.guest?.meeting_attendee_id,
  )
  // A booking that has ended no longer says the zone and language of its guest: the mail before does.
  const isKnown = person !== undefined && !isByReader
  const { reader, email } = isKnown
    ? { reader: readerOf(person, notification), email: person.email }
    : DeliveredContent.parse(rows.find(({ address }) => address === invitationEmail.address)?.content)
  const { publicUrl } = config
  const isAnswered = publicUrl !== undefined && person !== undefined && person.booking_id === null
  const booked = person?.booking_id ?? null
  return {
    reader,
    ical_uid: event.uid,
    is_transparent: event.is_transparent,
    organizer: { name: invited.organizer_name, email: invited.organizer_email },
    addressee: { name: reader.name, email },
    attendees: attendeesFor(invitationEmail.address, people),
    names: namesFor(invitationEmail.address, people),
    isByReader,
    answerUrl: isAnswered ? answerLink(box, publicUrl, person.meeting_attendee_id) : null,
    bookingUrls: publicUrl !== undefined && booked !== null ? bookingLinks(box, publicUrl, booked) : null,
  }
}

function readerOf(
  { name, preferences, guest_zone, booking_language }: queries.InvitedPerson,
  { invited }: NotificationContext,
): Reader {
  const chosen = choosePreferences(preferences, invited)
  return {
    name: name ?? '',
    timezone: preferences?.timezone ?? guest_zone,
    ...(booking_language === null ? chosen : guestPreferences(booking_language, chosen)),
  }
}

/** All attendees with their responses; of the others, as in the app, the name and no address. */
function attendeesFor(address: string, people: NotificationContext['people']): EventAttendee[] {
  return people
    .filter(({ is_organizer }) => !is_organizer)
    .map((person) => {
      const isReader = person.email.toLowerCase() === address
      return {
        name: person.name ?? '',
        email: isReader ? person.email : '',
        id: person.meeting_attendee_id,
        kind: 'individual',
        role: 'required',
        answer: partstatOf(person),
        isAsked: isReader,
      }
    })
}

function namesFor(address: string, people: NotificationContext['people']): (string | null)[] {
  return people
    .filter(({ is_organizer, email }) => !is_organizer && email.toLowerCase() !== address)
    .map(({ name }) => name)
}

/** The meeting was deleted with its organizer: cancels what was delivered of it. */
async function callOffGone(call: JobCall, tx: Db, meeting_id: string): Promise<void> {
  const nowMs = call.now().getTime()
  const rows = (await queries.listMailDeliveries(tx, meeting_id)).filter(
    (row) => spanOf(parseDelivery(row).meeting, nowMs).ends_ms > nowMs,
  )
  const deliveryState = { guests: [], meeting: null, sequence: 0, nowMs }
  for (const invitationEmail of listDueMails({ ...deliveryState, delivered: rows.map(parseDelivery) })) {
    const row = rows.find(({ address }) => address === invitationEmail.address)
    if (!row) continue
    const { organizer, reader, email } = DeliveredContent.parse(row.content)
    const context: InvitationContext = {
      reader,
      ical_uid: row.ical_uid,
      is_transparent: false,
      organizer,
      addressee: { name: reader.name, email },
      attendees: [],
      names: [],
      isByReader: false,
      answerUrl: null,
      bookingUrls: null,
    }
    await post(call, tx, { meeting_id, user_id: null, invitationEmail, context })
  }
  await queries.deleteDeliveries(tx, meeting_id)
}
