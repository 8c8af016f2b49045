import { instantOf } from '@meridian/engine'

/**
 * Days as moments for timed meetings, and as dates for all-day ones, which no zone moves. Ends may be
 * infinite.
 */
export interface DateRange {
  readonly starts_at: Date | '-infinity'
  readonly ends_at: Date | 'infinity'
  readonly start_date: string
  readonly end_date: string
}

/** From the start of the first day to the end of the last in that zone; null where neither is given. */
export function rangeOfDates(
  start_date: string | undefined,
  end_date: string | undefined,
  zone: string,
): DateRange | null {
  if (start_date === undefined && end_date === undefined) return null
  return {
    starts_at: start_date === undefined ? '-infinity' : beginningOf(start_date, zone),
    ends_at:
      end_date === undefined || end_date >= last_date
        ? 'infinity'
        : beginningOf(Temporal.PlainDate.from(end_date).add({ days: 1 }).toString(), zone),
    start_date: start_date ?? '-infinity',
    end_date: end_date ?? 'infinity',
  }
}

/** The last date with a year of four digits. */
const last_date = '9999-12-31'

function beginningOf(date: string, zone: string): Date {
  return new Date(instantOf(`${date}T00:00`, zone))
}
