import { type BookingHours, weekdays } from '@meridian/contract'
import {
  type BookableHost,
  day_ms,
  findBookableSlots,
  instantOf,
  type Interval,
  minute_ms,
  wallTimeOf,
  type WeeklyHours,
} from '@meridian/engine'
import type { Db } from '../../platform/postgres/db.ts'
import { type PersonHours, readPeople } from '../availability/availability.api.ts'
import type { HostRow, OwnedPageRow } from './booking-page.queries.ts'
import { type CountedBooking, listCounted } from './booking.queries.ts'

export interface SlotSearch {
  readonly window: Interval
  readonly minutes: number
  /** Only times of this host. */
  readonly host_id?: string | undefined
  /** A booking or a form, for which its own held times are free. */
  readonly holder_id?: string | undefined
  /** The meeting that is moved. */
  readonly meeting_id?: string | undefined
}

export interface BookableSlot {
  readonly interval: Interval
  /** Who is free then: all hosts of a page on which all come. */
  readonly host_ids: readonly string[]
  readonly seats_left: number
  /** The meeting whose further seats can be booked; null for a time that is not booked yet. */
  readonly meeting_id: string | null
}

/**
 * The times of a page that can be booked now, the earliest first, in three statements for any number of hosts: after the
 * minimum notice, within the days ahead and the limits, with the buffers around taken time.
 */
export async function findSlots(
  db: Db,
  page: OwnedPageRow,
  search: SlotSearch,
  now: Date,
): Promise<BookableSlot[]> {
  const { minutes, host_id, holder_id, meeting_id } = search
  const owner = page.hosts[0]
  if (!owner) return []
  const window = openWindow(page, search.window, owner.timezone, now)
  if (window[0] >= window[1]) return []
  const chosen = host_id === undefined ? page.hosts : page.hosts.filter((host) => host.user_id === host_id)
  const needsAll = page.host_choice === 'collective'
  const ids = chosen.map(({ user_id }) => user_id)
  const buffers_ms = 240 * minute_ms
  const reach: Interval = [window[0] - buffers_ms, window[1] + buffers_ms]
  const people = await readPeople(db, ids, reach, { now, holder_id, leaveOut: meeting_id, joins: true })
  const known = chosen.flatMap((host) => {
    const person = people.get(host.user_id)
    // A calendar that cannot be read may hide a meeting.
    return person && person.unknown_since_ms === null ? [{ host, person }] : []
  })
  if (known.length === 0 || (needsAll && known.length < page.hosts.length)) return []
  const counted = await countedNear(db, page, window, now)
  const others = counted.filter((one) => one.booking_id !== holder_id)
  const hosts = known.map(({ host, person }) => bookableHost(page, host, { person, counted: others }))
  const free = findBookableSlots({
    window,
    hosts,
    needsAll,
    durationMs: minutes * minute_ms,
    stepMinutes: page.step_minutes,
    timeZone: owner.timezone,
  }).map(
    (slot): BookableSlot => ({
      interval: slot.interval,
      host_ids: slot.hosts.flatMap((place) => known[place]?.host.user_id ?? []),
      seats_left: page.seats,
      meeting_id: null,
    }),
  )
  const seats = page.seats > 1 ? openSeats(page, counted, { ids, window, minutes }) : []
  return [...free, ...seats].toSorted((one, other) => one.interval[0] - other.interval[0])
}

/** Times at which a guest could not book any more, or not yet, are left out. */
function openWindow(
  { notice_minutes, days_ahead }: OwnedPageRow,
  [start, end]: Interval,
  timeZone: string,
  now: Date,
): Interval {
  const today = wallTimeOf(now.getTime(), timeZone).slice(0, 10)
  const last = new Date(Date.parse(`${today}T00:00:00Z`) + (days_ahead + 1) * day_ms)
    .toISOString()
    .slice(0, 10)
  const until = instantOf(`${last}T00:00:00`, timeZone)
  return [Math.max(start, now.getTime() + notice_minutes * minute_ms), Math.min(end, until)]
}

function countedNear(
  db: Db,
  page: OwnedPageRow,
  [start, end]: Interval,
  now: Date,
): Promise<CountedBooking[]> {
  const hasLimits =
    page.bookings_a_day_max !== null ||
    page.bookings_a_week_max !== null ||
    page.hosts.some((host) => host.bookings_a_day_max !== null)
  if (!hasLimits && page.seats === 1) return Promise.resolve([])
  const near = { from: new Date(start - 9 * day_ms), to: new Date(end + 9 * day_ms) }
  return listCounted(db, page.booking_page_id, near, now)
}

function bookableHost(
  page: OwnedPageRow,
  host: HostRow,
  { person, counted }: { readonly person: PersonHours; readonly counted: readonly CountedBooking[] },
): BookableHost {
  const hours = host.booking_hours ?? page.booking_hours
  const { timeZone, overrides, stays } = person
  // On a page where all come, each booking is one of each host.
  const own =
    page.host_choice === 'collective' ? counted : counted.filter((one) => one.host_id === host.user_id)
  return {
    timeZone,
    overrides,
    stays,
    weekly: hours ? weeklyOf(hours) : person.weekly,
    busy: person.busy.map(({ interval }) => interval),
    bufferBeforeMs: (host.buffer_before_minutes ?? page.buffer_before_minutes) * minute_ms,
    bufferAfterMs: (host.buffer_after_minutes ?? page.buffer_after_minutes) * minute_ms,
    closed: [
      ...fullPeriods(own, host.bookings_a_day_max ?? page.bookings_a_day_max, dayOf(timeZone)),
      ...fullPeriods(own, page.bookings_a_week_max, weekOf(timeZone)),
    ],
  }
}

/** An end of 00:00 is the end of the day, as in the working hours. */
function weeklyOf(hours: BookingHours): WeeklyHours {
  return Object.fromEntries(
    weekdays.map((weekday, day) => [
      day,
      (hours[weekday] ?? []).map(({ start_time, end_time }) => [
        minutesOf(start_time),
        minutesOf(end_time) || 1440,
      ]),
    ]),
  )
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

type Period = (ms: number) => Interval

/** The periods with as many meetings as are allowed; several seats of one meeting count once. */
function fullPeriods(counted: readonly CountedBooking[], most: number | null, periodOf: Period): Interval[] {
  if (most === null) return []
  const meetings = new Map(counted.map((one) => [one.meeting_id ?? one.booking_id, one]))
  const byPeriod = Map.groupBy(meetings.values(), ({ starts_ms }) => periodOf(starts_ms)[0])
  return [...byPeriod.values()].flatMap((all) => {
    const [first] = all
    return first && all.length >= most ? [periodOf(first.starts_ms)] : []
  })
}

function dayOf(timeZone: string): Period {
  return (ms) => span(wallTimeOf(ms, timeZone).slice(0, 10), { days: 1, timeZone })
}

/** From Monday to Sunday. */
function weekOf(timeZone: string): Period {
  return (ms) => {
    const date = Date.parse(`${wallTimeOf(ms, timeZone).slice(0, 10)}T00:00:00Z`)
    const sinceMonday = (new Date(date).getUTCDay() + 6) % 7
    return span(dateOf(date - sinceMonday * day_ms), { days: 7, timeZone })
  }
}

function span(date: string, { days, timeZone }: { days: number; timeZone: string }): Interval {
  const last = dateOf(Date.parse(`${date}T00:00:00Z`) + days * day_ms)
  return [instantOf(`${date}T00:00:00`, timeZone), instantOf(`${last}T00:00:00`, timeZone)]
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/** Meetings of the page with seats that are not taken yet. */
function openSeats(
  page: OwnedPageRow,
  counted: readonly CountedBooking[],
  {
    ids,
    window,
    minutes,
  }: { readonly ids: readonly string[]; readonly window: Interval; readonly minutes: number },
): BookableSlot[] {
  const byMeeting = Map.groupBy(
    counted.filter(({ meeting_id }) => meeting_id !== null),
    ({ meeting_id }) => meeting_id,
  )
  return [...byMeeting].flatMap(([meeting_id, bookings]) => {
    const [first] = bookings
    if (!first || first.starts_ms < window[0] || first.ends_ms > window[1]) return []
    const isSameLength = first.ends_ms - first.starts_ms === minutes * minute_ms
    const seats_left = page.seats - bookings.length
    if (!isSameLength || seats_left <= 0 || first.host_id === null || !ids.includes(first.host_id)) return []
    const interval: Interval = [first.starts_ms, first.ends_ms]
    return [{ interval, host_ids: [first.host_id], seats_left, meeting_id }]
  })
}
