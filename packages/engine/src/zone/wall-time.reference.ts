/** `instantOf` as Temporal decides it, one object at a time. For tests only. */
export function referenceInstantOf(wall: string, timeZone: string): number {
  return momentOf(Temporal.PlainDateTime.from(wall), timeZone)
}

/** The moment at which clocks of the zone show this, as Temporal decides it. For tests only. */
export function momentOf(wall: Temporal.PlainDateTime, timeZone: string): number {
  return wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds
}

/** `wallTimeOf` as Temporal decides it. For tests only. */
export function referenceWallTimeOf(instantMs: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instantMs)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
}

/** The moments at which the zone's clocks change, from the first to before the second moment. For tests only. */
export function referenceChanges(timeZone: string, fromMs: number, toMs: number): number[] {
  const changes: number[] = []
  let at = Temporal.Instant.fromEpochMilliseconds(fromMs - 1).toZonedDateTimeISO(timeZone)
  for (;;) {
    const change = at.getTimeZoneTransition('next')
    if (change === null || change.epochMilliseconds >= toMs) return changes
    changes.push(change.epochMilliseconds)
    at = change
  }
}
