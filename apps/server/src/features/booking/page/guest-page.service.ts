import { readZone } from '../../../platform/http/guest-zone.ts'
import type { FormRequest } from '../../../platform/http/serve-form-pages.ts'
import { guestReader, readerOf } from '../../../platform/http/page-reader.ts'
import { bookingToken, readBookingToken } from '../../../platform/security/booking-token.ts'
import { countHit, countNetworkHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { listTimesOf } from '../../availability/availability.api.ts'
import { book, holdSlot } from '../guest-booking.service.ts'
import { findGuestBooking } from '../guest-change.service.ts'
import { findOpenPage, findSlots, listOpenPages, type OpenPage } from '../open-page.service.ts'
import { readMoment } from './booking-days.rules.ts'
import { nothing_typed, problemsIn, typedIn } from './booking-form.rules.ts'
import { type PagePlace, queryOf } from './booking-links.rules.ts'
import type { BookingNotice } from './booking-page-texts.rules.ts'
import * as present from './guest-page.present.ts'
import {
  type GuestReply,
  managePath,
  notFound,
  noticePage,
  readPlace,
  findDay,
  filterOrigins,
} from './guest-visit.service.ts'
import { type Finder, hasTime, nextTimes, readPicker } from './slot-picker.service.ts'

const holds_of_network: Limit = { most: 30, windowSeconds: 600 }
const holds_of_page: Limit = { most: 300, windowSeconds: 600 }
const bookings_of_network: Limit = { most: 20, windowSeconds: 3600 }
const bookings_of_address: Limit = { most: 10, windowSeconds: 3600 }
const bookings_of_page: Limit = { most: 200, windowSeconds: 3600 }

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
    place: readPlace(query),
    zone: page.shown_timezone ?? asked ?? owner.timezone,
    mayChooseZone: page.shown_timezone === null,
    origins: filterOrigins(page.allowed_origins),
  }
}

function wantedIn({ query }: FormRequest, { page }: OpenPage) {
  const { minutes, host } = readPlace(query)
  const [first = 30] = page.durations
  const isHost = page.may_choose_host && page.hosts.some(({ user_id }) => user_id === host)
  return {
    minutes: minutes !== null && page.durations.includes(minutes) ? minutes : first,
    host_id: isHost ? host : null,
  }
}

function finderOf(
  { db, now }: FormRequest,
  open: OpenPage,
  wanted: { minutes: number; host_id: string | null },
): Finder {
  const { minutes, host_id } = wanted
  return (window) => findSlots(db, open, { window, minutes, host_id: host_id ?? undefined }, now)
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
  const linked_day = moment === null || notice !== null ? null : findDay(moment, context.zone)
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
    return { see: managePath(visit, booking_id, readPlace(query)) }
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
