import { createBookingPage, type Input } from '@meridian/contract'
import { day_ms, type Interval, listZones, minute_ms, wallTimeOf, zoneChanges } from '@meridian/engine'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertMeeting } from '../../../test/meeting-row.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { testBox } from '../../../test/test-box.ts'
import { newId } from '../../platform/id.ts'
import { book } from './guest-booking.service.ts'
import { findOpenPage, findSlots } from './open-page.service.ts'

const year: Interval = [Date.parse('2030-01-01T00:00:00Z'), Date.parse('2031-01-01T00:00:00Z')]
/** BOOKING_ZONES=all is the long run: every zone, at every change of its clocks. */
const zones =
  process.env['BOOKING_ZONES'] === 'all'
    ? listZones()
    : ['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Africa/Casablanca']
const changes = zones.flatMap((zone) => zoneChanges(zone, ...year).map((at): [string, number] => [zone, at]))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: '2029-12-01T00:00:00.000Z' })
})
afterAll(() => server.close())

type Body = NonNullable<Input<typeof createBookingPage>['body']>

it('[BKG1] [BKG3] where clocks change, what is offered can be booked, nothing else can, and nothing overlaps', async () => {
  expect(changes.length).toBeGreaterThan(zones.length / 4)
  for (const [zone, change] of changes) await tryDay(zone, change)
}, 3_600_000)

async function tryDay(zone: string, change: number): Promise<void> {
  const now = new Date(change - 20 * day_ms)
  const ada = await server.aPerson({ first_name: 'Ada', timezone: zone })
  const otto = await server.aPerson({ first_name: 'Otto', timezone: 'Asia/Kathmandu' })
  const night = [
    { start_time: '00:00', end_time: '05:00' },
    { start_time: '20:00', end_time: '00:00' },
  ]
  const always = [{ start_time: '00:00', end_time: '00:00' }]
  const body: Body = {
    booking_page_title: 'Night',
    booking_page_slug: 'night',
    booking_hours: everyDay(always),
    buffer_after_minutes: 15,
    host_choice: 'collective',
    hosts: [
      { user_id: ada.user_id, booking_hours: everyDay(night), buffer_before_minutes: 5 },
      { user_id: otto.user_id, bookings_a_day_max: 7 },
    ],
  }
  const { data } = await server.call(createBookingPage, { body }, ada.access_token)
  const booking_name = /\/book\/([^/]+)\//.exec(data?.page_url ?? '')?.[1] ?? ''
  const page = await findOpenPage(server.db, { booking_name, slug: 'night', key: null }, now)
  if (!page) throw new Error('the page is not open')
  const busy: Interval = [change + 30 * minute_ms, change + 60 * minute_ms]
  await insertMeeting(server.db, {
    user_id: otto.user_id,
    start: wallTimeOf(busy[0], 'UTC'),
    end: wallTimeOf(busy[1], 'UTC'),
    zone: 'UTC',
  })

  const booked: Interval[] = []
  for (const starts_ms of startsAround(change)) {
    const window: Interval = [starts_ms, starts_ms + 30 * minute_ms]
    const offered = await findSlots(server.db, page, { window, minutes: 30 }, now)
    const id = newId()
    const guest = {
      name: 'Grace',
      email: `${id}@guests.example`,
      timezone: 'UTC',
      language: 'en',
      phone: null,
    }
    const wanted = { booking_id: id, starts_ms, minutes: 30, host_id: null, guest, answers: [] }
    const world = { db: server.db, box: testBox, config: { publicUrl: 'http://localhost' } }
    const { outcome } = await book(world, page, wanted, now)
    const isOffered = offered.some(({ interval }) => interval[0] === starts_ms)
    expect([zone, wallTimeOf(starts_ms, zone), outcome]).toEqual([
      zone,
      wallTimeOf(starts_ms, zone),
      isOffered ? 'booked' : 'taken',
    ])
    if (isOffered) booked.push(window)
  }
  expect(booked.length).toBeGreaterThan(2)
  for (const [start, end] of booked) {
    const [hour, minute] = wallTimeOf(start, zone).slice(11, 16).split(':')
    const isOpen = Number(hour) < 5 || Number(hour) >= 20
    expect([zone, isOpen, ['00', '30'].includes(minute ?? '')]).toEqual([zone, true, true])
    expect(end + 15 * minute_ms <= busy[0] || start >= busy[1]).toBe(true)
  }
  const { rows } = await sql<{ overlaps: number }>`
    select count(*)::int as overlaps from held_time a join held_time b
      on a.user_id = b.user_id and a.held_time_id < b.held_time_id
      and tstzrange(a.starts_at, a.ends_at + interval '15 minutes') && tstzrange(b.starts_at, b.ends_at + interval '15 minutes')
    where a.user_id in (${ada.user_id}, ${otto.user_id})`.execute(server.db)
  expect(rows).toEqual([{ overlaps: 0 }])
}

/** Every quarter of an hour of some hours around the change, in an order that is not the clock's. */
function startsAround(change: number): number[] {
  const first = change - (change % (30 * minute_ms)) - 4 * 60 * minute_ms
  return Array.from({ length: 37 }, (_, place) => first + ((place * 14) % 37) * 15 * minute_ms)
}

function everyDay<Hours>(hours: Hours) {
  return {
    sunday: hours,
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
  }
}
