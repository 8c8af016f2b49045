import type { BookingState } from '@meridian/contract'
import { day_ms, type Interval, minute_ms } from '@meridian/engine'
import { AppError, badField } from '../../platform/errors.ts'
import { newId } from '../../platform/id.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { type Actor, newToken } from '../../platform/security/auth.ts'
import { holdTimesOf, lockTimesOf } from '../availability/availability.api.ts'
import { type BookableSlot, findSlots } from './bookable-slots.service.ts'
import { type BookingMailer, mailGuests } from './booking-mail.service.ts'
import { insertLink, type OwnedPageRow } from './booking-page.queries.ts'
import { getBookingName, getOwnPage } from './booking-page.service.ts'
import { pageAddress } from './booking-page.present.ts'
import * as queries from './booking.queries.ts'
import { approveBooking, declineBooking } from './guest-booking.service.ts'
import { hashOfKey } from './open-page.service.ts'

interface BookingQuery {
  readonly when: 'upcoming' | 'past'
  readonly page: number
  readonly limit: number
  /** The empty text is no filter. */
  readonly booking_page_id?: string | undefined
  readonly meeting_id?: string | undefined
  readonly booking_state?: BookingState | '' | undefined
}

/** Bookings of the person's pages and of the person as a host; one page, and the total number. */
export async function listOwnBookings(
  db: Db,
  { user_id }: Actor,
  { page, limit, when, booking_page_id, booking_state, meeting_id }: BookingQuery,
  now: Date,
): Promise<{ bookings: queries.ShownBookingRow[]; total: number }> {
  const filter = {
    user_id,
    when,
    booking_page_id: booking_page_id || null,
    booking_state: booking_state || null,
    booking_id: null,
    meeting_id: meeting_id || null,
    now,
  }
  const bookings = await queries.listShown(db, { ...filter, limit, offset: (page - 1) * limit })
  const [first] =
    bookings.length > 0 ? bookings : await queries.listShown(db, { ...filter, limit: 1, offset: 0 })
  return { bookings, total: first?.total ?? 0 }
}

/** Throws `not_found` for a booking of other people. */
async function getOwnBooking(
  db: Db,
  { user_id }: Actor,
  booking_id: string,
  now: Date,
): Promise<queries.ShownBookingRow> {
  const filter = { user_id, booking_page_id: null, booking_state: null, when: 'upcoming' } as const
  const [booking] = await queries.listShown(db, { ...filter, booking_id, limit: 1, offset: 0, now })
  if (!booking) throw new AppError('not_found', 'This booking was not found.')
  return booking
}

/** Throws `not_found`, and `conflict` where the booking waits no longer. */
export async function decideBooking(
  tx: Db,
  actor: Actor,
  {
    booking_id,
    decision,
    note,
    mailer,
  }: {
    readonly booking_id: string
    readonly decision: 'approve' | 'decline'
    readonly note: string
    readonly mailer: BookingMailer
  },
  now: Date,
): Promise<queries.ShownBookingRow> {
  await getOwnBooking(tx, actor, booking_id, now)
  if (decision === 'approve') await approveBooking(tx, mailer, booking_id, now)
  else await declineBooking(tx, mailer, { booking_id, note }, now)
  return getOwnBooking(tx, actor, booking_id, now)
}

/** Throws `not_found`, and `conflict` for a booking that has not begun or did not take place. */
export async function markNoShow(
  tx: Db,
  actor: Actor,
  { booking_id, is_no_show }: { readonly booking_id: string; readonly is_no_show: boolean },
  now: Date,
): Promise<queries.ShownBookingRow> {
  const booking = await getOwnBooking(tx, actor, booking_id, now)
  if (booking.shown_state !== 'booked' || booking.shown_starts_at > now)
    throw new AppError('conflict', 'Only of a booked time that has begun can be noted who did not come.')
  await queries.updateBooking(tx, booking_id, { is_no_show, updated_at: now })
  return getOwnBooking(tx, actor, booking_id, now)
}

const longest_window_ms = 31 * day_ms

/** Throws `not_found`, and `bad_input` for a wrong window or a length that the page does not have. */
export async function listOwnSlots(
  db: Db,
  actor: Actor,
  {
    booking_page_id,
    window,
    duration,
  }: { readonly booking_page_id: string; readonly window: Interval; readonly duration?: number | undefined },
  now: Date,
): Promise<BookableSlot[]> {
  if (window[0] >= window[1]) throw badField('end_timestamp', 'The end must be after the start.')
  if (window[1] - window[0] > longest_window_ms)
    throw badField('end_timestamp', 'The window must not be longer than 31 days.')
  const page = await getOwnPage(db, actor, booking_page_id, now)
  const minutes = duration ?? page.durations[0] ?? 0
  if (!page.durations.includes(minutes))
    throw badField('duration', `duration must be one of ${page.durations.join(', ')}.`)
  return findSlots(db, page, { window, minutes }, now)
}

export interface SingleUseLink {
  readonly page_url: string
  readonly expires_at: Date
}

/** Throws `not_found`. */
export async function createSingleUse(
  tx: Db,
  actor: Actor,
  {
    booking_page_id,
    valid_days,
    publicUrl,
  }: { readonly booking_page_id: string; readonly valid_days: number; readonly publicUrl: string },
  now: Date,
): Promise<SingleUseLink> {
  const page = await getOwnPage(tx, actor, booking_page_id, now)
  const expires_at = new Date(now.getTime() + valid_days * day_ms)
  const { key } = await newLink(tx, page, { expires_at, has_held_times: false }, now)
  return { page_url: await addressWith(tx, page, { key, publicUrl }), expires_at }
}

/** How long shared times are held, at most. */
const shared_days = 7

export interface SharedSlots extends SingleUseLink {
  readonly slots: readonly Interval[]
}

/** Throws `not_found`, and `conflict`, which names it, for a time that is not free. */
export async function shareSlots(
  tx: Db,
  actor: Actor,
  {
    booking_page_id,
    slots,
    publicUrl,
  }: { readonly booking_page_id: string; readonly slots: readonly Interval[]; readonly publicUrl: string },
  now: Date,
): Promise<SharedSlots> {
  const page = await getOwnPage(tx, actor, booking_page_id, now)
  const user_ids = page.hosts.map(({ user_id }) => user_id)
  await lockTimesOf(tx, user_ids)
  for (const [place, slot] of slots.entries()) await requireBookable(tx, page, { slot, place }, now)
  const last = Math.max(...slots.map(([start]) => start))
  const expires_at = new Date(Math.min(last, now.getTime() + shared_days * day_ms))
  const link = await newLink(tx, page, { expires_at, has_held_times: true }, now)
  const hold = { holder_id: link.booking_link_id, meeting_id: null, expires_at, times: slots, user_ids }
  if (!(await holdTimesOf(tx, { ...hold, purpose: 'booking', state: 'offered' }, now)))
    throw new AppError('conflict', 'One of these times is no longer free. Please choose others.')
  return { page_url: await addressWith(tx, page, { key: link.key, publicUrl }), expires_at, slots }
}

async function requireBookable(
  tx: Db,
  page: OwnedPageRow,
  { slot, place }: { readonly slot: Interval; readonly place: number },
  now: Date,
): Promise<void> {
  const [start, end] = slot
  const path = `slots.${place}`
  const minutes = (end - start) / minute_ms
  if (!page.durations.includes(minutes))
    throw badField(path, `A time must last ${page.durations.join(', ')} minutes.`)
  const found = await findSlots(tx, page, { window: slot, minutes }, now)
  if (found.length > 0) return
  const message = 'This time is no longer free. Please choose another one.'
  throw new AppError('conflict', message, { errors: [{ path, message }] })
}

async function newLink(
  tx: Db,
  { booking_page_id, user_id }: OwnedPageRow,
  about: { readonly expires_at: Date; readonly has_held_times: boolean },
  now: Date,
): Promise<{ booking_link_id: string; key: string }> {
  const booking_link_id = newId()
  const { token: key } = newToken()
  await insertLink(tx, {
    ...about,
    booking_link_id,
    booking_page_id,
    user_id,
    secret_sha256: hashOfKey(key),
    created_at: now,
  })
  return { booking_link_id, key }
}

async function addressWith(
  tx: Db,
  { user_id, booking_page_slug }: OwnedPageRow,
  { key, publicUrl }: { readonly key: string; readonly publicUrl: string },
): Promise<string> {
  const booking_name = await getBookingName(tx, user_id)
  return `${pageAddress(publicUrl, { booking_name, booking_page_slug })}?key=${key}`
}

/** Throws `not_found`. Returns the number of guests who are written to. */
export async function messageGuests(
  tx: Db,
  actor: Actor,
  {
    booking_page_id,
    subject,
    message,
    mailer,
  }: {
    readonly booking_page_id: string
    readonly subject: string
    readonly message: string
    readonly mailer: BookingMailer
  },
  now: Date,
): Promise<number> {
  await getOwnPage(tx, actor, booking_page_id, now)
  const guests = await queries.listComingGuests(tx, booking_page_id, now)
  const { user_id, full_name } = actor
  const sender = { user_id, full_name, primary_email: await queries.getAddress(tx, user_id) }
  await mailGuests(mailer, tx, { guests, written: { subject, message, sender } }, now)
  return guests.length
}
