import { RRuleTemporal } from 'rrule-temporal'

/** The wall times of a rule as rrule-temporal finds them, told in UTC so that no clock change interferes. For tests only. */
export function referenceWallTimes(rrule: string, start: string, count: number): string[] {
  const dtstart = Temporal.PlainDateTime.from(start).toZonedDateTime('UTC')
  const rule = new RRuleTemporal({ rruleString: `RRULE:${rrule}`, dtstart })
  return rule
    .all((_, index) => index < count)
    .slice(0, count)
    .map((at) => at.toPlainDateTime().toString({ smallestUnit: 'second' }))
}
