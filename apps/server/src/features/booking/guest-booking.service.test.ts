import {
  type BookingPage,
  createBookingPage,
  getMeeting,
  type Input,
  listBookings,
  type SessionUser,
} from '@meridian/contract'
import { day_ms, hour_ms, type Interval } from '@meridian/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertMeeting } from '../../../test/meeting-row.ts'
import { testBox } from '../../../test/test-box.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { newId } from '../../platform/id.ts'
import { listMailed } from './booking.queries.ts'
import type { BookableSlot } from './bookable-slots.service.ts'
import {
  approveBooking,
  book,
  type BookingOutcome,
  confirmBooking,
  declineBooking,
  holdSlot,
  type NewBooking,
} from './guest-booking.service.ts'
import { cancelByGuest, findGuestBooking, rescheduleByGuest } from './guest-change.service.ts'
import { findOpenPage, findSlots, type OpenPage } from './open-page.service.ts'

// A Friday; the usual hours are 9 to 17 o'clock in Berlin.
const now = new Date('2026-11-20T09:00:00.000Z')
const monday_nine = Date.parse('2026-11-23T08:00:00Z')
const monday: Interval = [monday_nine - 8 * hour_ms, monday_nine + 16 * hour_ms]

let server: TestServer
let ada: SessionUser
let bob: SessionUser
beforeAll(async () => {
  server = await startTestServer({ now: now.toISOString() })
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await server.aPerson({ first_name: 'Ada', timezone: 'Europe/Berlin' })
  bob = await server.aPerson({ first_name: 'Bob', timezone: 'Europe/Berlin' })
})

type Body = NonNullable<Input<typeof createBookingPage>['body']>

async function aPage(about: Partial<Body> = {}, owner = ada): Promise<BookingPage> {
  const body = { booking_page_title: 'Intro', booking_page_slug: `intro-${newId().slice(-12)}`, ...about }
  const { data, message } = await server.call(createBookingPage, { body }, owner.access_token)
  if (!data) throw new Error(message)
  return data
}

async function open({ page_url }: BookingPage, at = now): Promise<OpenPage> {
  const [, booking_name = '', slug = ''] = /\/book\/([^/]+)\/([^?]+)/.exec(page_url) ?? []
  const found = await findOpenPage(server.db, { booking_name, slug, key: null }, at)
  if (!found) throw new Error('the page is not open')
  return found
}

const both = () => [{ user_id: ada.user_id }, { user_id: bob.user_id }]

const world = () => ({ db: server.db, box: testBox, config: { publicUrl: 'http://localhost' } })

function bookAt(page: OpenPage, about: Partial<NewBooking> = {}, at = now): Promise<BookingOutcome> {
  const id = newId()
  const guest = { name: 'Grace', email: `${id}@guests.example`, timezone: 'UTC', language: 'en', phone: null }
  const usual = { booking_id: id, starts_ms: monday_nine, minutes: 30, host_id: null, guest, answers: [] }
  return book(world(), page, { ...usual, ...about }, at)
}

function startsOf(slots: readonly BookableSlot[]): number[] {
  return slots.map(({ interval }) => (interval[0] - monday_nine) / hour_ms)
}

async function slotsOf(page: BookingPage, about: { minutes?: number; window?: Interval; at?: Date } = {}) {
  const { minutes = 30, window = monday, at = now } = about
  return findSlots(server.db, await open(page, at), { window, minutes }, at)
}

describe('[BKG1] the times of a page', () => {
  it('lie in the working hours, after the notice and within the days ahead', async () => {
    const page = await aPage({ step_minutes: 60, days_ahead: 3 })
    expect(startsOf(await slotsOf(page))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const tuesday: Interval = [monday[0] + day_ms, monday[1] + day_ms]
    expect(await slotsOf(page, { window: tuesday })).toEqual([])
    const sunday = new Date(monday_nine - 2 * hour_ms)
    expect(startsOf(await slotsOf(page, { at: sunday }))).toEqual([2, 3, 4, 5, 6, 7])
  })

  it('lie in the hours of the page, in the zone of the host', async () => {
    const booking_hours = { monday: [{ start_time: '22:00', end_time: '00:00' }] }
    const page = await aPage({ booking_hours, durations: [60], step_minutes: 60 })
    expect(startsOf(await slotsOf(page, { minutes: 60, window: [monday[0], monday[1] + day_ms] }))).toEqual([
      13, 14,
    ])
  })

  it('keep the buffers around meetings and stay on the full hour', async () => {
    const meeting = { start: '2026-11-23T10:00:00', end: '2026-11-23T10:15:00', zone: 'Europe/Berlin' }
    await insertMeeting(server.db, { user_id: ada.user_id, ...meeting })
    const page = await aPage({
      step_minutes: 60,
      durations: [60],
      buffer_before_minutes: 15,
      buffer_after_minutes: 15,
    })
    expect(startsOf(await slotsOf(page, { minutes: 60 }))).toEqual([2, 3, 4, 5, 6, 7])
  })

  it('end with the bookings that a day or a week may have', async () => {
    const page = await aPage({ bookings_a_day_max: 1, bookings_a_week_max: 2 })
    expect(await bookAt(await open(page))).toMatchObject({ outcome: 'booked' })
    expect(await slotsOf(page)).toEqual([])
    const tuesday = monday_nine + day_ms
    expect(await bookAt(await open(page), { starts_ms: tuesday })).toMatchObject({ outcome: 'booked' })
    const wednesday: Interval = [monday[0] + 2 * day_ms, monday[1] + 2 * day_ms]
    expect(await slotsOf(page, { window: wednesday })).toEqual([])
    const next_week: Interval = [monday[0] + 7 * day_ms, monday[1] + 7 * day_ms]
    expect(await slotsOf(page, { window: next_week })).not.toEqual([])
  })

  it('are none of a host whose calendar cannot be read', async () => {
    const stamps = { next_sync_at: now, created_at: now, updated_at: now }
    const lost = { provider: 'google', external_account_id: 'ada', reconnect_reason: 'revoked' } as const
    const connection = { connection_id: newId(), user_id: ada.user_id, ...lost, ...stamps }
    await server.db.insertInto('connection').values(connection).execute()
    expect(await slotsOf(await aPage())).toEqual([])
  })

  it('need all hosts of a collective page, and one of a round robin', async () => {
    const meeting = { start: '2026-11-23T09:00:00', end: '2026-11-23T16:00:00', zone: 'Europe/Berlin' }
    await insertMeeting(server.db, { user_id: bob.user_id, ...meeting })
    const all = await aPage({ host_choice: 'collective', hosts: both(), step_minutes: 60 })
    expect(startsOf(await slotsOf(all))).toEqual([7])
    const one = await aPage({ host_choice: 'round_robin', hosts: both(), step_minutes: 60 })
    const slots = await slotsOf(one)
    expect(startsOf(slots)).toHaveLength(8)
    expect(slots[0]?.host_ids).toEqual([ada.user_id])
    expect(slots[7]?.host_ids).toEqual([ada.user_id, bob.user_id])
  })
})

describe('[BKG2] a time that is booked', () => {
  it('becomes a meeting to which host and guest come, and is offered no more', async () => {
    const page = await aPage({ place_details: 'https://meet.example/ada', booking_page_description: 'Hello' })
    const outcome = await bookAt(await open(page))
    const booking = await findGuestBooking(server.db, idOf(outcome), now)
    expect(booking).toMatchObject({ booking_state: 'booked', place_link: 'https://meet.example/ada' })
    const attendees = await server.db
      .selectFrom('meeting_attendee')
      .select(['is_organizer', 'meeting_action', 'guest_email'])
      .where('meeting_id', '=', booking?.meeting_id ?? '')
      .orderBy('is_organizer', 'desc')
      .execute()
    expect(attendees).toMatchObject([
      { is_organizer: true, meeting_action: 'approved' },
      { is_organizer: false, meeting_action: 'approved', guest_email: booking?.guest_email },
    ])
    expect(startsOf(await slotsOf(page))[0]).toBe(0.5)
    expect(await bookAt(await open(page))).toEqual({ outcome: 'taken' })
  })

  it('is one booking however often its form is sent', async () => {
    const page = await open(await aPage())
    const booking_id = newId()
    const outcomes = await Promise.all([1, 2, 3].map(() => bookAt(page, { booking_id })))
    expect(outcomes).toEqual([1, 2, 3].map(() => ({ outcome: 'booked', booking_id })))
    expect(await countMeetings(ada)).toBe(1)
  })

  it('[BKG3] is booked by one of many who want it at once', async () => {
    const page = await open(await aPage())
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => bookAt(page)))
    expect(outcomes.filter(({ outcome }) => outcome === 'booked')).toHaveLength(1)
    expect(outcomes.filter(({ outcome }) => outcome === 'taken')).toHaveLength(29)
    expect(await countMeetings(ada)).toBe(1)
  })

  it('invites a colleague whose address the guest entered, and does not accept for the colleague', async () => {
    const page = await open(await aPage())
    const guest = { name: 'Bob?', email: bob.primary_email, timezone: 'UTC', language: 'en', phone: null }
    await server.db.updateTable('app_user').set({ address_confirmed_at: now }).execute()
    await bookAt(page, { guest })
    const rows = await server.db
      .selectFrom('meeting_attendee')
      .select('meeting_action')
      .where('user_id', '=', bob.user_id)
      .execute()
    expect(rows.map(({ meeting_action }) => meeting_action)).not.toContain('approved')
  })

  it('is a length of the page', async () => {
    const page = await open(await aPage())
    expect(await bookAt(page, { minutes: 45 })).toEqual({ outcome: 'taken' })
  })
})

describe('[BKG4] a time that a form holds', () => {
  it('is free for the form alone, for ten minutes', async () => {
    const made = await aPage()
    const page = await open(made)
    const held = await holdSlot(server.db, page, { starts_ms: monday_nine, minutes: 30, host_id: null }, now)
    if (held === 'taken') throw new Error('it is free')
    expect(held.expires_at).toEqual(new Date(now.getTime() + 600_000))
    expect(await bookAt(page)).toEqual({ outcome: 'taken' })
    expect(await bookAt(page, { booking_id: held.booking_id })).toMatchObject({ outcome: 'booked' })
  })

  it('is free again once the form has expired, and the form may book it while nobody else did', async () => {
    const page = await open(await aPage())
    const held = await holdSlot(server.db, page, { starts_ms: monday_nine, minutes: 30, host_id: null }, now)
    if (held === 'taken') throw new Error('it is free')
    const later = new Date(now.getTime() + 600_000)
    expect(startsOf(await findSlots(server.db, page, { window: monday, minutes: 30 }, later))[0]).toBe(0)
    expect(await bookAt(page, { booking_id: held.booking_id }, later)).toMatchObject({ outcome: 'booked' })
  })
})

describe('[BKG5] approval and confirmation', () => {
  it('hold the time until the host decides', async () => {
    const made = await aPage({ needs_confirmation: true })
    const page = await open(made)
    const booking_id = idOf(await bookAt(page))
    expect(await countMeetings(ada)).toBe(0)
    expect(await bookAt(page)).toEqual({ outcome: 'taken' })
    await approveBooking(server.db, world(), booking_id, now)
    expect(await findGuestBooking(server.db, booking_id, now)).toMatchObject({ booking_state: 'booked' })
    expect(await countMeetings(ada)).toBe(1)
    await expect(approveBooking(server.db, world(), booking_id, now)).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('release a declined time, and an expired one', async () => {
    const page = await open(await aPage({ needs_confirmation: true }))
    const booking_id = idOf(await bookAt(page))
    await declineBooking(server.db, world(), { booking_id, note: 'Sorry' }, now)
    expect(await findGuestBooking(server.db, booking_id, now)).toMatchObject({
      booking_state: 'declined',
      end_note: 'Sorry',
    })
    const other = idOf(await bookAt(page))
    const begun = new Date(monday_nine)
    expect(await findGuestBooking(server.db, other, begun)).toMatchObject({ booking_state: 'expired' })
    await expect(approveBooking(server.db, world(), other, begun)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('wait for the guest’s address where the page asks for it', async () => {
    const page = await open(await aPage({ needs_confirmed_address: true }))
    const booking_id = idOf(await bookAt(page))
    expect(await countMeetings(ada)).toBe(0)
    const late = new Date(now.getTime() + 31 * 60_000)
    expect(await confirmBooking(world(), booking_id, late)).toBe('gone')
    expect(await confirmBooking(world(), booking_id, now)).toBe('booked')
    expect(await confirmBooking(world(), booking_id, now)).toBe('booked')
    expect(await countMeetings(ada)).toBe(1)
  })
})

describe('[BKG6] several seats', () => {
  it('are one meeting, and each seat is booked once', async () => {
    const made = await aPage({ seats: 3 })
    const page = await open(made)
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => bookAt(page)))
    expect(outcomes.filter(({ outcome }) => outcome === 'booked')).toHaveLength(3)
    expect(await countMeetings(ada)).toBe(1)
    expect(startsOf(await slotsOf(made))[0]).toBe(0.5)
  })

  it('are free again when a guest cancels, and the last one cancels the meeting', async () => {
    const made = await aPage({ seats: 2 })
    const page = await open(made)
    const [one, other] = [idOf(await bookAt(page)), idOf(await bookAt(page))]
    expect(await cancelByGuest(world(), { booking_id: one, note: '' }, now)).toBe(true)
    expect((await slotsOf(made))[0]).toMatchObject({ seats_left: 1 })
    expect(await bookAt(page)).toMatchObject({ outcome: 'booked' })
    expect(await findGuestBooking(server.db, other, now)).toMatchObject({ booking_state: 'booked' })
  })
})

describe('[BKG7] one of several hosts', () => {
  it('is chosen in turn, and the owner reads why', async () => {
    const page = await open(await aPage({ host_choice: 'round_robin', hosts: both() }))
    for (const hour of [0, 1, 2, 3]) await bookAt(page, { starts_ms: monday_nine + hour * hour_ms })
    const rows = await server.db
      .selectFrom('booking')
      .select(['host_id', 'host_reason'])
      .where('booking_page_id', '=', page.page.booking_page_id)
      .execute()
    const counts = Map.groupBy(rows, ({ host_id }) => host_id)
    expect([counts.get(ada.user_id)?.length, counts.get(bob.user_id)?.length]).toEqual([2, 2])
    expect(rows.at(-1)?.host_reason).toMatch(/was free\. Bookings of the last 90 days: /)
  })

  it('may be chosen by the guest, and two guests get a time of both', async () => {
    const page = await open(await aPage({ host_choice: 'round_robin', hosts: both(), may_choose_host: true }))
    const outcomes = await Promise.all([1, 2, 3].map(() => bookAt(page)))
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['booked', 'booked', 'taken'])
    const chosen = await bookAt(page, { starts_ms: monday_nine + hour_ms, host_id: bob.user_id })
    expect(await findGuestBooking(server.db, idOf(chosen), now)).toMatchObject({ host_name: bob.full_name })
  })

  it('are all booked on a collective page', async () => {
    const page = await open(await aPage({ host_choice: 'collective', hosts: both() }))
    const other = await open(await aPage({}, bob))
    const outcomes = await Promise.all([bookAt(page), bookAt(other)])
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['booked', 'taken'])
  })

  it('[BKG63] [BKG14] are all named to the guest, told by mail and have the booking in their lists', async () => {
    const page = await open(await aPage({ host_choice: 'collective', hosts: both() }))
    const booking_id = idOf(await bookAt(page))
    const host_names = [ada.full_name, bob.full_name]
    expect(await findGuestBooking(server.db, booking_id, now)).toMatchObject({ host_names })
    const pending = await open(
      await aPage({ host_choice: 'collective', hosts: both(), needs_confirmation: true }),
    )
    const asked = idOf(await bookAt(pending, { starts_ms: monday_nine + hour_ms }))
    expect(await findGuestBooking(server.db, asked, now)).toMatchObject({
      booking_state: 'pending',
      host_names,
    })
    const mailed = await listMailed(server.db, booking_id)
    expect(mailed.map(({ host_email }) => host_email)).toEqual([ada.primary_email, bob.primary_email])
    for (const host of [ada, bob]) {
      const query = { booking_state: 'booked' } as const
      const { data } = await server.call(listBookings, { query }, host.access_token)
      expect(data).toMatchObject([{ booking_id, host_names }])
      const params = { meeting_id: data?.[0]?.meeting_id ?? '' }
      expect((await server.call(getMeeting, { params }, host.access_token)).data?.is_booked).toBe(true)
    }
  })
})

describe('[BKG8] a guest', () => {
  it('moves the booking to another time, and the former one is free', async () => {
    const made = await aPage()
    const page = await open(made)
    const booking_id = idOf(await bookAt(page))
    const ten = monday_nine + hour_ms
    expect(await rescheduleByGuest(world(), { booking_id, starts_ms: ten }, now)).toBe('moved')
    const booking = await findGuestBooking(server.db, booking_id, now)
    expect(booking).toMatchObject({ booking_state: 'booked', starts_at: new Date(ten) })
    expect(await bookAt(page)).toMatchObject({ outcome: 'booked' })
    expect(await bookAt(page, { starts_ms: ten })).toEqual({ outcome: 'taken' })
    expect(await rescheduleByGuest(world(), { booking_id, starts_ms: monday_nine }, now)).toBe('taken')
    // Half an hour later overlaps nothing but the booking's own time.
    const half_past = ten + hour_ms / 2
    expect(await rescheduleByGuest(world(), { booking_id, starts_ms: half_past }, now)).toBe('moved')
  })

  it('moves one of several seats to a meeting of its own', async () => {
    const page = await open(await aPage({ seats: 2 }))
    const [one, other] = [idOf(await bookAt(page)), idOf(await bookAt(page))]
    const ten = monday_nine + hour_ms
    expect(await rescheduleByGuest(world(), { booking_id: one, starts_ms: ten }, now)).toBe('moved')
    expect(await findGuestBooking(server.db, one, now)).toMatchObject({ starts_at: new Date(ten) })
    expect(await findGuestBooking(server.db, other, now)).toMatchObject({ starts_at: new Date(monday_nine) })
    expect(await countMeetings(ada)).toBe(2)
  })

  it('moves and cancels what waits for approval', async () => {
    const page = await open(await aPage({ needs_confirmation: true }))
    const booking_id = idOf(await bookAt(page))
    const ten = monday_nine + hour_ms
    expect(await rescheduleByGuest(world(), { booking_id, starts_ms: ten }, now)).toBe('moved')
    expect(await bookAt(page)).toMatchObject({ outcome: 'pending' })
    expect(await cancelByGuest(world(), { booking_id, note: 'No time' }, now)).toBe(true)
    expect(await findGuestBooking(server.db, booking_id, now)).toMatchObject({ booking_state: 'cancelled' })
    expect(await bookAt(page, { starts_ms: ten })).toMatchObject({ outcome: 'pending' })
  })

  it('cancels once, and the time is free', async () => {
    const page = await open(await aPage())
    const booking_id = idOf(await bookAt(page))
    expect(await cancelByGuest(world(), { booking_id, note: '' }, now)).toBe(true)
    expect(await cancelByGuest(world(), { booking_id, note: '' }, now)).toBe(false)
    expect(await rescheduleByGuest(world(), { booking_id, starts_ms: monday_nine }, now)).toBe('gone')
    expect(await bookAt(page)).toMatchObject({ outcome: 'booked' })
  })
})

it('[BKG9] a page that is off, of a disabled person or unknown is not found', async () => {
  const page = await aPage({ is_on: false })
  await expect(open(page)).rejects.toThrow('not open')
  const other = await aPage()
  await server.db
    .updateTable('app_user')
    .set({ disabled_at: now })
    .where('user_id', '=', ada.user_id)
    .execute()
  await expect(open(other)).rejects.toThrow('not open')
})

function idOf(outcome: BookingOutcome): string {
  if (!('booking_id' in outcome)) throw new Error(`The outcome is ${outcome.outcome}.`)
  return outcome.booking_id
}

async function countMeetings({ user_id }: SessionUser): Promise<number> {
  const rows = await server.db
    .selectFrom('meeting')
    .select('meeting_id')
    .where('user_id', '=', user_id)
    .where('meeting_status', '=', 'active')
    .execute()
  return rows.length
}
