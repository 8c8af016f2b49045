import { referenceWallTimes } from '../recurrence/expand-recurrence.reference.ts'
import type { OccurrenceChange, SeriesTimes } from './series-times.ts'

/** One occurrence in a list that is written out. */
export interface ListedOccurrence {
  readonly original: number
  readonly start: number
  readonly end: number
}

/**
 * The occurrences of the first starts of a series, changed and cancelled ones left where they belong, as rrule-temporal
 * and Temporal find them; null where rrule-temporal gives up. For tests only.
 */
export function referenceOccurrences(
  series: SeriesTimes,
  changes: readonly OccurrenceChange[],
  most: number,
): ListedOccurrence[] | null {
  const { added_walls, meeting_timezone } = series
  const walls = ruleWalls(series, most)
  if (walls === null) return null
  const moments = [...walls, ...added_walls].map((wall) => referenceInstant(wall, meeting_timezone))
  const originals = [...new Set(moments)].toSorted((one, other) => one - other)
  const changed = new Map(changes.map((change) => [change.original_starts_ms, change]))
  const regular = originals.filter((original) => !changed.has(original))
  return [
    ...regular.map((original) => ({ original, start: original, end: referenceEnd(series, original) })),
    ...changes.flatMap(({ original_starts_ms: original, is_cancelled, starts_ms: start, ends_ms: end }) =>
      is_cancelled || start === null || end === null ? [] : [{ original, start, end }],
    ),
  ].toSorted((one, other) => one.start - other.start || one.original - other.original)
}

/** A list cut before an original start: nothing else decides. For tests only. */
export function referenceSplit(list: readonly ListedOccurrence[], original: number): ListedOccurrence[][] {
  return [list.filter((one) => one.original < original), list.filter((one) => one.original >= original)]
}

/** The wall times of a rule and of added dates, each later by as much. For tests only. */
export function referenceMovedWalls(series: SeriesTimes, byMs: number, most: number): string[] | null {
  const walls = ruleWalls(series, most)
  const later = (wall: string) =>
    Temporal.PlainDateTime.from(wall).add({ milliseconds: byMs }).toString({ smallestUnit: 'second' })
  return walls && [...new Set([...walls, ...series.added_walls].map(later))].toSorted()
}

/** An UNTIL on the wall clock is read in UTC, as the wall times are. */
function ruleWalls({ rrule, first_start_wall }: SeriesTimes, most: number): string[] | null {
  if (rrule === null) return [first_start_wall]
  return referenceWallTimes(rrule.replace(/(UNTIL=\d{8}T\d{6})(?=;|$)/, '$1Z'), first_start_wall, most)
}

function referenceInstant(wall: string, zone: string): number {
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds
}

function referenceEnd(series: SeriesTimes, startMs: number): number {
  const { first_start_wall, first_end_wall, meeting_timezone, is_all_day } = series
  const start = Temporal.PlainDateTime.from(first_start_wall)
  const length = start.until(Temporal.PlainDateTime.from(first_end_wall), {
    largestUnit: is_all_day ? 'day' : 'hour',
  })
  const at = Temporal.Instant.fromEpochMilliseconds(startMs)
  if (!is_all_day) return at.add(length).epochMilliseconds
  const day = at.toZonedDateTimeISO(meeting_timezone).toPlainDate()
  return day.add(length).toZonedDateTime(meeting_timezone).epochMilliseconds
}
