import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  ada,
  bo,
  openCalendar,
  type OpenCalendar,
} from '../../../../apps/simulators/src/google/calendar/open-calendar.ts'
import type { RemoteEvent, RemotePage } from '../kit/remote-event.ts'
import { scopesFor } from '../oauth/scopes.ts'
import { googleCalendar } from './calendar.ts'

let open: OpenCalendar
/** What a mirror would hold. */
let mirror: Map<string, RemoteEvent>
let cursor: string | null
beforeEach(async () => {
  open = await openCalendar()
  mirror = new Map()
  cursor = null
})
afterEach(() => open.google.close())

const berlin = 'Europe/Berlin'
/** Those that a person is asked for, as Google names them then. */
const scopes = scopesFor('google', ['calendar']).map((scope) =>
  scope === 'email' ? 'https://www.googleapis.com/auth/userinfo.email' : scope,
)
const weekly = {
  ...at('2026-03-09T10:00:00', '2026-03-09T11:00:00'),
  recurrence: ['RRULE:FREQ=WEEKLY;COUNT=6'],
}

describe('the account', () => {
  it('[ADP15] has its calendars with what the person may do in them', async () => {
    open.change({
      op: 'add_calendar',
      id: 'team@group.example.com',
      summary: 'Team',
      time_zone: 'Asia/Kathmandu',
      owner: bo,
    })
    open.change({
      op: 'share_calendar',
      calendar: 'team@group.example.com',
      account: ada,
      role: 'freeBusyReader',
    })
    expect(await source().fetchAccount()).toMatchObject({
      external_account_id: expect.stringMatching(/^\d+$/),
    })
    expect(await source().fetchCalendars()).toMatchObject([
      { calendar_id: ada, is_primary: true, is_writable: true, timezone: berlin },
      {
        calendar_id: 'team@group.example.com',
        name: 'Team',
        is_primary: false,
        is_writable: false,
        timezone: 'Asia/Kathmandu',
      },
    ])
  })
})

describe('a reading of changes', () => {
  it('[PB14] [PB17] [ADP12] brings what was made, changed and deleted since, and nothing else', async () => {
    const [one, two] = [create({ summary: 'One', ...weekly }), create({ summary: 'Two', ...times })]
    create({ summary: 'Three', ...times })
    await readAll()
    expect([...mirror.keys()]).toHaveLength(3)
    open.change({ op: 'update_event', calendar: ada, event_id: one, patch: { summary: 'One more' } })
    open.change({ op: 'cancel_event', calendar: ada, event_id: two })
    const four = create({ summary: 'Four', ...times })
    const events = await readAll()
    expect(Object.fromEntries(events.map(({ external_id, kind }) => [external_id, kind]))).toEqual({
      [one]: 'meeting',
      [two]: 'removed',
      [four]: 'meeting',
    })
    expect(titles()).toEqual(['Four', 'One more', 'Three'])
    expect(await readAll()).toEqual([])
  })

  it('[PB16] [ADP12] begins anew when the token is no longer good, and knows then what is gone', async () => {
    const gone = create({ summary: 'Gone', ...times })
    create({ summary: 'Stays', ...times })
    await readAll()
    open.change({ op: 'cancel_event', calendar: ada, event_id: gone })
    open.change({ op: 'invalidate_sync_tokens', calendar: ada })
    await expect(readAll()).rejects.toMatchObject({ kind: 'outdated' })
    cursor = null
    const pages = await readPages()
    expect(pages.flatMap(({ events }) => events).map(({ external_id }) => external_id)).not.toContain(gone)
    expect(pages.at(-1)?.covers).toEqual({ from_ms: null, to_ms: null, ended_stay: false })
  })

  it('[PB14] [ADP14] survives empty pages and pages that come twice', async () => {
    const id = create({ summary: 'One', ...times })
    open.google.faults.add({
      match: { path: '/calendar/v3/calendars/*/events' },
      fault: { kind: 'empty_page' },
    })
    expect((await readPages()).map(({ events }) => events.length)).toEqual([0, 1])
    cursor = null
    open.google.faults.add({
      match: { path: '/calendar/v3/calendars/*/events' },
      fault: { kind: 'duplicate_page' },
    })
    await readAll()
    expect([...mirror.keys()]).toEqual([id])
    expect(cursor).not.toBe(null)
  })

  it('[PB14] [ADP18] begins anew when its page is no longer known', async () => {
    await expect(readPage('nonsense')).rejects.toMatchObject({ kind: 'outdated' })
  })
})

describe('a series', () => {
  it('[PB18] [PB19] [ADP10] is its master, the occurrences that differ and those that do not take place', async () => {
    const id = create({ summary: 'Again', ...weekly })
    const second = `${id}_20260316T090000Z`
    const fourth = `${id}_20260330T080000Z`
    open.change({
      op: 'update_event',
      calendar: ada,
      event_id: second,
      patch: at('2026-03-17T15:00:00', '2026-03-17T15:30:00'),
    })
    open.change({ op: 'cancel_event', calendar: ada, event_id: fourth })
    await readAll()
    expect(mirror.get(id)).toMatchObject({
      kind: 'meeting',
      event: { rrule: 'FREQ=WEEKLY;COUNT=6', start: { time: '2026-03-09T10:00:00', zone: berlin } },
    })
    expect(mirror.get(second)).toMatchObject({
      kind: 'occurrence',
      series_external_id: id,
      original_start: Date.parse('2026-03-16T09:00:00Z'),
      override: {
        original_start: '2026-03-16T10:00:00',
        start: { time: '2026-03-17T15:00:00', zone: berlin },
        end: { time: '2026-03-17T15:30:00', zone: berlin },
      },
    })
    // Clocks have changed meanwhile.
    expect(mirror.get(fourth)).toMatchObject({
      original_start: Date.parse('2026-03-30T08:00:00Z'),
      override: null,
    })
    expect(mirror.size).toBe(3)
  })

  it('[PB18] [ADP10] that is split is two', async () => {
    const id = create({ summary: 'Again', ...weekly })
    await readAll()
    const { id: following } = open.change({
      op: 'split_series',
      calendar: ada,
      event_id: `${id}_20260323T090000Z`,
      patch: { summary: 'Anew' },
    })
    await readAll()
    expect(mirror.get(id)).toMatchObject({
      event: { title: 'Again', rrule: expect.stringContaining('UNTIL=20260316T09') },
    })
    expect(mirror.get(String(following))).toMatchObject({
      event: { title: 'Anew', start: { time: '2026-03-23T10:00:00' } },
    })
  })

  it('[PB19] [ADP10] of another organizer, with one occurrence in the own calendar, is that occurrence', async () => {
    const { id } = open.change({ op: 'create_event', calendar: bo, event: { summary: 'Theirs', ...weekly } })
    const instance = `${String(id)}_20260316T090000Z`
    open.change({
      op: 'update_event',
      calendar: bo,
      event_id: instance,
      patch: { attendees: [{ email: ada }] },
    })
    await readAll()
    expect([...mirror.values()]).toMatchObject([
      {
        kind: 'occurrence',
        override: { title: 'Theirs', start: { time: '2026-03-16T10:00:00' } },
        facts: { is_organizer: false },
      },
    ])
  })
})

describe('what is in the list', () => {
  it('[PB26] [ADP6] says who decides, who has declined, and what is no meeting', async () => {
    const theirs = { summary: 'Theirs', ...times, attendees: [{ email: ada }] }
    const { id } = open.change({ op: 'create_event', calendar: bo, event: theirs })
    open.change({ op: 'answer', calendar: ada, event_id: String(id), email: ada, response: 'declined' })
    const free = create({ summary: 'Free', ...times, transparency: 'transparent', visibility: 'private' })
    const day = { start: { date: '2026-03-15' }, end: { date: '2026-03-17' } }
    const days = create({ summary: 'Days', ...day })
    const office = create({
      eventType: 'workingLocation',
      visibility: 'public',
      transparency: 'transparent',
      workingLocationProperties: { type: 'homeOffice', homeOffice: {} },
      start: { date: '2026-03-16' },
      end: { date: '2026-03-17' },
    })
    const events = new Map((await readAll()).map((event) => [event.external_id, event]))
    expect(events.get(String(id))).toMatchObject({
      facts: { is_organizer: false, is_declined: true, booking_status: 'confirmed' },
      event: { organizer: { email: bo }, attendees: [{ email: ada, answer: 'declined' }] },
    })
    expect(events.get(free)).toMatchObject({
      facts: { is_organizer: true, is_declined: false },
      event: { is_transparent: true, is_private: true },
    })
    expect(events.get(days)).toMatchObject({
      event: {
        is_all_day: true,
        start: { time: '2026-03-15', zone: null },
        end: { time: '2026-03-17', zone: null },
      },
    })
    expect(events.get(office)).toEqual({ kind: 'removed', external_id: office })
  })
})

describe('a Google that misbehaves', () => {
  it.each([
    ['user_rate_limit', 'limited'],
    ['rate_limit', 'limited'],
    ['rate_limit_403', 'limited'],
    ['quota', 'limited'],
    ['forbidden', 'refused'],
    ['insufficient_scopes', 'needs_consent'],
    ['unauthorized', 'expired'],
    ['not_found', 'missing'],
    ['full_sync_required', 'outdated'],
    ['server_error', 'broken'],
    ['unavailable', 'broken'],
  ])('[PB6] [PB12] [PB16] [PB25] [ADP13] by %s is %s', async (name, kind) => {
    open.google.faults.add({ match: {}, fault: { kind: 'named', name } })
    await expect(readPage(null)).rejects.toMatchObject({ kind })
  })

  it.each([
    { kind: 'cut', at: 'body' },
    { kind: 'cut', at: 'before' },
    { kind: 'hang' },
    { kind: 'not_json' },
    { kind: 'huge' },
    { kind: 'redirect', to: 'http://127.0.0.1:9/' },
    { kind: 'wrong_type', how: 'list' },
    { kind: 'wrong_type', how: 'texts' },
  ] as const)('[ADP14] by %j is broken, and nothing is taken for gone', async (fault) => {
    create({ summary: 'One', ...times })
    for (const path of ['/calendar/v3/calendars/*/events', '/calendar/v3/users/me/calendarList']) {
      open.google.faults.add({ match: { path }, fault })
    }
    await expect(readPage(null, 300)).rejects.toMatchObject({ kind: 'broken' })
    await expect(source(300).fetchCalendars()).rejects.toMatchObject({ kind: 'broken' })
  })

  it('[ADP9] [ADP11] by hostile texts and empty items is read all the same', async () => {
    create({ summary: 'One', description: 'x', ...weekly })
    open.google.faults.add({
      match: { path: '/calendar/v3/calendars/*/events' },
      fault: { kind: 'hostile_text' },
    })
    const hostile = await readPage(null)
    expect(hostile.events).toHaveLength(1)
    expect(JSON.stringify(hostile)).not.toContain('\\u0000')
    open.google.faults.add({
      match: { path: '/calendar/v3/calendars/*/events' },
      fault: { kind: 'wrong_type', how: 'null_items' },
    })
    expect((await readPage(null)).events).toMatchObject([
      { kind: 'meeting', event: { rrule: 'FREQ=WEEKLY;COUNT=6' } },
    ])
  })
})

const times = at('2026-03-10T10:00:00', '2026-03-10T11:00:00')

function at(start: string, end: string) {
  return { start: { dateTime: start, timeZone: berlin }, end: { dateTime: end, timeZone: berlin } }
}

function create(event: object): string {
  return String(open.change({ op: 'create_event', calendar: ada, event })['id'])
}

function source(timeoutMs = 5000) {
  const grant = open.change({ op: 'grant', account: ada, scopes })
  const now = () => new Date(open.google.clock.now())
  return googleCalendar({
    accessToken: String(grant['access_token']),
    baseUrl: open.google.url,
    fetch,
    now,
    timeoutMs,
  })
}

async function readPage(page: string | null, timeoutMs?: number): Promise<RemotePage> {
  const calendar = { calendar_id: ada, timezone: berlin }
  const now = new Date(open.google.clock.now())
  return source(timeoutMs).fetchPage({ calendar, cursor, page, isKnown: () => false, now })
}

async function readPages(): Promise<RemotePage[]> {
  const pages = [await readPage(null)]
  for (let next = pages[0]?.next_page ?? null; next !== null; next = pages.at(-1)?.next_page ?? null) {
    pages.push(await readPage(next))
  }
  for (const event of pages.flatMap(({ events }) => events)) {
    if (event.kind === 'removed') mirror.delete(event.external_id)
    else mirror.set(event.external_id, event)
  }
  cursor = pages.at(-1)?.cursor ?? null
  return pages
}

async function readAll(): Promise<RemoteEvent[]> {
  return (await readPages()).flatMap(({ events }) => events)
}

function titles(): string[] {
  return [...mirror.values()]
    .flatMap((event) => (event.kind === 'meeting' ? [event.event.title] : []))
    .toSorted()
}
