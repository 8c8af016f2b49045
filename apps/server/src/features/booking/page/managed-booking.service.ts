import { type Interval, minute_ms } from '@meridian/engine'
import { writeCalendar } from '@meridian/icalendar'
import { readParagraph } from '../../../platform/http/guest-form.ts'
import { readZone } from '../../../platform/http/guest-zone.ts'
import type { FormRequest } from '../../../platform/http/serve-form-pages.ts'
import { guestReader } from '../../../platform/http/page-reader.ts'
import { type BookingPurpose, readBookingToken } from '../../../platform/security/booking-token.ts'
import { countHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { eventOf, listExportRows, product_id } from '../../meeting/meeting.api.ts'
import { findSlots as findPageSlots } from '../bookable-slots.service.ts'
import { confirmBooking } from '../guest-booking.service.ts'
import {
  cancelByGuest,
  findGuestBooking,
  type GuestBooking,
  rescheduleByGuest,
} from '../guest-change.service.ts'
import type { OpenPage } from '../open-page.service.ts'
import { readMoment } from './booking-days.rules.ts'
import { answer_characters_max } from './booking-form.rules.ts'
import { queryOf } from './booking-links.rules.ts'
import type { BookingNotice } from './booking-page-texts.rules.ts'
import * as present from './guest-page.present.ts'
import {
  type GuestReply,
  managePath,
  notFound,
  readPlace,
  findDay,
  filterOrigins,
} from './guest-visit.service.ts'
import { hasTime, readPicker } from './slot-picker.service.ts'

const changes_of_booking: Limit = { most: 30, windowSeconds: 3600 }

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
  const day = findDay(starts_ms, zone)
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

function pathOfManage({ param }: FormRequest): `/${string}` {
  return `/book/manage/${param('token')}`
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
    place: readPlace(query),
    zone: fixed ?? readZone(query) ?? booking.guest_timezone,
    mayChooseZone: fixed === null,
    origins: filterOrigins(page?.allowed_origins ?? []),
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
