import type { SeriesSpan } from './occurrence-end.ts'

/** `endFinder` as Temporal decides it, for a first start that clocks show. For tests only. */
export function referenceEnd({ start, end, timeZone, isAllDay }: SeriesSpan, startMs: number): number {
  const [first, firstEnd] = [start, end].map((wall) =>
    Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone),
  )
  const at = Temporal.Instant.fromEpochMilliseconds(startMs)
  if (first === undefined || firstEnd === undefined) throw new RangeError('No wall times.')
  if (!isAllDay) return at.add(firstEnd.toInstant().since(first.toInstant())).epochMilliseconds
  const days = firstEnd.toPlainDate().since(first.toPlainDate()).days
  const last = at.toZonedDateTimeISO(timeZone).toPlainDate().add({ days })
  return last.toZonedDateTime(timeZone).epochMilliseconds
}
