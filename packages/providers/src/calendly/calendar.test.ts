import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { day_ms } from '@meridian/engine'
import {
  type ConnectedHost,
  startConnectedHost,
} from '../../../../apps/simulators/src/calendly/connected-host.ts'
import type { CalendarSource, RemoteEvent, RemoteMeeting, RemotePage } from '../kit/remote-event.ts'
import { calendlyBookings } from './bookings.ts'
import { calendlyCalendar } from './calendar.ts'

let host: ConnectedHost
/** What a mirror would hold. */
let mirror: Map<string, RemoteMeeting>
beforeEach(async () => {
  host = await startConnectedHost()
  mirror = new Map()
})
afterEach(() => host.simulator.close())

it('[ADP15] is one calendar, in the zone of the person', async () => {
  const account = await source().fetchAccount()
  expect(account).toMatchObject({
    external_account_id: host.user_uri,
    email: 'ada@example.com',
    name: 'Ada Example',
  })
  expect(await source().fetchCalendars()).toEqual([
    {
      calendar_id: '',
      name: 'Calendly',
      is_primary: true,
      is_writable: false,
      timezone: account.timezone,
      color: null,
    },
  ])
})

describe('a reading', () => {
  it('[ADP5] tells who booked, what they said and where it is', async () => {
    host.change({
      op: 'add_event_type',
      owner: 'ada@example.com',
      name: 'visit',
      location: { kind: 'physical', location: '12 Harbour Street' },
    })
    const { event } = book('2026-11-24T09:00:00Z', {
      event_type: 'visit',
      guests: ['friend@example.net'],
      answers: ['The budget'],
      external_id: 'google1',
    })
    const [booking] = await readAll()
    expect(booking).toMatchObject({
      kind: 'meeting',
      external_id: `${host.url}/scheduled_events/${event}`,
      occurrences: null,
      event: {
        uid: `calendly:${host.url}/scheduled_events/${event}`,
        title: 'visit',
        description: 'Please share anything that will help prepare for our meeting.: The budget',
        location: { name: '12 Harbour Street' },
        start: { time: '2026-11-24T14:45:00', zone: 'Asia/Kathmandu' },
        end: { time: '2026-11-24T15:15:00', zone: 'Asia/Kathmandu' },
        status: 'confirmed',
        organizer: { name: 'Ada Example', email: 'ada@example.com' },
        attendees: [
          { name: 'Nadia Okonkwo', email: 'nadia@example.com', answer: 'accepted' },
          { name: '', email: 'friend@example.net', answer: 'needs_action' },
        ],
      },
      facts: {
        is_organizer: true,
        is_declined: false,
        booking_status: 'active',
        linked: { provider: 'google', external_id: 'google1' },
        replaces_external_id: null,
      },
    })
  })

  it('[PB35] [ADP12] goes by pages to the end, in both states, and covers its window', async () => {
    for (let day = 1; day <= 65; day += 1) {
      const { event } = book(new Date(host.simulator.clock.now() + day * day_ms).toISOString())
      if (day % 10 === 0) host.change({ op: 'cancel', event })
    }
    for (let day = 66; day <= 110; day += 1)
      book(new Date(host.simulator.clock.now() + day * day_ms).toISOString())
    const pages = await readPages()
    expect(pages.length).toBeGreaterThan(5)
    expect(pages.slice(0, -1).every(({ covers }) => covers === null)).toBe(true)
    expect(pages.at(-1)).toMatchObject({
      cursor: null,
      covers: { from_ms: host.simulator.clock.now() - 30 * day_ms + 60_000, to_ms: null },
    })
    const meetings = pages.flatMap(({ events }) => events)
    expect(new Set(meetings.map(({ external_id }) => external_id)).size).toBe(110)
    expect(mirrored(({ event }) => event.status === 'cancelled')).toBe(6)
  })

  it('[ADP16] asks who comes only where the list says something new', async () => {
    const first = book('2026-11-24T09:00:00Z')
    book('2026-11-25T09:00:00Z')
    await readAll()
    host.simulator.requests.clear()
    expect((await readAll()).map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged'])
    host.change({ op: 'cancel', event: first.event, by: 'invitee', reason: 'Ill' })
    expect((await readAll()).map(({ kind }) => kind)).toEqual(['meeting', 'unchanged'])
    const paths = host.simulator.requests.list().map(({ path }) => path)
    expect(paths).toEqual([
      '/scheduled_events',
      '/scheduled_events',
      `/scheduled_events/${first.event}/invitees`,
    ])
  })

  it.each(['duplicate_page', 'empty_page'] as const)('[ADP14] survives a %s', async (kind) => {
    book('2026-11-24T09:00:00Z')
    host.simulator.faults.add({ match: { path: '/scheduled_events' }, fault: { kind } })
    const pages = await readPages()
    expect(pages).toHaveLength(2)
    expect(mirror.size).toBe(1)
  })

  it('[PB34] [ADP12] asks for the person’s own bookings, a hundred at once', async () => {
    await readPage(null)
    const [asked] = host.simulator.requests.list()
    expect(asked?.query).toEqual({
      user: host.user_uri,
      min_start_time: '2026-10-21T08:00:00.000Z',
      sort: 'start_time:asc',
      count: '100',
    })
  })

  it('[PB36] [ADP17] knows which booking another one has replaced', async () => {
    const old = book('2026-11-24T09:00:00Z')
    const next = host.change({ op: 'reschedule', invitee: old.invitee, start: '2026-12-03T10:00:00Z' })
    await readAll()
    const uriOf = (id: string | undefined) => `${host.url}/scheduled_events/${id}`
    expect(mirror.get(uriOf(old.event))).toMatchObject({
      event: { status: 'cancelled' },
      facts: { booking_status: 'canceled', replaces_external_id: null },
    })
    expect(mirror.get(uriOf(next.event))).toMatchObject({
      event: { status: 'confirmed' },
      facts: { booking_status: 'active', replaces_external_id: uriOf(old.event) },
    })
  })

  it('[PB36] [ADP17] lists each invitee once when a page of invitees comes twice', async () => {
    const old = book('2026-11-24T09:00:00Z')
    const next = host.change({ op: 'reschedule', invitee: old.invitee, start: '2026-12-03T10:00:00Z' })
    const match = { path: `/scheduled_events/${next.event}/invitees` }
    host.simulator.faults.add({ match, fault: { kind: 'duplicate_page' } })
    await readAll()
    const moved = mirror.get(`${host.url}/scheduled_events/${next.event}`)
    expect(moved?.facts.replaces_external_id).toBe(`${host.url}/scheduled_events/${old.event}`)
    expect(moved?.event.attendees).toHaveLength(1)
  })

  it('[PB36] [ADP17] takes nothing for replaced when one of several moves', async () => {
    host.change({ op: 'add_event_type', owner: 'ada@example.com', name: 'workshop', limit: 3 })
    const workshop = { event_type: 'workshop' }
    const one = book('2026-11-24T09:00:00Z', workshop)
    book('2026-11-24T09:00:00Z', { ...workshop, invitee: { name: 'Bo', email: 'bo@example.net' } })
    book('2026-11-25T09:00:00Z', { ...workshop, invitee: { name: 'Kim', email: 'kim@example.net' } })
    host.change({ op: 'reschedule', invitee: one.invitee, start: '2026-11-25T09:00:00Z' })
    await readAll()
    expect(mirror.size).toBe(2)
    expect(mirrored(({ facts }) => facts.replaces_external_id !== null)).toBe(0)
    expect(mirrored(({ event }) => event.status === 'cancelled')).toBe(0)
  })

  it('[PB37] [ADP7] has a link as soon as Calendly has one', async () => {
    host.change({
      op: 'add_event_type',
      owner: 'ada@example.com',
      name: 'video',
      location: { kind: 'zoom_conference' },
    })
    const { event } = book('2026-11-24T09:00:00Z', { event_type: 'video', push_after_ms: null })
    await readAll()
    expect([...mirror.values()].map(({ event }) => event.link)).toEqual([null])
    host.change({ op: 'advance_location', event, status: 'pushed' })
    await readAll()
    expect([...mirror.values()].map(({ event }) => event.link)).toEqual([
      expect.stringMatching(/^https:\/\/[a-z0-9.]*zoom\.us\/j\//),
    ])
  })

  it('[PB37] [ADP18] gets further with every try, however few calls a free account has', async () => {
    host.change({ op: 'set_tier', user: 'ada@example.com', tier: 'free' })
    for (let day = 1; day <= 90; day += 1)
      book(new Date(host.simulator.clock.now() + day * day_ms).toISOString())
    let page: string | null = null
    let waits = 0
    do {
      try {
        page = (await readPage(page)).next_page
      } catch (problem) {
        waits += 1
        expect(problem).toMatchObject({
          kind: 'limited',
          retry_at_ms: expect.closeTo(host.simulator.clock.now() + 60_000, -4),
        })
        await host.simulator.clock.advance(60_000)
      }
    } while (page !== null && waits < 10)
    expect(mirror.size).toBe(90)
    expect(waits).toBeLessThan(4)
  })

  it('[ADP18] begins anew after a page that makes no sense any more', async () => {
    await expect(readPage('nonsense')).rejects.toMatchObject({ kind: 'outdated' })
    const place = JSON.stringify({ from_ms: 0, token: 'nonsense', after: null })
    await expect(readPage(place)).rejects.toMatchObject({ kind: 'outdated' })
  })
})

describe('refusals', () => {
  it.each([
    ['unauthorized', 'expired'],
    ['token_expired', 'expired'],
    ['rate_limit', 'limited'],
    ['not_found', 'missing'],
    ['server_error', 'broken'],
  ])('[PB12] [ADP13] %s is %s', async (name, kind) => {
    host.simulator.faults.add({ match: {}, fault: { kind: 'named', name } })
    await expect(readPage(null)).rejects.toMatchObject({ kind })
  })

  it('[PB13] [ADP13] a missing scope is named', async () => {
    await host.simulator.close()
    host = await startConnectedHost(['users:read'])
    await expect(readPage(null)).rejects.toMatchObject({
      kind: 'needs_consent',
      missing_scopes: ['scheduled_events:read'],
    })
  })

  it.each([
    { kind: 'cut', at: 'body' },
    { kind: 'cut', at: 'before' },
    { kind: 'not_json' },
    { kind: 'huge' },
    { kind: 'redirect', to: 'http://127.0.0.1:9/' },
    { kind: 'wrong_type', how: 'list' },
    { kind: 'wrong_type', how: 'texts' },
  ] as const)('[ADP14] %j is no empty list', async (fault) => {
    book('2026-11-24T09:00:00Z')
    host.simulator.faults.add({ match: { path: '/scheduled_events' }, fault })
    await expect(readPage(null)).rejects.toMatchObject({ kind: 'broken' })
  })

  it('[ADP11] things that are none cost a sentence each', async () => {
    book('2026-11-24T09:00:00Z')
    host.simulator.faults.add({
      match: { path: '/scheduled_events' },
      fault: { kind: 'wrong_type', how: 'null_items' },
    })
    const page = await readPage(null)
    expect(page.events.map(({ kind }) => kind)).toEqual(['meeting'])
    expect(page.problems).toEqual([
      'An event without a name cannot be read: it is no event.',
      'An event without a name cannot be read: it is no event.',
    ])
  })

  it('[ADP11] an unreadable invitee leaves the booking as it was', async () => {
    const { event } = book('2026-11-24T09:00:00Z')
    host.simulator.faults.add({
      match: { path: `/scheduled_events/${event}/invitees` },
      fault: { kind: 'wrong_type', how: 'null_items' },
    })
    expect((await readPage(null)).events).toMatchObject([
      { kind: 'meeting', event: { attendees: [{ email: 'nadia@example.com' }] } },
    ])
  })
})

describe('what can be booked', () => {
  it('[ADP15] is listed with its length and its page', async () => {
    expect(await bookings().fetchEventTypes(host.user_uri)).toEqual([
      {
        external_id: expect.stringContaining('/event_types/'),
        name: 'call',
        slug: 'call',
        duration_minutes: 30,
        kind: 'solo',
        is_active: true,
        scheduling_link: expect.stringMatching(/^http/),
        color: expect.stringMatching(/^#[0-9a-f]{6}$/),
        description: expect.any(String),
      },
    ])
  })

  it('[ADP19] is cancelled once, and no longer when it has begun', async () => {
    const { event } = book('2026-11-24T09:00:00Z')
    const uri = `${host.url}/scheduled_events/${event}`
    await bookings().cancelBooking(uri, 'A clash')
    await bookings().cancelBooking(uri, 'A clash')
    await readAll()
    expect(mirror.get(uri)?.event.status).toBe('cancelled')
    const past = book('2026-11-21T09:00:00Z')
    await host.simulator.clock.advance(3 * day_ms)
    host.change({ op: 'grant', account: 'ada@example.com', scopes: [] })
    await expect(
      bookings(freshToken()).cancelBooking(`${host.url}/scheduled_events/${past.event}`, ''),
    ).rejects.toMatchObject({ kind: 'refused' })
    await expect(bookings().cancelBooking('nonsense', '')).rejects.toMatchObject({ kind: 'invalid' })
  })
})

function access(accessToken = host.access_token) {
  const now = () => new Date(host.simulator.clock.now())
  return { accessToken, baseUrl: host.url, fetch, now, timeoutMs: 2000 }
}

function source(): CalendarSource {
  return calendlyCalendar({ ...access(), external_account_id: host.user_uri })
}

function bookings(accessToken?: string) {
  return calendlyBookings(access(accessToken))
}

function freshToken() {
  const scopes = ['scheduled_events:write']
  return host.change({ op: 'grant', account: 'ada@example.com', scopes }).access_token
}

function book(start: string, fields: object = {}) {
  return host.change({
    op: 'book',
    owner: 'ada@example.com',
    event_type: 'call',
    start,
    invitee: { name: 'Nadia Okonkwo', email: 'nadia@example.com', timezone: 'Africa/Lagos' },
    ...fields,
  })
}

async function readPage(page: string | null): Promise<RemotePage> {
  const read = await source().fetchPage({
    calendar: { calendar_id: '', timezone: 'Asia/Kathmandu' },
    cursor: null,
    page,
    isKnown: (id, version) => mirror.get(id)?.version === version,
    now: new Date(host.simulator.clock.now()),
  })
  for (const event of read.events) if (event.kind === 'meeting') mirror.set(event.external_id, event)
  return read
}

async function readPages(): Promise<RemotePage[]> {
  const pages = [await readPage(null)]
  for (let next = pages[0]?.next_page ?? null; next !== null; next = pages.at(-1)?.next_page ?? null) {
    pages.push(await readPage(next))
  }
  return pages
}

async function readAll(): Promise<RemoteEvent[]> {
  return (await readPages()).flatMap(({ events }) => events)
}

function mirrored(counts: (meeting: RemoteMeeting) => boolean): number {
  return [...mirror.values()].filter(counts).length
}
