import { day_ms, expandRecurrence, hour_ms, instantOf } from '@meridian/engine'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type ConnectedHost,
  startConnectedHost,
} from '../../../../apps/simulators/src/zoom/connected-host.ts'
import type { RemoteEvent, RemoteMeeting, RemotePage } from '../kit/remote-event.ts'
import { zoomCalendar } from './calendar.ts'

let host: ConnectedHost
/** What a mirror would hold. */
let mirror: Map<string, RemoteMeeting>
beforeEach(async () => {
  host = await startConnectedHost()
  mirror = new Map()
})
afterEach(() => host.simulator.close())

const kathmandu = 'Asia/Kathmandu'

it('[ADP15] is one calendar, in the zone of the person', async () => {
  expect(await source().fetchAccount()).toMatchObject({
    email: 'ada@example.com',
    name: 'Ada Example',
    timezone: kathmandu,
  })
  expect(await source().fetchCalendars()).toMatchObject([
    { calendar_id: '', name: 'Zoom', is_primary: true, is_writable: false, timezone: kathmandu },
  ])
})

describe('a single meeting', () => {
  it('[PB38] [ADP5] is told whole, with the link for those who come and never the host’s own', async () => {
    const agenda = 'Long '.repeat(100).trim()
    const { meeting } = create({ topic: 'Plan', agenda, start_time: '2026-11-24T09:00:00', duration: 45 })
    const page = await readPage(null)
    expect(page).toMatchObject({
      cursor: null,
      covers: { from_ms: null, to_ms: null, ended_stay: true },
      problems: [],
      events: [
        {
          kind: 'meeting',
          external_id: String(meeting),
          updated_ms: null,
          occurrences: null,
          event: {
            uid: `zoom:${String(meeting)}`,
            title: 'Plan',
            description: agenda,
            start: { time: '2026-11-24T09:00:00', zone: kathmandu },
            end: { time: '2026-11-24T09:45:00', zone: kathmandu },
            link: expect.stringMatching(/zoom\.us\/j\/\d+\?pwd=/),
            organizer: { name: '', email: 'ada@example.com' },
            status: 'confirmed',
          },
          facts: {
            is_organizer: true,
            web_link: `https://zoom.us/meeting/${String(meeting)}`,
            booking_status: 'waiting',
          },
        },
      ],
    })
    expect(JSON.stringify(page)).not.toMatch(/zak=|start_url|\/s\//)
  })

  it('[ADP16] is asked for only where its line says something new', async () => {
    const one = create({ topic: 'One', start_time: '2026-11-24T09:00:00' })
    create({ topic: 'Two', start_time: '2026-11-25T09:00:00' })
    await readAll()
    host.simulator.requests.clear()
    host.change({ op: 'update_meeting', meeting: one.meeting, start_time: '2026-11-24T10:00:00' })
    const kinds = new Map((await readAll()).map(({ external_id, kind }) => [external_id, kind]))
    expect([...kinds.values()].toSorted()).toEqual(['meeting', 'unchanged'])
    expect(kinds.get(String(one.meeting))).toBe('meeting')
    expect(host.simulator.requests.list().map(({ path }) => path)).toEqual([
      '/v2/users/me/meetings',
      `/v2/meetings/${String(one.meeting)}`,
    ])
  })

  it('[PB38] [ADP4] without a time of its own makes no meeting', async () => {
    const { meeting } = create({ topic: 'Open room', type: 3 })
    expect((await readPage(null)).events).toEqual([{ kind: 'removed', external_id: String(meeting) }])
  })

  it('[PB38] [ADP11] that is deleted while the list is read is gone', async () => {
    create({ topic: 'Gone', start_time: '2026-11-24T09:00:00' })
    host.simulator.faults.add({
      match: { path: '/v2/meetings/*' },
      fault: { kind: 'named', name: 'not_found' },
    })
    expect((await readPage(null)).events).toMatchObject([{ kind: 'removed' }])
    host.simulator.faults.add({
      match: { path: '/v2/meetings/*' },
      fault: { kind: 'wrong_type', how: 'texts' },
    })
    const page = await readPage(null)
    expect(page.events).toMatchObject([{ kind: 'unchanged' }])
    expect(page.problems).toEqual(['"Gone" cannot be read: what it says under "type" makes no sense.'])
  })
})

describe('a series', () => {
  it.each([
    [{ type: 1, repeat_interval: 2, end_times: 5 }, 'FREQ=DAILY;INTERVAL=2;'],
    [{ type: 2, repeat_interval: 1, weekly_days: '1,3', end_times: 6 }, 'FREQ=WEEKLY;WKST=SU;BYDAY=SU,TU;'],
    [{ type: 2, repeat_interval: 2, weekly_days: '1,7', end_times: 9 }, 'FREQ=WEEKLY;WKST=SU;BYDAY=SU,SA;'],
    [{ type: 3, repeat_interval: 1, monthly_day: 24, end_times: 4 }, 'FREQ=MONTHLY;BYMONTHDAY=24;'],
    [{ type: 3, repeat_interval: 1, monthly_day: 31, end_times: 4 }, 'FREQ=MONTHLY;BYMONTHDAY=31;'],
    [
      { type: 3, repeat_interval: 1, monthly_week: -1, monthly_week_day: 3, end_times: 4 },
      'FREQ=MONTHLY;BYDAY=-1TU;',
    ],
    [
      { type: 2, repeat_interval: 1, weekly_days: '3', end_date_time: '2027-01-31T00:00:00Z' },
      'FREQ=WEEKLY;WKST=SU;BYDAY=TU;',
    ],
  ])('[PB38] [ADP10] of %j takes place when Zoom says', async (recurrence, rule) => {
    const zone = 'America/St_Johns'
    const { occurrences } = create({
      topic: 'Again',
      type: 8,
      start_time: '2027-02-23T09:00:00',
      timezone: zone,
      recurrence: {
        ...recurrence,
        ...('end_date_time' in recurrence && { end_date_time: '2027-06-30T00:00:00Z' }),
      },
    })
    const [series] = await readMeetings()
    expect(series?.event.rrule).toContain(rule)
    expect(series?.occurrences).toEqual([])
    expect(startsOf(series)).toEqual(idsOf(occurrences))
  })

  it('[PB38] [ADP10] has occurrences that were moved, made longer or deleted', async () => {
    const { meeting, occurrences } = create({
      topic: 'Again',
      type: 8,
      start_time: '2026-11-24T09:00:00',
      duration: 30,
      recurrence: { type: 1, repeat_interval: 1, end_times: 5 },
    })
    const [, second = 0, third = 0, fourth = 0] = idsOf(occurrences)
    const change = (occurrence: number, fields: object) =>
      host.change({ op: 'update_meeting', meeting, occurrence: String(occurrence), ...fields })
    await readAll()
    expect((await readAll()).map(({ kind }) => kind)).toEqual(['unchanged'])
    change(second, { start_time: '2026-11-25T13:00:00' })
    change(third, { duration: 90 })
    host.change({ op: 'delete_meeting', meeting, occurrence: String(fourth) })
    const [series] = await readMeetings()
    expect(series?.occurrences?.filter(({ override }) => override !== null)).toMatchObject([
      {
        kind: 'occurrence',
        external_id: `${String(meeting)}:${second}`,
        series_external_id: String(meeting),
        original_start: second,
        override: {
          original_start: '2026-11-25T09:00:00',
          start: { time: '2026-11-25T13:00:00', zone: kathmandu },
          end: { time: '2026-11-25T13:30:00', zone: kathmandu },
        },
      },
      { original_start: third, override: { end: { time: '2026-11-26T10:30:00' } } },
    ])
    const gone = new Set([
      ...(series?.occurrences ?? [])
        .filter(({ override }) => override === null)
        .map((one) => one.original_start),
      ...(series?.event.excluded ?? []).map((wall) => Date.parse(`${wall}+05:45`)),
    ])
    expect([...gone]).toEqual([fourth])
  })

  it.each([
    ['forward', '2027-03-14T01:30:00', { time: '2027-03-14T03:30:00', zone: 'America/St_Johns' }],
    // That clock reads 01:30 twice, so the second one is told in UTC.
    ['back', '2026-11-01T01:30:00', { time: '2026-11-01T05:00:00', zone: 'UTC' }],
  ])('[ADP10] whose first time sees clocks set %s tells its exact end', async (_, start_time, end) => {
    const zone = 'America/St_Johns'
    const { occurrences } = create({
      topic: 'Again',
      type: 8,
      start_time,
      duration: 60,
      timezone: zone,
      recurrence: { type: 1, repeat_interval: 1, end_times: 4 },
    })
    const [first = 0] = idsOf(occurrences)
    const [series] = await readMeetings()
    expect(series?.event.start).toEqual({ time: start_time, zone })
    expect(series?.event.end).toEqual(end)
    expect(instantOf(end.time, end.zone)).toBe(first + hour_ms)
    expect(series?.occurrences).toEqual([])
  })

  it('[ADP10] stays the same when some of it is over', async () => {
    create({
      topic: 'Again',
      type: 8,
      start_time: '2026-11-24T09:00:00',
      recurrence: { type: 1, repeat_interval: 1, end_times: 60 },
    })
    const [before] = await readMeetings()
    await host.simulator.clock.advance(20 * day_ms)
    host.simulator.change({ op: 'grant', account: 'ada@example.com', scopes: [] })
    const all = host.change({ op: 'grant', account: 'ada@example.com', scopes: ['meeting:read'] })
    host = { ...host, access_token: String(all['access_token']) }
    const [after] = await readMeetings()
    expect(startsOf(after ?? before).slice(0, 60)).toEqual(startsOf(before).slice(0, 60))
    expect(startsOf(before)).toHaveLength(60)
  })
})

describe('a reading', () => {
  it('[PB38] [ADP18] goes on where the limit by the second stopped it, and reads all', async () => {
    for (let day = 1; day <= 9; day += 1) {
      create({ topic: `Day ${day}`, start_time: `2026-12-0${day}T09:00:00` })
      create({
        topic: `Series ${day}`,
        type: 8,
        start_time: `2026-12-0${day}T10:00:00`,
        recurrence: { type: 1, repeat_interval: 1, end_times: 3 },
      })
    }
    host.change({ op: 'set_plan', user: 'ada@example.com', basic: true })
    host.change({ op: 'set_limits', per_second: true })
    let page: string | null = null
    let waits = 0
    do {
      try {
        page = (await readPage(page)).next_page
      } catch (problem) {
        waits += 1
        const now_ms = host.simulator.clock.now()
        expect(problem).toMatchObject({ kind: 'limited', retry_at_ms: now_ms + 1000 })
        await host.simulator.clock.advance(1000)
      }
    } while (page !== null && waits < 20)
    expect(mirror.size).toBe(18)
    expect(waits).toBeLessThan(12)
  })

  it('[PB38] [ADP18] begins anew when its page is no longer known', async () => {
    const place = JSON.stringify({ token: 'old', after: null })
    await expect(readPage(place)).rejects.toMatchObject({ kind: 'outdated' })
    await expect(readPage('{')).rejects.toMatchObject({ kind: 'outdated' })
  })

  it('[PB38] [ADP12] [ADP18] of many meetings goes by pages to the end, some of them asked for again', async () => {
    const first_ms = Date.parse('2026-12-01T09:00:00Z')
    for (let number = 0; number < 320; number += 1) {
      const start_time = new Date(first_ms + number * hour_ms).toISOString()
      create({ topic: `Number ${number}`, start_time })
    }
    const pages = await readPages()
    expect(pages.map(({ events }) => events.length)).toEqual([...Array.from({ length: 12 }, () => 25), 20])
    expect(pages.findIndex(({ covers }) => covers !== null)).toBe(12)
    expect(mirror.size).toBe(320)
    expect((await readPages()).map(({ events }) => events.length)).toEqual([300, 20])
  })

  it.each(['duplicate_page', 'empty_page'] as const)('[ADP14] survives a %s', async (kind) => {
    create({ topic: 'One', start_time: '2026-11-24T09:00:00' })
    host.simulator.faults.add({ match: { path: '/v2/users/me/meetings' }, fault: { kind } })
    const pages = await readPages()
    expect(pages).toHaveLength(2)
    expect(mirror.size).toBe(1)
  })

  it.each([
    ['unauthorized', { kind: 'expired' }],
    ['token_expired', { kind: 'expired' }],
    ['missing_scope', { kind: 'needs_consent', missing_scopes: ['meeting:read:list_meetings'] }],
    ['page_token_expired', { kind: 'outdated' }],
    ['server_error', { kind: 'broken' }],
  ])('[PB12] [PB13] [ADP13] takes %s for %j', async (name, problem) => {
    host.simulator.faults.add({ match: {}, fault: { kind: 'named', name } })
    await expect(readPage(null)).rejects.toMatchObject(problem)
  })

  it.each([
    { kind: 'cut', at: 'body' },
    { kind: 'not_json' },
    { kind: 'huge' },
    { kind: 'redirect', to: 'http://127.0.0.1:9/' },
    { kind: 'wrong_type', how: 'list' },
    { kind: 'wrong_type', how: 'texts' },
  ] as const)('[ADP14] takes %j for no empty list', async (fault) => {
    create({ topic: 'Plan', start_time: '2026-11-24T09:00:00' })
    host.simulator.faults.add({ match: { path: '/v2/users/me/meetings' }, fault })
    await expect(readPage(null)).rejects.toMatchObject({ kind: 'broken' })
  })
})

function source() {
  const now = () => new Date(host.simulator.clock.now())
  return zoomCalendar({ accessToken: host.access_token, baseUrl: host.url, fetch, now, timeoutMs: 2000 })
}

function create(fields: object) {
  return host.change({ op: 'create_meeting', host: 'ada@example.com', type: 2, duration: 30, ...fields })
}

async function readPage(page: string | null): Promise<RemotePage> {
  const read = await source().fetchPage({
    calendar: { calendar_id: '', timezone: kathmandu },
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

async function readMeetings(): Promise<RemoteMeeting[]> {
  return (await readAll()).filter((event) => event.kind === 'meeting')
}

function idsOf(occurrences: unknown): number[] {
  return Array.isArray(occurrences) ? occurrences.map(Number) : []
}

/** Where rule, additions and exclusions put the occurrences. */
function startsOf(series: RemoteMeeting | undefined): number[] {
  if (!series || series.event.start.zone === null) return []
  const { start, rrule, excluded, added } = series.event
  const zone = series.event.start.zone
  const instant = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds
  const out = new Set(excluded.map(instant))
  const ruled =
    rrule === null ? [] : expandRecurrence({ start: start.time, timeZone: zone, rrule }, [0, 4e12], 500)
  return [...ruled.filter((ms) => !out.has(ms)), ...added.map(instant)].toSorted((one, other) => one - other)
}
