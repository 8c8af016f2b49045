import { isWholeDays, type OccurrenceTimes, timesOfMoments } from './occurrence-times.ts'
import {
  type ChangedOccurrence,
  endOfOccurrence,
  type OccurrenceChange,
  type SeriesOccurrence,
  type SeriesTimes,
} from './series-times.ts'

/** The change of the occurrence with this original start, if there is one. */
export function changeAt<Change extends OccurrenceChange>(
  changes: readonly Change[],
  originalMs: number,
): Change | undefined {
  return changes.find(({ original_starts_ms }) => original_starts_ms === originalMs)
}

/** The changes with another one for this occurrence; null makes the occurrence like its series again. */
export function replaceChange<Change extends OccurrenceChange>(
  changes: readonly Change[],
  originalMs: number,
  change: Change | null,
): Change[] {
  const others = changes.filter(({ original_starts_ms }) => original_starts_ms !== originalMs)
  return change === null ? others : [...others, change]
}

/** The change that takes one occurrence out of its series. */
export function cancelledOccurrence(original_starts_ms: number): ChangedOccurrence {
  return {
    original_starts_ms,
    is_cancelled: true,
    start_wall: null,
    end_wall: null,
    meeting_timezone: null,
    starts_ms: null,
    ends_ms: null,
  }
}

/** The times of a changed occurrence; its zone is its own where it differs from that of the series. */
export function changedTimes(
  { start_wall, end_wall, meeting_timezone, starts_ms, ends_ms }: OccurrenceTimes,
  series: Pick<SeriesTimes, 'meeting_timezone'>,
) {
  const zone = meeting_timezone === series.meeting_timezone ? null : meeting_timezone
  return { start_wall, end_wall, meeting_timezone: zone, starts_ms, ends_ms }
}

/** When an occurrence takes place, in its own zone where it has one. */
export function occurrenceTimes(
  series: Pick<SeriesTimes, 'meeting_timezone' | 'is_all_day'>,
  { starts_ms, ends_ms }: Pick<SeriesOccurrence, 'starts_ms' | 'ends_ms'>,
  change: Pick<ChangedOccurrence, 'meeting_timezone'> | undefined,
): OccurrenceTimes {
  const moments = { starts_ms, ends_ms }
  const meeting_timezone = change?.meeting_timezone ?? series.meeting_timezone
  const is_all_day = isWholeDays(moments, series, change !== undefined)
  return timesOfMoments({ meeting_timezone, is_all_day }, moments)
}

/** Whether a changed occurrence takes place at the time of its series, so that only other values are its own. */
export function isAtRegularTime(change: ChangedOccurrence, series: SeriesTimes): boolean {
  const { original_starts_ms, is_cancelled, starts_ms, ends_ms, meeting_timezone } = change
  return (
    !is_cancelled &&
    (meeting_timezone ?? series.meeting_timezone) === series.meeting_timezone &&
    starts_ms === original_starts_ms &&
    ends_ms === endOfOccurrence(series, original_starts_ms)
  )
}
