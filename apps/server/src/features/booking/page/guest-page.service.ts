import { day_ms, type Interval, minute_ms, wallTimeOf } from '@meridian/engine'
import { writeCalendar } from '@meridian/icalendar'
import { readParagraph } from '../../../platform/http/guest-form.ts'
import { readZone } from '../../../platform/http/guest-zone.ts'
import type { FormRequest } from '../../../platform/http/serve-form-pages.ts'
import { guestReader, readerOf } from '../../../platform/http/page-reader.ts'
import {
  type BookingPurpose,
  bookingToken,
  readBookingToken,
} from '../../../platform/security/booking-token.ts'
import { countHit, countNetworkHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { listTimesOf } from '../../availability/availability.api.ts'
import { eventOf, listExportRows, product_id } from '../../meeting/meeting.api.ts'
import type { BookableSlot } from '../bookable-slots.service.ts'
import { findSlots as findPageSlots } from '../bookable-slots.service.ts'
import {
  book,
  cancelByGuest,
  confirmBooking,
  findGuestBooking,
  findOpenPage,
  findSlots,
  type GuestBooking,
  holdSlot,
  listOpenPages,
  type OpenPage,
  rescheduleByGuest,
} from '../guest-booking.service.ts'
import { firstDayIn, readDate, readMoment, readMonth, timesByDay, weeksSpan } from './booking-days.rules.ts'
import { answer_characters_max, nothing_typed, problemsIn, typedIn } from './booking-form.rules.ts'
import { type PagePlace, queryOf } from './booking-links.rules.ts'
import type { BookingNotice } from './booking-page-texts.rules.ts'
import * as present from './guest-page.present.ts'

/** A page, or the path that shows the outcome. */
export type GuestReply = present.RenderedPage | { readonly see: `/${string}` }

const holds_of_network: Limit = { most: 30, windowSeconds: 600 }
const holds_of_page: Limit = { most: 300, windowSeconds: 600 }
const bookings_of_network: Limit = { most: 20, windowSeconds: 3600 }
const bookings_of_address: Limit = { most: 10, windowSeconds: 3600 }
const bookings_of_page: Limit = { most: 200, windowSeconds: 3600 }
const changes_of_booking: Limit = { most: 30, windowSeconds: 3600 }
const search_ms = 45 * day_ms
const next_count = 3

export function noticePage(notice: BookingNotice, status: number, acceptLanguage: string | undefined) {
  return present.presentNotice(notice, status, readerOf(acceptLanguage, null))
}

function notFound({ acceptLanguage }: FormRequest): present.RenderedPage {
  return noticePage('unknown', 404, acceptLanguage)
}

/** The pages that a person lists. */
export async function showList(visit: FormRequest): Promise<present.RenderedPage> {
  const found = await listOpenPages(visit.db, visit.param('name'), visit.now)
  return found ? present.presentList(found, readerOf(visit.acceptLanguage, null)) : notFound(visit)
}

/** The page with its free times. */
export async function showSlots(visit: FormRequest): Promise<GuestReply> {
  const open = await findOpen(visit)
  if (!open) return notFound(visit)
  const context = contextOf(visit, open)
  if (visit.query.get('choose') === 'zone' && context.mayChooseZone)
    return present.presentZones(context, pathOf(open))
  const moment = readMoment(visit.query.get('time'))
  return slotPage(visit, open, { context, moment, notice: null })
}

/** Holds the chosen time and leads to its form. */
export async function chooseSlot(visit: FormRequest, form: URLSearchParams): Promise<GuestReply> {
  const open = await findOpen(visit)
  if (!open) return notFound(visit)
  const context = contextOf(visit, open)
  const starts_ms = readMoment(form.get('time'))
  if (starts_ms === null) return slotPage(visit, open, { context, moment: null, notice: 'taken' })
  await countHolds(visit, open)
  const wanted = { starts_ms, ...wantedIn(visit, open) }
  const held = await holdSlot(visit.db, open, wanted, visit.now)
  if (held === 'taken') return slotPage(visit, open, { context, moment: starts_ms, notice: 'taken' })
  return {
    see: formPath(
      open,
      { ...wanted, token: bookingToken(visit.box, held.booking_id, 'hold') },
      context.place,
    ),
  }
}

/** The form for a time that is held. */
export async function showForm(visit: FormRequest): Promise<GuestReply> {
  const form = await findForm(visit)
  if (!form || 'see' in form) return form ?? notFound(visit)
  return formPage(visit, form, {})
}

export async function sendForm(visit: FormRequest, sent: URLSearchParams): Promise<GuestReply> {
  const form = await findForm(visit)
  if (!form || 'see' in form) return form ?? notFound(visit)
  const { open, booking_id, wanted, context } = form
  const { questions, booking_place, booking_page_id } = open.page
  const typed = typedIn(sent, questions)
  const other = readMoment(sent.get('other'))
  if (other !== null) {
    await countHolds(visit, open)
    const other_time = { ...wanted, starts_ms: other }
    const held = await holdSlot(visit.db, open, other_time, visit.now)
    if (held === 'taken') return formPage(visit, { ...form, wanted: other_time }, { typed, notice: 'taken' })
    return formPage(visit, { ...form, wanted: other_time, booking_id: held.booking_id }, { typed })
  }
  if (typed.trap !== '') return formPage(visit, form, { typed, notice: 'trap' })
  const asksPhone = booking_place === 'guest_phone'
  const problems = problemsIn(typed, { questions, asksPhone })
  if (problems.size > 0) return formPage(visit, form, { typed, problems })
  await countNetworkHit(visit.db, 'booking', visit.ip, bookings_of_network, visit.now)
  await countHit(visit.db, 'booking to', typed.email.toLowerCase(), bookings_of_address, visit.now)
  await countHit(visit.db, 'booking of', booking_page_id, bookings_of_page, visit.now)
  const guest = {
    name: typed.name,
    email: typed.email,
    timezone: context.zone,
    language: context.reader.locale,
    phone: asksPhone ? typed.phone : null,
  }
  const booked = await book(visit, open, { ...wanted, booking_id, guest, answers: typed.answers }, visit.now)
  if (booked.outcome === 'used') return noticePage('used', 409, visit.acceptLanguage)
  if (booked.outcome === 'taken') return formPage(visit, form, { typed, notice: 'taken' })
  return { see: managePath(visit, booking_id, context.place) }
}

/** The booking as it is now. */
export async function showBooking(visit: FormRequest): Promise<GuestReply> {
  const found = await findManaged(visit)
  if (!found) return notFound(visit)
  if (visit.query.get('choose') === 'zone' && found.context.mayChooseZone) {
    const kept: Record<string, string> = visit.query.get('move') === '1' ? { move: '1' } : {}
    return present.presentZones(found.context, pathOfManage(visit), kept)
  }
  return bookingPage(visit, found, null)
}

/** Cancels the booking or moves it, by what the form names. */
export async function changeBooking(visit: FormRequest, sent: URLSearchParams): Promise<GuestReply> {
  const found = await findManaged(visit)
  if (!found) return notFound(visit)
  const { booking_id } = found.booking
  await countHit(visit.db, 'booking change', booking_id, changes_of_booking, visit.now)
  const starts_ms = readMoment(sent.get('time'))
  const path: `/${string}` = `${pathOfManage(visit)}${queryOf({ ...found.context.place, day: null, month: null })}`
  if (starts_ms !== null) {
    if (found.purpose === 'cancel') return notFound(visit)
    if (sent.get('action') !== 'move') return { see: moveQuestion(visit, found, starts_ms) }
    const outcome = await rescheduleByGuest(visit, { booking_id, starts_ms }, visit.now)
    if (outcome === 'moved')
      return {
        see: `${pathOfManage(visit)}${queryOf({ ...found.context.place, day: null, month: null }, { moved: '1' })}`,
      }
    return bookingPage(visit, found, outcome === 'taken' ? 'taken' : 'closed')
  }
  if (sent.get('action') !== 'cancel') return { see: path }
  if (found.purpose === 'move') return notFound(visit)
  const note = readParagraph(sent.get('note'), answer_characters_max)
  const isCancelled = await cancelByGuest(visit, { booking_id, note }, visit.now)
  return isCancelled ? { see: path } : bookingPage(visit, found, 'closed')
}

/** The page that asks whether the booking is to move to the chosen time. */
function moveQuestion(visit: FormRequest, { context }: Managed, starts_ms: number): `/${string}` {
  const { place, zone } = context
  const day = safeDay(starts_ms, zone)
  return `${pathOfManage(visit)}${queryOf({ ...place, day, month: null }, { move: '1', time: starts_ms })}`
}

/** The booked meeting as a calendar file; a page where there is none. */
export async function openCalendar(
  visit: FormRequest,
): Promise<present.RenderedPage | { readonly calendar: string }> {
  const found = await findManaged(visit)
  if (!found) return notFound(visit)
  const { meeting_id, host_id, guest_email, guest_name, booking_state } = found.booking
  const [exported] =
    meeting_id !== null && host_id !== null && booking_state === 'booked'
      ? await listExportRows(visit.db, host_id, [meeting_id])
      : []
  if (!exported || host_id === null) return present.presentNotice('closed', 410, found.context.reader)
  const guest = {
    name: guest_name,
    email: guest_email,
    kind: 'individual',
    role: 'required',
    answer: 'accepted',
  } as const
  // The organizer's notes and other guests stay private.
  const event = {
    ...eventOf(exported, host_id),
    title: found.booking.title,
    description: exported.meeting_description,
    priority: null,
    attendees: [guest],
  }
  return {
    calendar: writeCalendar([event], { productId: product_id, now: visit.now.getTime(), method: 'PUBLISH' }),
  }
}

export async function showConfirmation(visit: FormRequest): Promise<GuestReply> {
  const found = await findManaged(visit, ['confirm'])
  if (!found) return notFound(visit)
  if (found.booking.booking_state !== 'unconfirmed')
    return { see: managePath(visit, found.booking.booking_id, found.context.place) }
  return present.presentConfirmation(found.booking, found.context)
}

export async function confirm(visit: FormRequest): Promise<GuestReply> {
  const found = await findManaged(visit, ['confirm'])
  if (!found) return notFound(visit)
  const outcome = await confirmBooking(visit, found.booking.booking_id, visit.now)
  if (outcome === 'gone') return present.presentNotice('closed', 409, found.context.reader)
  return { see: managePath(visit, found.booking.booking_id, found.context.place) }
}

function findOpen({ db, now, param, query }: FormRequest): Promise<OpenPage | undefined> {
  return findOpenPage(db, { booking_name: param('name'), slug: param('slug'), key: query.get('key') }, now)
}

async function countHolds({ db, ip, now }: FormRequest, { page }: OpenPage): Promise<void> {
  await countNetworkHit(db, 'booking hold', ip, holds_of_network, now)
  await countHit(db, 'booking hold of', page.booking_page_id, holds_of_page, now)
}

function contextOf({ acceptLanguage, query }: FormRequest, { page, owner }: OpenPage): present.GuestContext {
  const asked = readZone(query)
  return {
    reader: guestReader(page.page_language, acceptLanguage),
    place: placeIn(query),
    zone: page.shown_timezone ?? asked ?? owner.timezone,
    mayChooseZone: page.shown_timezone === null,
    origins: safeOrigins(page.allowed_origins),
  }
}

/** A policy lists origins between spaces and semicolons, so that an origin must not hold any. */
function safeOrigins(origins: readonly string[]): string[] {
  return origins.filter((origin) => /^https?:\/\/[\w.:[\]-]+$/.test(origin))
}

function placeIn(query: URLSearchParams): PagePlace {
  const minutes = query.get('minutes')
  return {
    zone: readZone(query),
    minutes: minutes !== null && /^\d{1,3}$/.test(minutes) ? Number(minutes) : null,
    host: query.get('host')?.slice(0, 36) ?? null,
    month: readMonth(query.get('month')),
    day: readDate(query.get('day')),
    key: query.get('key')?.slice(0, 100) ?? null,
    isEmbedded: query.get('embed') === '1',
  }
}

function wantedIn({ query }: FormRequest, { page }: OpenPage) {
  const { minutes, host } = placeIn(query)
  const [first = 30] = page.durations
  const isHost = page.may_choose_host && page.hosts.some(({ user_id }) => user_id === host)
  return {
    minutes: minutes !== null && page.durations.includes(minutes) ? minutes : first,
    host_id: isHost ? host : null,
  }
}

type Finder = (window: Interval) => Promise<BookableSlot[]>

function finderOf(
  { db, now }: FormRequest,
  open: OpenPage,
  wanted: { minutes: number; host_id: string | null },
): Finder {
  const { minutes, host_id } = wanted
  return (window) => findSlots(db, open, { window, minutes, host_id: host_id ?? undefined }, now)
}

/** The month and day that are asked for; without them those of the first free time. */
async function readPicker(
  find: Finder,
  {
    context: { zone, reader, place },
    now,
    minutes,
    days_ahead,
  }: { context: present.GuestContext; now: Date; minutes: number; days_ahead: number },
): Promise<present.PickerView> {
  const first_month = wallTimeOf(now.getTime(), zone).slice(0, 7)
  const last_month = wallTimeOf(now.getTime() + (days_ahead + 1) * day_ms, zone).slice(0, 7)
  const asked = place.day?.slice(0, 7) ?? place.month
  const all: Interval = [now.getTime(), now.getTime() + (days_ahead + 1) * day_ms]
  const soon = asked === null ? await findFirst(find, all, minutes) : null
  const first = soon?.slots[0]
  const wanted = asked ?? (first ? wallTimeOf(first.interval[0], zone).slice(0, 7) : first_month)
  const month = wanted < first_month ? first_month : wanted > last_month ? last_month : wanted
  // The week around the open day may reach into the months beside.
  const [start, end] = weeksSpan(month, zone, firstDayIn(reader.locale))
  const window: Interval = [start, Math.min(end + minutes * minute_ms, start + search_ms)]
  const slots = soon && window[1] <= soon.until ? soon.slots : await find(window)
  const inside = slots.filter(({ interval: [at] }) => at >= start && at < end)
  const days = timesByDay(inside, zone, reader)
  const first_day = days.keys().find((date) => date.startsWith(month)) ?? null
  const day = place.day?.startsWith(month) ? place.day : first_day
  return { month, first_month, last_month, day, days }
}

/** The first times within the interval, by searches of some weeks each, and the moment until which all times are known. */
async function findFirst(
  find: Finder,
  [from, until]: Interval,
  minutes: number,
): Promise<{ readonly slots: BookableSlot[]; readonly until: number }> {
  for (let start = from; start < until; start += search_ms) {
    const end = start + search_ms + minutes * minute_ms
    const slots = await find([start, end])
    if (slots.length > 0) return { slots, until: end }
  }
  return { slots: [], until }
}

async function nextTimes(
  find: Finder,
  after_ms: number,
  { now, minutes, days_ahead }: { now: Date; minutes: number; days_ahead: number },
): Promise<number[]> {
  const [from, until] = [now.getTime(), now.getTime() + (days_ahead + 1) * day_ms]
  const later = await findFirst(find, [Math.max(after_ms, from), until], minutes)
  const { slots } = later.slots.length > 0 ? later : await findFirst(find, [from, until], minutes)
  return [...new Set(slots.map(({ interval }) => interval[0]))].slice(0, next_count)
}

async function slotPage(
  visit: FormRequest,
  open: OpenPage,
  {
    context,
    moment,
    notice,
  }: { context: present.GuestContext; moment: number | null; notice: BookingNotice | null },
): Promise<present.RenderedPage> {
  const { now } = visit
  const wanted = wantedIn(visit, open)
  const find = finderOf(visit, open, wanted)
  const linked_day = moment === null || notice !== null ? null : safeDay(moment, context.zone)
  const place =
    linked_day !== null && context.place.day === null ? { ...context.place, day: linked_day } : context.place
  const { days_ahead } = open.page
  const picker = await readPicker(find, {
    context: { ...context, place },
    now,
    minutes: wanted.minutes,
    days_ahead,
  })
  const isFree = moment !== null && hasTime(picker, moment)
  const missed = moment !== null && (notice === 'taken' || !isFree)
  return present.presentSlotPage(
    {
      open,
      ...wanted,
      picker,
      notice: notice ?? (missed ? 'taken' : null),
      chosen: moment !== null && !missed ? moment : null,
      next:
        missed && moment !== null
          ? await nextTimes(find, moment, { now, minutes: wanted.minutes, days_ahead })
          : [],
      status: notice === null ? 200 : moment === null ? 400 : 409,
    },
    context,
  )
}

/** A moment that no calendar reaches has no day. */
function safeDay(ms: number, zone: string): string | null {
  return readDate(new Date(ms).toISOString().slice(0, 10)) === null ? null : wallTimeOf(ms, zone).slice(0, 10)
}

function pathOf({ page, owner }: OpenPage): `/${string}` {
  return `/book/${owner.booking_name}/${page.booking_page_slug}`
}

interface WantedForm {
  readonly starts_ms: number
  readonly minutes: number
  readonly host_id: string | null
  readonly token: string
}

function formPath(
  open: OpenPage,
  { starts_ms, minutes, host_id, token }: WantedForm,
  place: PagePlace,
): `/${string}` {
  const kept = { ...place, month: null, day: null, minutes, host: host_id }
  return `${pathOf(open)}/form${queryOf(kept, { time: starts_ms, hold: token })}`
}

function managePath({ box }: FormRequest, booking_id: string, { zone, isEmbedded }: PagePlace): `/${string}` {
  const place = { zone, isEmbedded, minutes: null, host: null, month: null, day: null, key: null }
  return `/book/manage/${bookingToken(box, booking_id, 'manage')}${queryOf(place)}`
}

function pathOfManage({ param }: FormRequest): `/${string}` {
  return `/book/manage/${param('token')}`
}

interface FoundForm {
  readonly open: OpenPage
  readonly booking_id: string
  readonly wanted: { readonly starts_ms: number; readonly minutes: number; readonly host_id: string | null }
  readonly context: present.GuestContext
}

/** The form of a hold; the booking where the form has been sent already; undefined where there is neither. */
async function findForm(visit: FormRequest): Promise<FoundForm | { readonly see: `/${string}` } | undefined> {
  const { db, box, now, query } = visit
  const booking_id = readBookingToken(box, query.get('hold') ?? '', 'hold')
  if (booking_id === undefined) return undefined
  if (await findGuestBooking(db, booking_id, now))
    return { see: managePath(visit, booking_id, placeIn(query)) }
  const open = await findOpen(visit)
  const starts_ms = readMoment(query.get('time'))
  if (!open || starts_ms === null) return undefined
  return {
    open,
    booking_id,
    wanted: { starts_ms, ...wantedIn(visit, open) },
    context: contextOf(visit, open),
  }
}

async function formPage(
  visit: FormRequest,
  { open, booking_id, wanted, context }: FoundForm,
  {
    typed = nothing_typed,
    problems = new Map(),
    notice = null,
  }: Partial<Pick<present.FormView, 'typed' | 'problems' | 'notice'>>,
): Promise<present.RenderedPage> {
  const [held] = await listTimesOf(visit.db, booking_id)
  const isHeld =
    held?.expires_at && held.expires_at > visit.now && held.starts_at.getTime() === wanted.starts_ms
  const token = bookingToken(visit.box, booking_id, 'hold')
  const find = finderOf(visit, open, wanted)
  return present.presentForm(
    {
      open,
      ...wanted,
      action: formPath(open, { ...wanted, token }, context.place),
      typed,
      problems,
      held_until: isHeld ? held.expires_at : null,
      notice,
      next:
        notice === 'taken'
          ? await nextTimes(find, wanted.starts_ms, {
              ...wanted,
              now: visit.now,
              days_ahead: open.page.days_ahead,
            })
          : [],
      status: notice === 'taken' ? 409 : problems.size > 0 || notice !== null ? 400 : 200,
    },
    context,
  )
}

const changing: readonly BookingPurpose[] = ['manage', 'move', 'cancel']

interface Managed {
  /** What the link is for. */
  readonly purpose: BookingPurpose
  readonly booking: GuestBooking
  readonly context: present.GuestContext
}

async function findManaged(
  visit: FormRequest,
  purposes: readonly BookingPurpose[] = changing,
): Promise<Managed | undefined> {
  const { db, box, now, query, acceptLanguage, param } = visit
  const token = param('token')
  const purpose = purposes.find((one) => readBookingToken(box, token, one) !== undefined)
  const booking_id = purpose && readBookingToken(box, token, purpose)
  const booking = booking_id === undefined ? undefined : await findGuestBooking(db, booking_id, now)
  if (!purpose || !booking) return undefined
  const page = booking.open?.page
  const fixed = page?.shown_timezone ?? null
  const context = {
    reader: guestReader(booking.guest_language, acceptLanguage),
    place: placeIn(query),
    zone: fixed ?? readZone(query) ?? booking.guest_timezone,
    mayChooseZone: fixed === null,
    origins: safeOrigins(page?.allowed_origins ?? []),
  }
  return { purpose, booking, context }
}

async function bookingPage(
  visit: FormRequest,
  found: Managed,
  notice: BookingNotice | null,
): Promise<present.RenderedPage> {
  const { query, now } = visit
  // What has just changed is read anew.
  const { purpose, booking, context } = (notice === null ? found : await findManaged(visit)) ?? found
  const { booking_state: state, starts_at, open } = booking
  const isAhead = starts_at > now
  const isOpen = isAhead && ['booked', 'pending', 'unconfirmed'].includes(state)
  const isMovable =
    purpose !== 'cancel' && isAhead && open !== null && (state === 'booked' || state === 'pending')
  const mayMove = isMovable && hasHost(booking, open)
  const isMoving = mayMove && query.get('move') === '1' && notice !== 'closed'
  const picker = isMoving ? await movePicker(visit, { purpose, booking, context }, open) : null
  const asked = notice === null && picker !== null ? readMoment(query.get('time')) : null
  // Going back after a move leads to the question about the time that is booked by now.
  const wanted = asked === booking.starts_at.getTime() ? null : asked
  const isFree = wanted !== null && hasTime(picker, wanted)
  return present.presentBooking(
    {
      booking,
      path: pathOfManage(visit),
      mayMove,
      isHostGone: isMovable && !mayMove,
      mayCancel: isOpen && purpose !== 'move',
      isCancelling: purpose === 'cancel',
      isOpen,
      isMoved: query.get('moved') === '1' && state === 'booked',
      notice: wanted !== null && !isFree ? 'taken' : notice,
      picker,
      chosen: isFree ? wanted : null,
      status: notice === null ? 200 : 409,
    },
    context,
  )
}

/** Whether the page still has the host of the booking, without whom no time is free. */
function hasHost({ host_id }: GuestBooking, { page }: OpenPage): boolean {
  if (page.host_choice === 'collective' || host_id === null) return true
  return page.hosts.some(({ user_id }) => user_id === host_id)
}

function hasTime(picker: present.PickerView | null, wanted: number): boolean {
  return [...(picker?.days.values() ?? [])].flat().some(({ starts_ms }) => starts_ms === wanted)
}

/** The times that the booking can be moved to, with its host. */
function movePicker(
  { db, now }: FormRequest,
  { booking, context }: Managed,
  { page }: OpenPage,
): Promise<present.PickerView> {
  const minutes = (booking.ends_at.getTime() - booking.starts_at.getTime()) / minute_ms
  const search = {
    minutes,
    host_id: page.host_choice === 'collective' ? undefined : (booking.host_id ?? undefined),
    holder_id: booking.booking_id,
    meeting_id: page.seats > 1 ? undefined : (booking.meeting_id ?? undefined),
  }
  const find = async (window: Interval) => {
    const found = await findPageSlots(db, page, { ...search, window }, now)
    return found.filter(({ interval: [at] }) => at !== booking.starts_at.getTime())
  }
  return readPicker(find, { context, now, minutes, days_ahead: page.days_ahead })
}
