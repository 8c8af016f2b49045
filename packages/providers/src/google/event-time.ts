import { instantOf, wallTimeOf } from '@meridian/engine'
import type { EventTime } from '@meridian/icalendar'
import { timeAt, zoneOf } from '../kit/event-time.ts'
import { UnreadableItem } from '../kit/listed-items.ts'
import { isOfCalendar, Moment } from '../kit/reply-text.ts'
import type { GoogleTime } from './replies.ts'

/** A date, or the moment in epoch milliseconds. Google writes a moment with the offset of any zone. */
export function momentOf({ date, dateTime, timeZone }: GoogleTime, calendarZone: string): number | string {
  const moment = Moment.safeParse(dateTime)
  if (date == null && moment.success) return moment.data
  const wall = date == null ? wallIn(dateTime ?? '') : `${date}T00:00:00`
  const ms =
    wall === undefined
      ? Number.NaN
      : millisecondsOf(wall, date == null ? zoneOf(timeZone, calendarZone) : 'UTC')
  if (!isOfCalendar(ms)) throw new UnreadableItem('its time is none')
  return date ?? ms
}

function wallIn(dateTime: string): string | undefined {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.exec(dateTime)?.[0]
}

/** NaN for what is no time of the calendar. */
function millisecondsOf(wall: string, zone: string): number {
  try {
    return instantOf(wall, zone)
  } catch (problem) {
    if (problem instanceof RangeError) return Number.NaN
    throw problem
  }
}

/** Start and end of one kind, the end never before the start; a day's end is the day after it. */
export function spanOf(
  start: GoogleTime,
  end: GoogleTime | null,
  calendarZone: string,
): { readonly start: EventTime; readonly end: EventTime; readonly is_all_day: boolean } {
  const from = momentOf(start, calendarZone)
  const to = end ? momentOf(end, calendarZone) : from
  if (typeof from === 'string') {
    const last = typeof to === 'string' ? to : wallTimeOf(to, calendarZone).slice(0, 10)
    const time = last > from ? last : dayAfter(from)
    return { start: timeAt(from, ''), end: { time, zone: null }, is_all_day: true }
  }
  const zone = zoneOf(start.timeZone, calendarZone)
  const endMs = typeof to === 'string' ? from : Math.max(from, to)
  const endZone = end ? zoneOf(end.timeZone, zone) : zone
  return { start: timeAt(from, zone), end: timeAt(endMs, endZone), is_all_day: false }
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString()
}
