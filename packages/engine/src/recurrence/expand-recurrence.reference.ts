import { RRuleTemporal } from 'rrule-temporal'

/**
 * The first wall times of a rule as rrule-temporal finds them, told in UTC so that no clock change interferes,
 * or null where it gives up looking. For tests only.
 */
export function referenceWallTimes(rrule: string, start: string, count: number): string[] | null {
  const dtstart = Temporal.PlainDateTime.from(start).toZonedDateTime('UTC')
  const rule = new RRuleTemporal({ rruleString: `RRULE:${rrule}`, dtstart })
  try {
    return rule
      .all((_, index) => index < count)
      .slice(0, count)
      .map((at) => at.toPlainDateTime().toString({ smallestUnit: 'second' }))
  } catch (refusal) {
    if (refusal instanceof Error && refusal.message.startsWith('Maximum iterations')) return null
    throw refusal
  }
}
