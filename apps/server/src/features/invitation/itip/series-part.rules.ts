import {
  asStartOf,
  type CalendarEvent,
  type EventTime,
  isOccurrence,
  shiftStart,
  wallDifferenceMs,
} from '@meridian/icalendar'
import type { MailedEventRow } from './mailed-event.queries.ts'

/** A part of a series that an outside organizer has changed from some date on; a series that is not split is one part. */
export interface SeriesPart extends Pick<MailedEventRow, 'range_start' | 'range_moved_to'> {
  readonly event: CalendarEvent
}

/** The rows that have occurrences. The first part is first; the others follow by their starts. */
export function livePartsOf(rows: readonly MailedEventRow[]): (MailedEventRow & SeriesPart)[] {
  return rows.flatMap((row) =>
    row.event && row.event.recurrence_id === null && (row.series_ical_uid === null || !row.is_cancelled)
      ? [{ ...row, event: row.event }]
      : [],
  )
}

/**
 * The part that a RECURRENCE-ID names an occurrence of, and the start of that occurrence in the part. RECURRENCE-ID keeps
 * the start that the organizer's first request gave (RFC 5545 §3.8.4.4); programs that name the moved start are understood
 * as well. Undefined without parts.
 */
export function findPart<Part extends SeriesPart>(
  parts: readonly Part[],
  recurrence: EventTime,
): { readonly part: Part; readonly start: string } | undefined {
  const [first] = parts
  if (!first) return undefined
  const named = asStartOf(first.event.start, recurrence)
  const part =
    parts.slice(1).findLast(({ range_start }) => range_start !== null && range_start <= named) ?? first
  const start = movedStart(part, named)
  if (isOccurrence(part.event, start)) return { part, start }
  const byMovedStart = parts.findLast(({ event }) => isOccurrence(event, named))
  return byMovedStart ? { part: byMovedStart, start: named } : { part, start }
}

/** The start that an occurrence of the part has in the organizer's first request. */
export function originalStart(part: SeriesPart, start: string): string {
  return shiftStart(start, -shiftOf(part))
}

function movedStart(part: SeriesPart, start: string): string {
  return shiftStart(start, shiftOf(part))
}

function shiftOf({ range_start, range_moved_to }: SeriesPart): number {
  return range_start === null || range_moved_to === null ? 0 : wallDifferenceMs(range_moved_to, range_start)
}

/** The event as the organizer knows it: the occurrence that a part begins with, under the uid of the series. */
export function asOrganizerKnows({
  event,
  range_start,
  series_ical_uid,
}: SeriesPart & Pick<MailedEventRow, 'series_ical_uid'>): {
  readonly event: CalendarEvent
  /** The occurrence stands for all that follow, too. */
  readonly isForFollowing: boolean
} {
  if (series_ical_uid === null || range_start === null) return { event, isForFollowing: false }
  const uid = event.uid.slice(0, -partUid('', range_start).length)
  const recurrence_id = { time: range_start, zone: event.start.zone }
  return { event: { ...event, uid, recurrence_id, rrule: null, added: [] }, isForFollowing: true }
}

/** The uid of a part with an event of its own, from the uid of its series. */
export function partUid(uid: string, range_start: string): string {
  return `${uid}_R${range_start.replaceAll(/[-:]/g, '')}`
}
