import { form_hold_minutes } from '@meridian/contract'
import { day_ms, type Interval, minute_ms } from '@meridian/engine'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/id.ts'
import { type Db, inTransaction } from '../../platform/postgres/db.ts'
import { withRetry } from '../../platform/postgres/retry.ts'
import { storableJson } from '../../platform/postgres/storable.ts'
import { holdTimesOf, listTimesOf, lockTimesOf, releaseTimes } from '../availability/availability.api.ts'
import { addBookedGuest, createBookedMeeting } from '../meeting/meeting.api.ts'
import type { BookableSlot, SlotSearch } from './bookable-slots.service.ts'
import { type BookingMailer, mailBooking } from './booking-mail.service.ts'
import * as pages from './booking-page.queries.ts'
import * as queries from './booking.queries.ts'
import {
  answersTo,
  type BookingGuest,
  descriptionOf,
  freeSeat,
  placeOf,
  titleOf,
} from './guest-booking.rules.ts'
import { type Candidate, chooseHost, fair_window_days, reasonFor } from './host-choice.rules.ts'
import { findSlots, type OpenPage } from './open-page.service.ts'

export interface WantedTime {
  readonly starts_ms: number
  readonly minutes: number
  readonly host_id: string | null
}

/** Holds the time while the guest fills in the form. Of a meeting with several seats nothing is held. */
export function holdSlot(
  db: Db,
  open: OpenPage,
  wanted: WantedTime,
  now: Date,
): Promise<{ readonly booking_id: string; readonly expires_at: Date } | 'taken'> {
  return inOwnTransaction(db, async (tx) => {
    const { page, link } = open
    await lockTimesOf(
      tx,
      page.hosts.map(({ user_id }) => user_id),
    )
    const slot = await findSlot(tx, open, allowed(page, wanted), {}, now)
    if (!slot || !page.durations.includes(wanted.minutes)) return 'taken'
    const booking_id = newId()
    const expires_at = new Date(now.getTime() + form_hold_minutes * minute_ms)
    if (page.seats > 1 || link?.slots) return { booking_id, expires_at }
    const { hosts } = await chooseHosts(tx, page, slot, now)
    const hold = {
      holder_id: booking_id,
      meeting_id: null,
      expires_at,
      times: [slot.interval],
      user_ids: hosts,
      held_title: page.booking_page_title,
    }
    const isHeld = await holdTimesOf(tx, { ...hold, purpose: 'booking', state: 'held' }, now)
    return isHeld ? { booking_id, expires_at } : 'taken'
  })
}

export interface NewBooking extends WantedTime {
  /** Of the form: submitting the form twice is one booking. */
  readonly booking_id: string
  readonly guest: BookingGuest
  /** One for each question of the page. */
  readonly answers: readonly string[]
}

export type BookingOutcome =
  | { readonly outcome: 'booked' | 'pending' | 'unconfirmed'; readonly booking_id: string }
  | { readonly outcome: 'taken' | 'used' }

/** How long an address may be confirmed. */
const confirm_minutes = 30
/** How long a host may take to approve, at most. */
const approve_days = 14

/**
 * Books the time in one transaction: of any number of guests who book it at once, one gets it. `taken` where it is no
 * longer free, `used` where the link has been used.
 */
export function book(
  { db, ...mailer }: BookingMailer & { readonly db: Db },
  open: OpenPage,
  booking: NewBooking,
  now: Date,
): Promise<BookingOutcome> {
  const { booking_id, guest } = booking
  const { page, link, owner } = open
  return inOwnTransaction(db, async (tx): Promise<BookingOutcome> => {
    await lockTimesOf(
      tx,
      page.hosts.map(({ user_id }) => user_id),
    )
    const known = await queries.findBooking(tx, booking_id)
    if (known) return { outcome: outcomeOf(known.booking_state), booking_id }
    const slot = await findSlot(tx, open, allowed(page, booking), { holder_id: booking_id }, now)
    if (!slot || !page.durations.includes(booking.minutes)) return { outcome: 'taken' }
    const { hosts, reason } = await chooseHosts(tx, page, slot, now)
    const [host_id] = hosts
    if (host_id === undefined) return { outcome: 'taken' }
    await releaseTimes(tx, booking_id)
    const state = page.needs_confirmed_address
      ? 'unconfirmed'
      : page.needs_confirmation
        ? 'pending'
        : 'booked'
    await queries.insertBooking(tx, {
      booking_id,
      booking_page_id: page.booking_page_id,
      booking_page_title: page.booking_page_title,
      user_id: owner.user_id,
      host_id,
      meeting_id: null,
      booking_state: state === 'booked' ? 'pending' : state,
      starts_at: new Date(slot.interval[0]),
      ends_at: new Date(slot.interval[1]),
      guest_name: guest.name,
      guest_email: guest.email,
      guest_timezone: guest.timezone,
      guest_language: guest.language,
      answers: storableJson(answersTo(page.questions, booking.answers, guest)),
      host_reason: reason,
      expires_at: waitsUntil(state, slot.interval, now),
      created_at: now,
      updated_at: now,
    })
    if (link && !(await pages.useLink(tx, { ...link, booking_id }, now))) throw new LinkUsed()
    if (link?.slots) await releaseTimes(tx, link.booking_link_id)
    const isTaken = await takeTime(tx, { page, booking_id, guest, hosts, slot, state }, now)
    if (!isTaken) throw new SlotTaken()
    await mailBooking(mailer, tx, { booking_id, event: state }, now)
    return { outcome: state, booking_id }
  }).catch((error: unknown): BookingOutcome => {
    if (error instanceof SlotTaken) return { outcome: 'taken' }
    if (error instanceof LinkUsed) return { outcome: 'used' }
    throw error
  })
}

/** Undoes the transaction. */
export class SlotTaken extends Error {}
class LinkUsed extends Error {}

interface TakenSlot {
  readonly page: pages.OwnedPageRow
  readonly booking_id: string
  readonly guest: Pick<BookingGuest, 'name' | 'email' | 'phone'>
  readonly hosts: readonly string[]
  readonly slot: Pick<BookableSlot, 'interval' | 'meeting_id'>
  readonly state: 'booked' | 'pending' | 'unconfirmed'
}

/** Makes the meeting, or holds the time until the booking is confirmed or approved. */
export async function takeTime(tx: Db, taken: TakenSlot, now: Date): Promise<boolean> {
  const { page, booking_id, hosts, slot, state } = taken
  const hold = { holder_id: booking_id, purpose: 'booking', times: [slot.interval], user_ids: hosts } as const
  if (state !== 'booked') {
    if (page.seats > 1) return true
    const expires_at = waitsUntil(state, slot.interval, now)
    return holdTimesOf(tx, { ...hold, state: 'held', meeting_id: null, expires_at }, now)
  }
  if (slot.meeting_id !== null) return joinMeeting(tx, { ...taken, meeting_id: slot.meeting_id }, now)
  const meeting_id = await makeMeeting(tx, taken, now)
  await queries.updateBooking(tx, booking_id, {
    booking_state: 'booked',
    meeting_id,
    expires_at: null,
    updated_at: now,
  })
  return holdTimesOf(tx, { ...hold, state: 'booked', meeting_id, expires_at: null }, now)
}

/** A further seat. The unique index of seats decides; a transaction that takes one now has been waited for. */
async function joinMeeting(
  tx: Db,
  { page, booking_id, guest, hosts, meeting_id }: TakenSlot & { readonly meeting_id: string },
  now: Date,
): Promise<boolean> {
  const [user_id] = hosts
  const seat = freeSeat(await queries.listSeats(tx, meeting_id), page.seats)
  if (seat === undefined || user_id === undefined) return false
  const change = { booking_state: 'booked', meeting_id, seat, expires_at: null, updated_at: now } as const
  await queries.updateBooking(tx, booking_id, change)
  await addBookedGuest(tx, { meeting_id, user_id, guest: { name: guest.name, address: guest.email } }, now)
  return true
}

async function makeMeeting(
  tx: Db,
  { page, booking_id, guest, hosts, slot }: TakenSlot,
  now: Date,
): Promise<string> {
  const [organizer] = hosts.flatMap((id) => page.hosts.find((host) => host.user_id === id) ?? [])
  const booking = await queries.findBooking(tx, booking_id)
  if (!organizer || !booking) throw new Error('A booking has a host.')
  return createBookedMeeting(
    tx,
    organizer,
    {
      interval: slot.interval,
      title: titleOf(page, guest.name),
      description: descriptionOf(page, booking.answers),
      ...placeOf(page, guest),
      guests: [{ name: guest.name, address: guest.email }],
      other_host_ids: hosts.filter((id) => id !== organizer.user_id),
      label_id: organizer.user_id === page.user_id ? page.label_id : null,
    },
    now,
  )
}

/** The guest's address is right: the booking counts, or waits for the host. */
export function confirmBooking(
  { db, ...mailer }: BookingMailer & { readonly db: Db },
  booking_id: string,
  now: Date,
): Promise<'booked' | 'pending' | 'gone'> {
  return inOwnTransaction(db, async (tx) => {
    const found = await lockWithPage(tx, booking_id, now)
    if (!found) return 'gone'
    const { booking, page } = found
    if (booking.booking_state === 'booked' || booking.booking_state === 'pending')
      return booking.booking_state
    if (booking.booking_state !== 'unconfirmed' || isOver(booking, now)) return 'gone'
    const state = page.needs_confirmation ? 'pending' : 'booked'
    const isTaken = await completeBooking(tx, { ...found, state }, now)
    if (!isTaken) return 'gone'
    await mailBooking(mailer, tx, { booking_id, event: state }, now)
    return state
  })
}

/** The host approves. Throws `conflict` where the booking waits no longer. */
export async function approveBooking(
  tx: Db,
  mailer: BookingMailer,
  booking_id: string,
  now: Date,
): Promise<void> {
  const found = await lockWithPage(tx, booking_id, now)
  if (found?.booking.booking_state !== 'pending' || isOver(found.booking, now)) throw waitsNoLonger()
  if (!(await completeBooking(tx, { ...found, state: 'booked' }, now))) throw waitsNoLonger()
  await mailBooking(mailer, tx, { booking_id, event: 'approved' }, now)
}

export async function declineBooking(
  tx: Db,
  mailer: BookingMailer,
  { booking_id, note }: { readonly booking_id: string; readonly note: string },
  now: Date,
): Promise<void> {
  const booking = await queries.lockBooking(tx, booking_id)
  if (booking?.booking_state !== 'pending' || isOver(booking, now)) throw waitsNoLonger()
  await releaseTimes(tx, booking_id)
  await queries.updateBooking(tx, booking_id, {
    booking_state: 'declined',
    end_note: note.trim() || null,
    expires_at: null,
    updated_at: now,
  })
  await mailBooking(mailer, tx, { booking_id, event: 'declined' }, now)
}

function waitsNoLonger(): AppError {
  return new AppError('conflict', 'This booking does not wait for an answer any more.')
}

export interface FoundBooking {
  readonly booking: queries.BookingRow
  readonly page: pages.OwnedPageRow
}

export async function lockWithPage(tx: Db, booking_id: string, now: Date): Promise<FoundBooking | undefined> {
  const seen = await queries.findBooking(tx, booking_id)
  const page = seen?.booking_page_id ? await pages.findPage(tx, seen.booking_page_id, now) : undefined
  if (!page) return undefined
  await lockTimesOf(
    tx,
    page.hosts.map(({ user_id }) => user_id),
  )
  const booking = await queries.lockBooking(tx, booking_id)
  return booking && { booking, page }
}

/** From the held time to the meeting, or to the host's decision. */
async function completeBooking(
  tx: Db,
  { booking, page, state }: FoundBooking & { readonly state: 'booked' | 'pending' },
  now: Date,
): Promise<boolean> {
  const { booking_id, guest_name: name, guest_email: email } = booking
  const held = await listTimesOf(tx, booking_id)
  const interval: Interval = [booking.starts_at.getTime(), booking.ends_at.getTime()]
  const minutes = (interval[1] - interval[0]) / minute_ms
  const wanted = { starts_ms: interval[0], minutes, host_id: null }
  const slot =
    page.seats > 1 ? await findSlot(tx, { page, link: null }, wanted, { holder_id: booking_id }, now) : null
  if (page.seats > 1 && !slot) return false
  const hosts = held.length > 0 ? held.map(({ user_id }) => user_id) : (slot?.host_ids ?? [])
  if (hosts.length === 0) return false
  const host_first = hosts.toSorted((one) => (one === booking.host_id ? -1 : 0))
  await releaseTimes(tx, booking_id)
  await queries.updateBooking(tx, booking_id, {
    booking_state: 'pending',
    expires_at: waitsUntil(state, interval, now),
    updated_at: now,
  })
  const phone = booking.answers.find(({ question_text }) => question_text === 'Phone')?.answer ?? null
  const guest = { name, email, phone }
  const taken = { page, booking_id, guest, hosts: host_first, state }
  return takeTime(tx, { ...taken, slot: { interval, meeting_id: slot?.meeting_id ?? null } }, now)
}

export async function findSlot(
  tx: Db,
  open: Pick<OpenPage, 'page' | 'link'>,
  { starts_ms, minutes, host_id }: WantedTime,
  own: Pick<SlotSearch, 'holder_id' | 'meeting_id'>,
  now: Date,
): Promise<BookableSlot | undefined> {
  const window: Interval = [starts_ms, starts_ms + minutes * minute_ms]
  const search = { ...own, window, minutes, host_id: host_id ?? undefined }
  const found = await findSlots(tx, open, search, now)
  return found.find(({ interval }) => interval[0] === starts_ms)
}

/** A host counts only on a page where guests may choose one. */
function allowed({ may_choose_host }: pages.OwnedPageRow, wanted: WantedTime): WantedTime {
  return { ...wanted, host_id: may_choose_host ? wanted.host_id : null }
}

interface ChosenHosts {
  /** The organizer first. */
  readonly hosts: readonly string[]
  readonly reason: string | null
}

async function chooseHosts(
  tx: Db,
  page: pages.OwnedPageRow,
  { host_ids }: BookableSlot,
  now: Date,
): Promise<ChosenHosts> {
  if (page.host_choice !== 'round_robin') return { hosts: host_ids, reason: null }
  const since = new Date(now.getTime() - fair_window_days * day_ms)
  const turns = new Map(
    (await queries.listTurns(tx, page.booking_page_id, since)).map((turn) => [turn.host_id, turn]),
  )
  const all = page.hosts.map(
    ({ user_id, full_name, weight }): Candidate => ({
      user_id,
      full_name,
      weight,
      count: turns.get(user_id)?.count ?? 0,
      last_ms: turns.get(user_id)?.last_ms ?? 0,
    }),
  )
  const chosen = chooseHost(all.filter(({ user_id }) => host_ids.includes(user_id)))
  return chosen ? { hosts: [chosen.user_id], reason: reasonFor(chosen, all) } : { hosts: [], reason: null }
}

export function waitsUntil(state: TakenSlot['state'], [start]: Interval, now: Date): Date | null {
  if (state === 'booked') return null
  const waitsMs = state === 'unconfirmed' ? confirm_minutes * minute_ms : approve_days * day_ms
  return new Date(Math.min(start, now.getTime() + waitsMs))
}

export function isOver({ expires_at }: queries.BookingRow, now: Date): boolean {
  return expires_at !== null && expires_at <= now
}

function outcomeOf(state: queries.BookingRow['booking_state']): 'booked' | 'pending' | 'unconfirmed' {
  return state === 'pending' || state === 'unconfirmed' ? state : 'booked'
}

export function inOwnTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return withRetry(() => inTransaction(db, work), { isRepeatable: true })
}
