import {
  endBefore,
  moveSeries,
  SeriesRefusal,
  type SeriesTimes,
  seriesTimesOf,
  startAt,
  wallMs,
  wallOf,
} from '@meridian/engine'
import type { CalendarEvent, EventTime } from './calendar-event.ts'
import { formatBasic } from './date-value.ts'
import { inZone, momentOf } from './event-time.ts'
import { asStartOf } from './read-times.ts'
import { withUntilOfFiles } from './recurrence-rule.ts'
import { listStarts } from './series-starts.ts'

export interface SplitSeries {
  /** Null when the change begins with the first occurrence. */
  readonly before: CalendarEvent | null
  /** Null when the change cancels all the rest. */
  readonly after: CalendarEvent | null
  /** A start of the old series as a start of `after`. */
  readonly shift: (start: string) => string
}

/**
 * The series up to an occurrence, and the series that RECURRENCE-ID;RANGE=THISANDFUTURE makes of the rest, under a UID of
 * its own: every later occurrence moves by the same difference on the wall clock (RFC 5545 §3.2.13). Null when the series
 * has no such occurrence, when the change makes a timed event last whole days or the other way round, or when the rule
 * names days or times that the change does not keep.
 */
export function splitSeries(
  event: CalendarEvent,
  originalStart: string,
  change: CalendarEvent,
): SplitSeries | null {
  if (event.rrule === null && event.added.length === 0) return null
  const series = seriesTimesOf(event)
  const originalMs = momentOf({ time: originalStart, zone: event.start.zone })
  const isFirst = originalStart <= event.start.time
  const before = isFirst ? null : partOf(event, endBefore(series, originalMs), (time) => time < originalStart)
  const isCancelled = change.status === 'cancelled' && event.status !== 'cancelled'
  if (isCancelled) return { before, after: null, shift: (start) => start }
  if (change.is_all_day !== event.is_all_day || !isOccurrence(event, originalStart)) return null
  const changedStart = changedStartOf(event, change)
  const byMs = asWallMs(changedStart) - asWallMs(originalStart)
  const rest = movedRest(startAt(series, originalMs), byMs)
  if (rest === null) return null
  const shift = (time: string) => shiftStart(time, byMs)
  const { rrule, excluded, added } = partOf(event, rest, (time) => time > originalStart)
  // The rule of the rest begins later where an added date comes first.
  const firstStart = rrule === null ? changedStart : rest.first_start_wall.slice(0, changedStart.length)
  const start = { time: firstStart, zone: event.start.zone }
  const isAdded = firstStart !== changedStart
  const after: CalendarEvent = {
    ...change,
    uid: isFirst ? event.uid : `${event.uid}_R${formatBasic(originalStart)}`,
    start,
    end: isAdded ? endAfter(start, change) : inZone(change.end, event.start.zone),
    rrule,
    excluded: excluded.map(shift),
    added: [...(isAdded ? [changedStart] : []), ...added.map(shift)],
  }
  return { before, after, shift }
}

/** The start of a change as its series writes starts: on its clock, also where a clock change skips that time. */
export function changedStartOf(
  { start }: Pick<CalendarEvent, 'start'>,
  change: Pick<CalendarEvent, 'start'>,
): string {
  return change.start.zone === start.zone ? change.start.time : asStartOf(start, change.start)
}

/** A start of a series later by as much on the wall clock, in the same form. */
export function shiftStart(start: string, byMs: number): string {
  return wallOf(asWallMs(start) + byMs).slice(0, start.length)
}

/** The end of an occurrence that lasts as long as `event`, on the clock of its start. */
export function endAfter(start: EventTime, event: Pick<CalendarEvent, 'start' | 'end'>): EventTime {
  const lengthMs = momentOf(event.end) - momentOf(event.start)
  if (start.zone === null) return { time: shiftStart(start.time, lengthMs), zone: null }
  const end = wallOf(momentOf(start) + lengthMs)
  return inZone({ time: end, zone: 'UTC' }, start.zone)
}

/** Whether the series has, or had before it was excluded or changed, this start. */
export function isOccurrence(event: CalendarEvent, start: string): boolean {
  return (
    event.excluded.includes(start) ||
    event.overrides.some(({ original_start }) => original_start === start) ||
    listStarts(event, [start])?.has(start) === true
  )
}

/** By how much one start is later than another on the wall clock, both in the form of their series. */
export function wallDifferenceMs(later: string, earlier: string): number {
  return asWallMs(later) - asWallMs(earlier)
}

/** A date or a wall time as the epoch milliseconds it would have in UTC. */
export function asWallMs(start: string): number {
  return wallMs(start.length === 10 ? `${start}T00:00:00` : start)
}

function movedRest(rest: SeriesTimes, byMs: number): SeriesTimes | null {
  try {
    return moveSeries(rest, byMs)
  } catch (refusal) {
    if (refusal instanceof SeriesRefusal) return null
    throw refusal
  }
}

/** The event with the rule of a part of its series, and with its dates on that side. */
function partOf(
  event: CalendarEvent,
  { rrule }: SeriesTimes,
  isOnSide: (time: string) => boolean,
): CalendarEvent {
  return {
    ...event,
    rrule: rrule === null ? null : withUntilOfFiles(rrule, event.start),
    excluded: event.excluded.filter(isOnSide),
    added: event.added.filter(isOnSide),
  }
}
