import { wallTimeOf } from '@meridian/engine'
import type { CalendarEvent } from './calendar-event.ts'
import { addDays, formatBasic } from './date-value.ts'
import { inZone, momentOf } from './event-time.ts'
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
 * its own. Null when the change moves the occurrence to another day, for then the rule's days no longer fit, or when the
 * series has no rule to go on with.
 */
export function splitSeries(
  event: CalendarEvent,
  originalStart: string,
  change: CalendarEvent,
): SplitSeries | null {
  if (event.rrule === null) return null
  const isFirst = originalStart <= event.start.time
  const before = isFirst ? null : endBefore(event, event.rrule, originalStart)
  const isCancelled = change.status === 'cancelled' && event.status !== 'cancelled'
  if (isCancelled) return { before, after: null, shift: (start) => start }
  const start = inZone(change.start, event.start.zone)
  const isSameDay = start.time.slice(0, 10) === originalStart.slice(0, 10)
  const rrule = restOfRule(event, event.rrule, originalStart, start.time)
  if (!isSameDay || change.is_all_day !== event.is_all_day || rrule === null) return null
  const shift = shiftBy(originalStart, start.time)
  const later = (starts: readonly string[]) => starts.filter((time) => time > originalStart).map(shift)
  const after: CalendarEvent = {
    ...change,
    uid: isFirst ? event.uid : `${event.uid}_R${formatBasic(originalStart)}`,
    start,
    end: inZone(change.end, event.start.zone),
    rrule,
    excluded: later(event.excluded),
    added: later(event.added),
  }
  return { before, after, shift }
}

function endBefore(event: CalendarEvent, rrule: string, originalStart: string): CalendarEvent {
  const zone = event.start.zone
  const until =
    zone === null
      ? formatBasic(addDays(originalStart, -1))
      : `${formatBasic(wallTimeOf(momentOf({ time: originalStart, zone }) - 1000, 'UTC'))}Z`
  const earlier = (starts: readonly string[]) => starts.filter((time) => time < originalStart)
  return {
    ...event,
    rrule: `${withoutEnd(rrule)};UNTIL=${until}`,
    excluded: earlier(event.excluded),
    added: earlier(event.added),
  }
}

/** The rule with what COUNT leaves, or with UNTIL as much later as the start; null when COUNT leaves nothing. */
function restOfRule(
  event: CalendarEvent,
  rrule: string,
  originalStart: string,
  newStart: string,
): string | null {
  const count = partOf(rrule, 'COUNT')
  const until = partOf(rrule, 'UNTIL')
  const zone = event.start.zone
  const parts = [withoutEnd(rrule)]
  if (count !== null) {
    const from = momentOf(event.start)
    const left =
      Number(count) -
      listRuleStarts(event, from, momentOf({ time: originalStart, zone }), Number(count)).length
    if (left < 1) return null
    parts.push(`COUNT=${left}`)
  }
  if (until !== null && zone === null) parts.push(`UNTIL=${until}`)
  if (until !== null && zone !== null) {
    const written = until.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6')
    const later = momentOf({ time: newStart, zone }) - momentOf({ time: originalStart, zone })
    parts.push(`UNTIL=${formatBasic(wallTimeOf(momentOf({ time: written, zone: 'UTC' }) + later, 'UTC'))}Z`)
  }
  return parts.join(';')
}

function withoutEnd(rrule: string): string {
  return rrule
    .split(';')
    .filter((part) => !/^(COUNT|UNTIL)=/.test(part))
    .join(';')
}

function partOf(rrule: string, name: string): string | null {
  return (
    rrule
      .split(';')
      .find((part) => part.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? null
  )
}

/** Moves wall times by the same stretch of wall clock. */
function shiftBy(from: string, to: string): (start: string) => string {
  if (from.length === 10) return (start) => start
  const distance = Date.parse(`${to}Z`) - Date.parse(`${from}Z`)
  return (start) => new Date(Date.parse(`${start}Z`) + distance).toISOString().slice(0, 19)
}
