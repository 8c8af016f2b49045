import {
  type CalendarEvent,
  type EventOverride,
  type EventTime,
  overridable_fields,
  type OverridableField,
} from './calendar-event.ts'
import { inZone, momentOf } from './event-time.ts'
import type { EventDraft } from './read-event.ts'
import { asStartOf } from './read-times.ts'
import { countingItsStart, hasStart, listStarts } from './series-starts.ts'
import { asWallMs, endAfter, shiftStart, splitSeries } from './split-series.ts'

/**
 * A series with its changed occurrences, given as drafts with an original start each. One that changes all following
 * occurrences ends the series and begins another.
 */
export function applyChanges(
  event: CalendarEvent,
  changes: readonly EventDraft[],
  warn: (line: number, message: string) => void,
): CalendarEvent[] {
  const placed = changes.map((change) => placeChange(event, change)).toSorted(byOriginalStart)
  const done: CalendarEvent[] = []
  let series = countingItsStart(event)
  let from = 0
  for (const [at, turning] of placed.entries()) {
    if (!turning.changesFollowing) continue
    const parts = done.length < mostParts ? splitSeries(series, turning.originalStart, turning.event) : null
    if (!parts) {
      const message = 'its change of all following occurrences is kept for one of them.'
      warn(turning.raw.line.number, `"${event.title}" (uid ${event.uid}): ${message}`)
      continue
    }
    if (parts.before) done.push(withOverrides(parts.before, placed.slice(from, at)))
    if (!parts.after) return done
    series = parts.after
    from = at + 1
    // Later changes name the times that the series had at first.
    for (let later = from; later < placed.length; later++) {
      const change = placed[later]
      if (change) placed[later] = { ...change, originalStart: parts.shift(change.originalStart) }
    }
  }
  return [...done, withOverrides(series, placed.slice(from))]
}

/** The series with one occurrence as a message tells it, whether it was changed before or not. */
export function withOccurrence(series: CalendarEvent, occurrence: CalendarEvent): CalendarEvent {
  const original = occurrence.recurrence_id ?? occurrence.start
  const originalStart = asStartOf(series.start, original)
  const others = series.overrides.filter(({ original_start }) => original_start !== originalStart)
  const changed = withOverrides(series, [{ originalStart, event: onSeriesClock(occurrence, series) }])
  const overrides = [...others, ...changed.overrides]
  return {
    ...changed,
    overrides: overrides.toSorted((one, other) => (one.original_start < other.original_start ? -1 : 1)),
  }
}

/** The series without the occurrence that has, or would have had, this start. */
export function withoutOccurrence(series: CalendarEvent, original: EventTime): CalendarEvent {
  const originalStart = asStartOf(series.start, original)
  return {
    ...series,
    excluded: [...new Set([...series.excluded, originalStart])].toSorted(),
    overrides: series.overrides.filter(({ original_start }) => original_start !== originalStart),
  }
}

/** The series up to the occurrence before this start; null where none is left. */
export function withoutFollowing(series: CalendarEvent, original: EventTime): CalendarEvent | null {
  const originalStart = asStartOf(series.start, original)
  const added = series.added.filter((start) => start < originalStart)
  const overrides = series.overrides.filter(({ original_start }) => original_start < originalStart)
  if (series.rrule === null)
    return originalStart <= series.start.time ? null : { ...series, added, overrides }
  const parts = splitSeries(series, originalStart, { ...series, status: 'cancelled' })
  return parts?.before ? { ...parts.before, added, overrides } : null
}

/** A series in the two parts that a change of one occurrence and all that follow makes of it. */
export interface FollowingChange {
  /** Null when the change begins with the first occurrence. */
  readonly before: CalendarEvent | null
  readonly following: CalendarEvent
  /** The occurrences that follow begin at another time or last longer or shorter. */
  readonly isMoved: boolean
}

/**
 * The series with one occurrence and all that follow as a message tells them (RFC 5545 §3.2.13): they move by the same
 * difference on the wall clock and last as long. Later occurrences that were changed before move along and keep their other
 * differences, except those that `isNewer` names by their start in the series. Null when the series has no such
 * occurrence, or when its rule cannot follow the change.
 */
export function withFollowing(
  series: CalendarEvent,
  change: CalendarEvent,
  isNewer: (originalStart: string) => boolean,
): FollowingChange | null {
  const originalStart = asStartOf(series.start, change.recurrence_id ?? change.start)
  const changed = onSeriesClock({ ...change, recurrence_id: null }, series)
  const parts = splitSeries(series, originalStart, changed)
  if (!parts?.after) return null
  const { before, after, shift } = parts
  const byMs = asWallMs(shift(originalStart)) - asWallMs(originalStart)
  // On the day of a clock change the same times of day last longer or shorter.
  const isResized = lengthOf(after) !== lengthOf(series) && wallLengthOf(after) !== wallLengthOf(series)
  const length = isResized ? after : series
  const overrides = series.overrides
    .filter(({ original_start }) => original_start > originalStart)
    .map((override) => ({
      ...(isNewer(override.original_start)
        ? override
        : movedOverride(override, byMs, isResized ? after : null)),
      original_start: shift(override.original_start),
    }))
  return {
    before: before && {
      ...before,
      overrides: series.overrides.filter(({ original_start }) => original_start < originalStart),
    },
    following: { ...after, end: endAfter(after.start, length), overrides },
    isMoved: byMs !== 0 || isResized,
  }
}

/** With the length of `resized`, unless only one of them lasts whole days. */
function movedOverride(override: EventOverride, byMs: number, resized: CalendarEvent | null): EventOverride {
  const start = { time: shiftStart(override.start.time, byMs), zone: override.start.zone }
  const length = resized && resized.is_all_day === override.is_all_day ? resized : override
  return { ...override, start, end: endAfter(start, length) }
}

function lengthOf({ start, end }: Pick<CalendarEvent, 'start' | 'end'>): number {
  return momentOf(end) - momentOf(start)
}

function wallLengthOf({ start, end }: Pick<CalendarEvent, 'start' | 'end'>): number {
  return asWallMs(inZone(end, start.zone).time) - asWallMs(start.time)
}

// Each part checks all later changes again, so the cost is quadratic. Real series are split far less often.
const mostParts = 100

interface PlacedChange extends EventDraft {
  readonly originalStart: string
}

function placeChange(event: CalendarEvent, change: EventDraft): PlacedChange {
  const originalStart = asStartOf(event.start, change.original ?? event.start)
  return { ...change, originalStart, event: onSeriesClock(change.event, event) }
}

/** UTC names no place, so such times are converted to the zone of the series. */
function onSeriesClock(change: CalendarEvent, { start }: CalendarEvent): CalendarEvent {
  if (change.start.zone !== 'UTC') return change
  return { ...change, start: inZone(change.start, start.zone), end: inZone(change.end, start.zone) }
}

function byOriginalStart(one: PlacedChange, other: PlacedChange): number {
  return one.originalStart < other.originalStart ? -1 : Number(one.originalStart > other.originalStart)
}

function withOverrides(
  event: CalendarEvent,
  changes: readonly Pick<PlacedChange, 'event' | 'originalStart'>[],
): CalendarEvent {
  const excluded = new Set(event.excluded)
  const overrides: EventOverride[] = []
  for (const { event: change, originalStart } of changes) {
    if (change.status === 'cancelled' && event.status !== 'cancelled') {
      excluded.add(originalStart)
    } else {
      // Some exporters take an occurrence out and give its new form as well.
      excluded.delete(originalStart)
      overrides.push({ ...differences(event, change), original_start: originalStart })
    }
  }
  const originals = overrides.map(({ original_start }) => original_start)
  return {
    ...event,
    excluded: [...excluded].toSorted(),
    added: [...new Set([...event.added, ...missingStarts(event, originals)])].toSorted(),
    overrides,
  }
}

/** The starts that the series would not have without being told: changed occurrences, and its own start. */
function missingStarts(event: CalendarEvent, originals: readonly string[]): string[] {
  const given = listStarts(event, originals)
  const missing = given === null ? [] : originals.filter((original) => !given.has(original))
  return event.rrule !== null && !hasStart(event, event.start.time) ? [...missing, event.start.time] : missing
}

function differences(event: CalendarEvent, change: CalendarEvent): Omit<EventOverride, 'original_start'> {
  const differing = overridable_fields.filter((field) => !isSame(event[field], change[field]))
  const fields: Partial<Pick<CalendarEvent, OverridableField>> = Object.fromEntries(
    differing.map((field) => [field, change[field]]),
  )
  return { ...fields, is_all_day: change.is_all_day, start: change.start, end: change.end }
}

/** Both come from the same reader, so equal values have their keys in the same order. */
function isSame(one: CalendarEvent[OverridableField], other: CalendarEvent[OverridableField]): boolean {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object')
    return one === other
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false
  return JSON.stringify(one) === JSON.stringify(other)
}
