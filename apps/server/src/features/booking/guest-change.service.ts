import { minute_ms } from '@meridian/engine'
import type { Db } from '../../platform/postgres/db.ts'
import { holdTimesOf, releaseTimes } from '../availability/availability.api.ts'
import { endBookedGuest, moveBookedMeeting } from '../meeting/meeting.api.ts'
import type { BookableSlot } from './bookable-slots.service.ts'
import { type BookingMailer, mailBooking } from './booking-mail.service.ts'
import * as pages from './booking-page.queries.ts'
import * as queries from './booking.queries.ts'
import {
  findSlot,
  type FoundBooking,
  inOwnTransaction,
  isOver,
  lockWithPage,
  SlotTaken,
  takeTime,
  waitsUntil,
} from './guest-booking.service.ts'
import type { OpenPage } from './open-page.service.ts'

export interface GuestBooking {
  readonly booking_id: string
  readonly booking_state: queries.BookingRow['booking_state']
  readonly title: string
  /** Null where the host's account was deleted; then the owner of the page answers. */
  readonly host_name: string | null
  /** All of them, on a collective page. */
  readonly host_names: readonly string[]
  readonly owner_name: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly meeting_id: string | null
  readonly host_id: string | null
  readonly place: string | null
  readonly place_link: string | null
  readonly guest_name: string
  readonly guest_email: string
  readonly guest_timezone: string
  readonly guest_language: string
  readonly end_note: string | null
  /** For another time; null where the page is gone or off. */
  readonly open: OpenPage | null
}

/** The booking as its guest sees it: at the time of its meeting, wherever that was moved to. */
export async function findGuestBooking(
  db: Db,
  booking_id: string,
  now: Date,
): Promise<GuestBooking | undefined> {
  const row = await queries.findShownToGuest(db, booking_id, now)
  if (!row) return undefined
  const page = row.booking_page_id === null ? undefined : await pages.findPage(db, row.booking_page_id, now)
  const owner = page && (await pages.findOwnerOf(db, page.user_id))
  const { shown_state, shown_starts_at, shown_ends_at, booking_page_title, ...booking } = row
  return {
    ...booking,
    booking_state: shown_state,
    title: booking_page_title,
    starts_at: shown_starts_at,
    ends_at: shown_ends_at,
    open: page && owner ? { page, owner, link: null } : null,
  }
}

/** False where it does not take place any more. */
export function cancelByGuest(
  { db, ...mailer }: BookingMailer & { readonly db: Db },
  { booking_id, note }: { readonly booking_id: string; readonly note: string },
  now: Date,
): Promise<boolean> {
  return inOwnTransaction(db, async (tx) => {
    const booking = await queries.lockBooking(tx, booking_id)
    if (!booking || !(await endBooking(tx, booking, now))) return false
    await queries.updateBooking(tx, booking_id, {
      booking_state: 'cancelled',
      end_note: note.trim() || null,
      expires_at: null,
      updated_at: now,
    })
    await mailBooking(mailer, tx, { booking_id, event: 'cancelled' }, now)
    return true
  })
}

async function endBooking(tx: Db, booking: queries.BookingRow, now: Date): Promise<boolean> {
  const { booking_id, booking_state, meeting_id, guest_email: address } = booking
  if (booking_state === 'unconfirmed' || booking_state === 'pending') {
    await releaseTimes(tx, booking_id)
    return !isOver(booking, now)
  }
  if (booking_state !== 'booked' || meeting_id === null) return false
  const others = (await queries.listSeats(tx, meeting_id)).length - 1
  return endBookedGuest(tx, { meeting_id, address, isLast: others === 0 }, now)
}

/**
 * Another time by the same rules, with the same hosts. A meeting with further guests goes on without the one who moves.
 * `gone` where the booking cannot be moved any more.
 */
export function rescheduleByGuest(
  { db, ...mailer }: BookingMailer & { readonly db: Db },
  { booking_id, starts_ms }: { readonly booking_id: string; readonly starts_ms: number },
  now: Date,
): Promise<'moved' | 'taken' | 'gone'> {
  return inOwnTransaction(db, async (tx): Promise<'moved' | 'taken' | 'gone'> => {
    const found = await lockWithPage(tx, booking_id, now)
    const shown = await queries.findShownToGuest(tx, booking_id, now)
    if (!found || !shown || !['booked', 'pending'].includes(shown.shown_state)) return 'gone'
    if (shown.shown_starts_at <= now) return 'gone'
    const { booking, page } = found
    const minutes = (shown.shown_ends_at.getTime() - shown.shown_starts_at.getTime()) / minute_ms
    const host_id = page.host_choice === 'collective' ? null : booking.host_id
    const own = {
      holder_id: booking_id,
      meeting_id: page.seats > 1 ? undefined : (booking.meeting_id ?? undefined),
    }
    const slot = await findSlot(tx, { page, link: null }, { starts_ms, minutes, host_id }, own, now)
    if (!slot) return 'taken'
    if (starts_ms === shown.shown_starts_at.getTime()) return 'moved'
    await moveBooking(tx, { ...found, slot }, now)
    await mailBooking(mailer, tx, { booking_id, event: 'moved' }, now)
    return 'moved'
  }).catch((error: unknown) => {
    if (error instanceof SlotTaken) return 'taken' as const
    throw error
  })
}

async function moveBooking(
  tx: Db,
  { booking, page, slot }: FoundBooking & { readonly slot: BookableSlot },
  now: Date,
): Promise<void> {
  const { booking_id, meeting_id, guest_name: name, guest_email: email } = booking
  const { interval } = slot
  const times = { starts_at: new Date(interval[0]), ends_at: new Date(interval[1]), updated_at: now }
  const hosts = slot.host_ids
  const taken = { page, booking_id, guest: { name, email, phone: null }, hosts, slot }
  if (booking.booking_state !== 'booked' || meeting_id === null) {
    await releaseTimes(tx, booking_id)
    await queries.updateBooking(tx, booking_id, {
      ...times,
      expires_at: waitsUntil('pending', interval, now),
    })
    if (!(await takeTime(tx, { ...taken, state: 'pending' }, now))) throw new SlotTaken()
    return
  }
  if (page.seats > 1) {
    await endBooking(tx, booking, now)
    await queries.updateBooking(tx, booking_id, { ...times, meeting_id: null, booking_state: 'pending' })
    if (!(await takeTime(tx, { ...taken, state: 'booked' }, now))) throw new SlotTaken()
    return
  }
  await moveBookedMeeting(tx, { meeting_id, interval }, now)
  await releaseTimes(tx, booking_id)
  const hold = { holder_id: booking_id, meeting_id, times: [interval], user_ids: hosts, expires_at: null }
  if (!(await holdTimesOf(tx, { ...hold, purpose: 'booking', state: 'booked' }, now))) throw new SlotTaken()
  await queries.updateBooking(tx, booking_id, times)
}
