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
import type { CalendarEvent } from './calendar-event.ts'
import { formatBasic } from './date-value.ts'
import { inZone, momentOf } from './event-time.ts'
import { withUntilOfFiles } from './recurrence-rule.ts'
import { listRuleStarts } from './series-starts.ts'

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
 * its own. Null when the change moves the occurrence to another day or to a time that the rule does not allow, for then
 * the rule no longer fits, or when the rule has no start from there on.
 */
export function splitSeries(
  event: CalendarEvent,
  originalStart: string,
  change: CalendarEvent,
): SplitSeries | null {
  if (event.rrule === null) return null
  const series = seriesTimesOf(event)
  const originalMs = momentOf({ time: originalStart, zone: event.start.zone })
  const isFirst = originalStart <= event.start.time
  const before = isFirst ? null : partOf(event, endBefore(series, originalMs), (time) => time < originalStart)
  const isCancelled = change.status === 'cancelled' && event.status !== 'cancelled'
  if (isCancelled) return { before, after: null, shift: (start) => start }
  const start = inZone(change.start, event.start.zone)
  const isSameDay = start.time.slice(0, 10) === originalStart.slice(0, 10)
  if (!isSameDay || change.is_all_day !== event.is_all_day) return null
  if (listRuleStarts(event, originalMs, Infinity, 1).length === 0) return null
  const byMs = event.is_all_day ? 0 : wallMs(start.time) - wallMs(originalStart)
  const rest = movedRest(startAt(series, originalMs), byMs)
  if (rest === null) return null
  const shift = (time: string) => (event.is_all_day ? time : wallOf(wallMs(time) + byMs))
  const { rrule, excluded, added } = partOf(event, rest, (time) => time > originalStart)
  const after: CalendarEvent = {
    ...change,
    uid: isFirst ? event.uid : `${event.uid}_R${formatBasic(originalStart)}`,
    start,
    end: inZone(change.end, event.start.zone),
    rrule,
    excluded: excluded.map(shift),
    added: added.map(shift),
  }
  return { before, after, shift }
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
