import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { SecretBox } from '../../platform/security/secret-box.ts'
import { sendOnce } from '../outbox/outbox.api.ts'
import { type BookingEvent, guestMail, hostMail, messageMail } from './booking-mail.rules.ts'
import { bookingToken } from '../../platform/security/booking-token.ts'
import { listMailed, type GuestOfPage } from './booking.queries.ts'

/** What mails about bookings need beside the database. */
export interface BookingMailer {
  readonly box: SecretBox
  readonly config: Pick<Config, 'publicUrl'>
}

/**
 * Tells the guest and the host what became of a booking, each once for each version of it. A guest of a booked meeting is
 * told by the invitation, and of a moved or cancelled one by its update.
 */
export async function mailBooking(
  { box, config: { publicUrl } }: BookingMailer,
  tx: Db,
  { booking_id, event }: { readonly booking_id: string; readonly event: BookingEvent },
  now: Date,
): Promise<void> {
  const [booking, ...others] = await listMailed(tx, booking_id)
  if (!booking || publicUrl === undefined) return
  const links = {
    move: `${publicUrl}/book/manage/${bookingToken(box, booking_id, 'move')}`,
    cancel: `${publicUrl}/book/manage/${bookingToken(box, booking_id, 'cancel')}`,
    confirm: `${publicUrl}/book/confirm/${bookingToken(box, booking_id, 'confirm')}`,
    bookings: `${publicUrl}/user/settings/booking`,
  }
  const about = { about_id: booking_id, kind: 'booking', time: `${event} ${now.toISOString()}` } as const
  const to_guest = guestMail(booking, event, links)
  if (to_guest) {
    const key = { ...about, address: booking.guest_email.toLowerCase() }
    const letter = {
      key,
      user_id: booking.host_id,
      route: 'instance',
      mail: to_guest,
      isToStranger: true,
    } as const
    await sendOnce(tx, box, letter, now)
  }
  for (const host of [booking, ...others]) {
    // Only the first host approves, and knows of it.
    const toTell = event === 'approved' && host !== booking ? 'booked' : event
    const to_host = host.host_wants_mail ? hostMail(host, toTell, links) : undefined
    if (!to_host) continue
    const key = { ...about, address: host.host_email.toLowerCase() }
    await sendOnce(tx, box, { key, user_id: host.host_id, route: 'instance', mail: to_host }, now)
  }
}

export interface GuestsMessage {
  readonly subject: string
  readonly message: string
  readonly sender: { readonly user_id: string; readonly full_name: string; readonly primary_email: string }
}

/** One mail to each guest; guests do not read each other's addresses. */
export async function mailGuests(
  { box }: Pick<BookingMailer, 'box'>,
  tx: Db,
  { guests, written }: { readonly guests: readonly GuestOfPage[]; readonly written: GuestsMessage },
  now: Date,
): Promise<void> {
  for (const guest of guests) {
    const address = guest.guest_email.toLowerCase()
    const key = {
      address,
      about_id: guest.booking_id,
      kind: 'booking',
      time: `message ${now.toISOString()}`,
    } as const
    const mail = messageMail(guest, written)
    await sendOnce(
      tx,
      box,
      { key, user_id: written.sender.user_id, route: 'instance', mail, isToStranger: true },
      now,
    )
  }
}
