import { canonicalZone, instantOf, wallTimeOf } from '@meridian/engine'
import type { EventTime } from '@meridian/icalendar'
import { UnreadableItem } from '../kit/listed-items.ts'
import { Moment } from '../kit/reply-text.ts'
import type { GoogleTime } from './replies.ts'

/** The zone by its name; the other where it is none that is known here. */
export function zoneOf(name: string, otherwise: string): string {
  return (name === '' ? null : canonicalZone(name)) ?? otherwise
}

/** An IANA zone, or null where the text names none. */
export function findZone(name: string): string | null {
  return name === '' ? null : canonicalZone(name)
}

/** A date, or the moment in epoch milliseconds. Google writes a moment with the offset of whatever zone it likes. */
export function momentOf({ date, dateTime, timeZone }: GoogleTime, calendarZone: string): number | string {
  if (date != null) return date
  const moment = Moment.safeParse(dateTime)
  if (moment.success) return moment.data
  const wall = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.exec(dateTime ?? '')?.[0]
  if (wall === undefined) throw new UnreadableItem('its time is none')
  try {
    return instantOf(wall, zoneOf(timeZone, calendarZone))
  } catch (problem) {
    if (problem instanceof RangeError) throw new UnreadableItem('its time is none')
    throw problem
  }
}

/**
 * The moment on the wall clock of the zone; in UTC where that clock shows the same time twice and this is the second
 * of them.
 */
export function timeAt(moment: number | string, zone: string): EventTime {
  if (typeof moment === 'string') return { time: moment, zone: null }
  const seconds = Math.floor(moment / 1000) * 1000
  const time = wallTimeOf(seconds, zone)
  return instantOf(time, zone) === seconds
    ? { time, zone }
    : { time: wallTimeOf(seconds, 'UTC'), zone: 'UTC' }
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
