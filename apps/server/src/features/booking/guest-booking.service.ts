import { form_hold_minutes } from '@meridian/contract'
import { createHash } from 'node:crypto'
import { day_ms, type Interval, minute_ms } from '@meridian/engine'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/id.ts'
import { type Db, inTransaction } from '../../platform/postgres/db.ts'
import { withRetry } from '../../platform/postgres/retry.ts'
import { storableJson } from '../../platform/postgres/storable.ts'
import { holdTimesOf, listTimesOf, lockTimesOf, releaseTimes } from '../availability/availability.api.ts'
import {
  addBookedGuest,
  createBookedMeeting,
  endBookedGuest,
  moveBookedMeeting,
} from '../meeting/meeting.api.ts'
import { type BookableSlot, findSlots as findPageSlots, type SlotSearch } from './bookable-slots.service.ts'
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

/** A page that can be booked by its address, or by a single-use link that is open. */
export interface OpenPage {
  readonly page: pages.OwnedPageRow
  readonly owner: pages.PageOwner
  readonly link: {
    readonly booking_link_id: string
    /** The times that are held for the link; null where all of the page can be booked. */
    readonly slots: readonly Interval[] | null
  } | null
}

/** Undefined for an unknown address, a page that is off and a disabled owner: all are the same to a guest. */
export async function findOpenPage(
  db: Db,
  {
    booking_name,
    slug,
    key,
  }: { readonly booking_name: string; readonly slug: string; readonly key: string | null },
  now: Date,
): Promise<OpenPage | undefined> {
  const owner = await pages.findOwner(db, booking_name)
  const page = owner && (await pages.findPageOf(db, { user_id: owner.user_id, slug }, now))
  if (!page || page.hosts.length === 0) return undefined
  if (key === null) return page.is_on ? { page, owner, link: null } : undefined
  const secret = { booking_page_id: page.booking_page_id, secret_sha256: hashOfKey(key) }
  const link = await pages.findOpenLink(db, secret, now)
  if (!link) return undefined
  const { booking_link_id, has_held_times } = link
  const held = has_held_times ? await listTimesOf(db, booking_link_id) : []
  // A link that came back has nothing held any more, and books any time.
  const slots = held.length > 0 ? onceEach(held) : null
  return { page, owner, link: { booking_link_id, slots } }
}

export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** The pages that the person shows to all. */
export async function listOpenPages(
  db: Db,
  booking_name: string,
  now: Date,
): Promise<{ owner: pages.PageOwner; pages: pages.OwnedPageRow[] } | undefined> {
  const owner = await pages.findOwner(db, booking_name)
  if (!owner) return undefined
  const all = await pages.listPages(db, owner.user_id, now)
  return { owner, pages: all.filter((page) => page.is_on && page.is_listed && page.hosts.length > 0) }
}

/** The times that can be booked, the earliest first; those of a link are free for its holder. */
export async function findSlots(
  db: Db,
  { page, link }: Pick<OpenPage, 'page' | 'link'>,
  search: SlotSearch,
  now: Date,
): Promise<BookableSlot[]> {
  if (!link?.slots) return findPageSlots(db, page, search, now)
  const holder_id = link.booking_link_id
  const found = await findPageSlots(db, page, { ...search, holder_id }, now)
  const offered = new Set(link.slots.map(([start]) => start))
  return found.filter(({ interval }) => offered.has(interval[0]))
}

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
class SlotTaken extends Error {}
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
async function takeTime(tx: Db, taken: TakenSlot, now: Date): Promise<boolean> {
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

interface FoundBooking {
  readonly booking: queries.BookingRow
  readonly page: pages.OwnedPageRow
}

async function lockWithPage(tx: Db, booking_id: string, now: Date): Promise<FoundBooking | undefined> {
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

async function findSlot(
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

function waitsUntil(state: TakenSlot['state'], [start]: Interval, now: Date): Date | null {
  if (state === 'booked') return null
  const waitsMs = state === 'unconfirmed' ? confirm_minutes * minute_ms : approve_days * day_ms
  return new Date(Math.min(start, now.getTime() + waitsMs))
}

function isOver({ expires_at }: queries.BookingRow, now: Date): boolean {
  return expires_at !== null && expires_at <= now
}

function outcomeOf(state: queries.BookingRow['booking_state']): 'booked' | 'pending' | 'unconfirmed' {
  return state === 'pending' || state === 'unconfirmed' ? state : 'booked'
}

/** The same time of several hosts once. */
function onceEach(held: readonly { readonly starts_at: Date; readonly ends_at: Date }[]): Interval[] {
  const times = held.map(({ starts_at, ends_at }): Interval => [starts_at.getTime(), ends_at.getTime()])
  return [...new Map(times.map((time) => [time[0], time])).values()]
}

function inOwnTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return withRetry(() => inTransaction(db, work), { isRepeatable: true })
}
