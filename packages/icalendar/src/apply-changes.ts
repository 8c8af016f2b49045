import type { CalendarEvent, EventOverride, EventTime, OverridableField } from './calendar-event.ts'
import { inZone } from './event-time.ts'
import type { EventDraft } from './read-event.ts'
import { asStartOf } from './read-times.ts'
import { countingItsStart, hasStart, listStarts } from './series-starts.ts'
import { splitSeries } from './split-series.ts'

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

const overridable: readonly OverridableField[] = [
  'title',
  'description',
  'location',
  'link',
  'is_transparent',
  'is_private',
  'status',
  'priority',
  'organizer',
  'attendees',
]

function differences(event: CalendarEvent, change: CalendarEvent): Omit<EventOverride, 'original_start'> {
  const differing = overridable.filter((field) => !isSame(event[field], change[field]))
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
