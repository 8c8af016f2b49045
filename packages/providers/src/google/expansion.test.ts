import { expandRecurrence } from '@meridian/engine'
import type { EventTime } from '@meridian/icalendar'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  ada,
  openCalendar,
  type OpenCalendar,
} from '../../../../apps/simulators/src/google/calendar/open-calendar.ts'
import type { RemoteEvent, RemoteMeeting } from '../kit/remote-event.ts'
import { scopesFor } from '../oauth/scopes.ts'
import { googleCalendar } from './calendar.ts'
import { runs } from '../../../../apps/server/test/every-case.ts'

it('[PB18] [PB19] [PB21] [ADP4] [ADP10] tells of series what happens when, as Google’s own list of instances does', async () => {
  await fc.assert(
    fc.asyncProperty(anySeries, async (series) => {
      const open = await openCalendar()
      try {
        make(open, series)
        const starts = await listStarts(open)
        expect(starts).not.toEqual([])
        expect(await readStarts(open)).toEqual(starts)
      } finally {
        await open.google.close()
      }
    }),
    { numRuns: runs(60) },
  )
})

interface AnySeries {
  readonly zone: string
  readonly day: number
  readonly hour: number
  readonly isAllDay: boolean
  readonly rule: string
  readonly leftOut: readonly number[]
  readonly cancelled: readonly number[]
  readonly moved: readonly number[]
}

const places = fc.uniqueArray(fc.nat(7), { maxLength: 2 })
// Clocks change in March in all of these but the third.
const anySeries = fc.record<AnySeries>({
  zone: fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'America/New_York', 'UTC'),
  day: fc.integer({ min: 1, max: 28 }),
  hour: fc.integer({ min: 3, max: 23 }),
  isAllDay: fc.boolean(),
  rule: fc.constantFrom('DAILY;COUNT=8', 'WEEKLY;COUNT=8', 'DAILY;INTERVAL=3;COUNT=8', 'MONTHLY;COUNT=8'),
  leftOut: places,
  cancelled: places,
  moved: places,
})

function make(open: OpenCalendar, { rule, zone, leftOut, cancelled, moved, ...series }: AnySeries): void {
  const start = firstOf(series)
  const starts = expandRecurrence(
    { start, timeZone: series.isAllDay ? 'UTC' : zone, rrule: `FREQ=${rule}` },
    [0, 4e12],
  )
  const left = starts.filter((_, index) => leftOut.includes(index) && index > 0)
  const out = left.map((ms) =>
    series.isAllDay ? `EXDATE;VALUE=DATE:${stampOf(ms).slice(0, 8)}` : `EXDATE:${stampOf(ms)}Z`,
  )
  const timeOf = (wall: string, hours: number) =>
    series.isAllDay
      ? { date: plus(wall, 24 * Math.ceil(hours / 24)).slice(0, 10) }
      : { dateTime: plus(wall, hours), timeZone: zone }
  const span = (wall: string) => ({ start: timeOf(wall, 0), end: timeOf(wall, 1) })
  const event = { summary: 'Again', ...span(start), recurrence: [`RRULE:FREQ=${rule}`, ...out] }
  const { id } = open.change({ op: 'create_event', calendar: ada, event })
  const kept = starts.filter((ms) => !left.includes(ms))
  const idOf = (ms: number) =>
    `${String(id)}_${series.isAllDay ? stampOf(ms).slice(0, 8) : `${stampOf(ms)}Z`}`
  for (const index of moved) {
    const ms = kept[index]
    const patch = span(plus(start, 24 * 200 + index))
    if (ms !== undefined) open.change({ op: 'update_event', calendar: ada, event_id: idOf(ms), patch })
  }
  for (const index of cancelled) {
    const ms = kept[index]
    if (ms !== undefined) open.change({ op: 'cancel_event', calendar: ada, event_id: idOf(ms) })
  }
}

function firstOf({ day, hour, isAllDay }: Pick<AnySeries, 'day' | 'hour' | 'isAllDay'>): string {
  return `2026-03-${two(day)}T${isAllDay ? '00' : two(hour)}:00:00`
}

function stampOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

function plus(wall: string, hours: number): string {
  return Temporal.PlainDateTime.from(wall).add({ hours }).toString({ smallestUnit: 'second' })
}

/** What Google says happens when: starts and ends. */
async function listStarts(open: OpenCalendar): Promise<string[]> {
  const { items } = await open.listAll({ singleEvents: 'true', timeMin: '2026-01-01T00:00:00Z' })
  return items.map(({ start, end }) => `${textOf(start)} ${textOf(end)}`).toSorted()
}

function textOf(time: unknown): string {
  const { date, dateTime } = Object(time)
  return date ?? new Date(String(dateTime)).toISOString()
}

/** What the masters and exceptions that were read say happens when. */
async function readStarts(open: OpenCalendar): Promise<string[]> {
  const { access_token } = open.change({
    op: 'grant',
    account: ada,
    scopes: scopesFor('google', ['calendar']).slice(2),
  })
  const now = new Date(open.google.clock.now())
  const source = googleCalendar({
    accessToken: String(access_token),
    baseUrl: open.google.url,
    fetch,
    now: () => now,
  })
  const calendar = { calendar_id: ada, timezone: 'Europe/Berlin' }
  const { events, problems } = await source.fetchPage({
    calendar,
    cursor: null,
    page: null,
    isKnown: () => false,
    now,
  })
  expect(problems).toEqual([])
  return events.flatMap((event) => (event.kind === 'meeting' ? expand(event, events) : [])).toSorted()
}

function expand({ external_id, event }: RemoteMeeting, events: readonly RemoteEvent[]): string[] {
  const own = events
    .filter((one) => one.kind === 'occurrence')
    .filter(({ series_external_id }) => series_external_id === external_id)
  const zone = event.start.zone ?? 'UTC'
  const wall = event.start.zone === null ? `${event.start.time}T00:00:00` : event.start.time
  const gone = new Set([
    ...event.excluded,
    ...own.map(({ original_start }) => wallAt(original_start, event.start.zone)),
  ])
  const lengthMs = msOf(event.end) - msOf(event.start)
  const ruled = expandRecurrence(
    { start: wall, timeZone: zone, rrule: event.rrule ?? 'FREQ=DAILY;COUNT=1' },
    [0, 4e12],
  )
  return [
    ...ruled
      .filter((ms) => !gone.has(wallAt(ms, event.start.zone)))
      .map((ms) => `${shown(ms, event.start.zone)} ${shown(ms + lengthMs, event.start.zone)}`),
    ...own.flatMap(({ override }) =>
      override
        ? [
            `${shown(msOf(override.start), override.start.zone)} ${shown(msOf(override.end), override.end.zone)}`,
          ]
        : [],
    ),
  ]
}

function wallAt(moment: number | string, zone: string | null): string {
  if (typeof moment === 'string') return moment
  const time = Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO(zone ?? 'UTC')
    .toPlainDateTime()
  return time.toString({ smallestUnit: 'second' }).slice(0, zone === null ? 10 : 19)
}

function msOf({ time, zone }: EventTime): number {
  return Temporal.PlainDateTime.from(time).toZonedDateTime(zone ?? 'UTC').epochMilliseconds
}

function shown(ms: number, zone: string | null): string {
  const moment = new Date(ms).toISOString()
  return zone === null ? moment.slice(0, 10) : moment
}
