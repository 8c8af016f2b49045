import type { SeriesSpan } from './occurrence-end.ts'

/** `endFinder` as Temporal decides it. For tests only. */
export function referenceEnd({ start, end, timeZone, isAllDay }: SeriesSpan, startMs: number): number {
  const length = Temporal.PlainDateTime.from(start).until(Temporal.PlainDateTime.from(end), {
    largestUnit: isAllDay ? 'day' : 'hour',
  })
  const at = Temporal.Instant.fromEpochMilliseconds(startMs)
  if (!isAllDay) return at.add(length).epochMilliseconds
  const day = at.toZonedDateTimeISO(timeZone).toPlainDate()
  return day.add(length).toZonedDateTime(timeZone).epochMilliseconds
}
