import { day_ms } from '../../durations.ts'
import type { Json, SimulatedReply } from '../../kit/message.ts'
import { isJson } from '../../kit/message.ts'
import { badParameter, missing, refuse, RefusalError } from '../errors.ts'
import type { Calendar, StoredEvent } from './calendar-world.ts'
import { findCalendar } from './calendars.ts'
import { isZone, momentOf, presentMoment, readMoment } from './event-time.ts'
import { gatherEntries } from './list-entries.ts'
import type { ListQuery } from './list-query.ts'
import type { CalendarCall, CalendarMethod } from './method.ts'

/** The busy times of a calendar, without event details. */
export const freeBusyMethods: readonly CalendarMethod[] = [
  {
    id: 'calendar.freebusy.query',
    http: 'POST',
    path: '/freeBusy',
    scopes: ['calendar', 'calendar.readonly', 'calendar.freebusy', 'calendar.events.freebusy'],
    answer: answerFreeBusy,
  },
]

const most_calendars = 50
const longest_ms = 92 * day_ms

function answerFreeBusy(call: CalendarCall): SimulatedReply {
  const { timeMin, timeMax, items, timeZone } = call.body
  const from = takeMoment('timeMin', timeMin)
  const to = takeMoment('timeMax', timeMax)
  if (to <= from) throw new RefusalError(refuse(400, 'timeRangeEmpty', 'The specified time range is empty.'))
  if (to - from > longest_ms) {
    throw new RefusalError(refuse(400, 'timeRangeTooLong', 'The requested time range is too long.'))
  }
  const ids = Array.isArray(items) ? items.flatMap((item) => (isJson(item) ? [String(item['id'])] : [])) : []
  const zone = isZone(timeZone) ? timeZone : 'UTC'
  const calendars = ids.map((id, index): [string, Json] => [
    id,
    index < most_calendars ? answerOne(call, id, from, to, zone) : failure('tooManyCalendarsRequested'),
  ])
  return {
    status: 200,
    body: {
      kind: 'calendar#freeBusy',
      timeMin: new Date(from).toISOString(),
      timeMax: new Date(to).toISOString(),
      calendars: Object.fromEntries(calendars),
    },
  }
}

function answerOne(call: CalendarCall, id: string, from: number, to: number, zone: string): Json {
  const calendar = findCalendar(call.world, call.account, id)
  if (!calendar?.access.has(call.account)) return failure('notFound')
  const busy = busyTimes(calendar, from, to).map(([start, end]) => ({
    start: presentMoment(start, zone),
    end: presentMoment(end, zone),
  }))
  return { busy }
}

/** The times taken within the window, one after the other; what touches is one time. */
function busyTimes(calendar: Calendar, from: number, to: number): [number, number][] {
  const query: ListQuery = { ...everything, time_min: from, time_max: to, zone: calendar.time_zone }
  const cursor = { since: undefined, bound: 0, horizon_ms: to, after: undefined }
  const times = gatherEntries(calendar, { query, cursor })
    .filter(({ event }) => isBusy(calendar, event))
    .map(({ event }): [number, number] => [
      Math.max(from, momentOf(event.start, calendar.time_zone)),
      Math.min(to, momentOf(event.end, calendar.time_zone)),
    ])
    .filter(([start, end]) => start < end)
    .sort(([a], [b]) => a - b)
  const merged: [number, number][] = []
  for (const [start, end] of times) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

function isBusy({ id }: Calendar, { status, fields, attendees }: StoredEvent): boolean {
  if (status === 'cancelled' || fields['transparency'] === 'transparent') return false
  return attendees?.find(({ email }) => email === id)?.responseStatus !== 'declined'
}

const everything: Omit<ListQuery, 'zone'> = {
  single_events: true,
  show_deleted: false,
  time_min: undefined,
  time_max: undefined,
  updated_min: undefined,
  ical_uid: undefined,
  q: undefined,
  event_types: [],
  order_by: undefined,
  private_properties: [],
  shared_properties: [],
  max_results: 2500,
  max_attendees: undefined,
}

function takeMoment(name: string, value: unknown): number {
  if (value === undefined) throw new RefusalError(missing(`${name} parameter`))
  const ms = typeof value === 'string' ? readMoment(value) : undefined
  if (ms === undefined) throw new RefusalError(badParameter(name, 'Bad Request'))
  return ms
}

function failure(reason: string): Json {
  return { errors: [{ domain: 'global', reason }], busy: [] }
}
