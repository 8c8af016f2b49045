import { listOccurrences, type Occurrence } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'
import { useHidden } from '../../platform/state/hidden.ts'
import { isoDate, startOfDate } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { isHidden } from './delete/hidden-occurrences.ts'

const days_ahead = 31

/** All that takes place from the start of the reader's today on, for a month, without what was just deleted; one question for all who look. */
export function useComingOccurrences() {
  const { zone } = useClock()
  const today = isoDate(useNow(60_000), zone)
  const until = Temporal.PlainDate.from(today).add({ days: days_ahead }).toString()
  const hidden = useHidden()
  return useQuery({
    ...queryFor(listOccurrences, {
      query: {
        start_timestamp: new Date(startOfDate(today, zone)).toISOString(),
        end_timestamp: new Date(startOfDate(until, zone)).toISOString(),
      },
    }),
    select: (occurrences) => occurrences.filter((occurrence) => !isHidden(hidden, occurrence)),
  })
}

/**
 * The occurrences that run or are still to come and take the reader's time: all-day and tentative ones, and those shown
 * as free, do not.
 */
export function comingOf(occurrences: readonly Occurrence[], nowMs: number): Occurrence[] {
  return occurrences.filter(
    ({ end_timestamp, meeting_status, meeting_action, is_all_day, is_transparent, is_tentative }) =>
      Date.parse(end_timestamp) > nowMs &&
      meeting_status === 'active' &&
      meeting_action !== 'rejected' &&
      !is_all_day &&
      !is_transparent &&
      !is_tentative,
  )
}
