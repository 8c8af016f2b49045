import type { MeetingChange } from '@meridian/contract'
import {
  changeAt,
  changedTimes as timesOfChange,
  isAtRegularTime,
  occurrenceTimes,
  type OccurrenceTimes,
  replaceChange,
  type SeriesOccurrence,
  type SeriesTimes,
} from '@meridian/engine'
import { badField } from '../../../platform/errors.ts'
import { type DetailColumns, detailsAfter } from '../meeting.rules.ts'
import { changedTimes } from '../time-input.rules.ts'
import type { MeetingException, OwnValues } from './series.queries.ts'

/** Whether the occurrence has other values of its own than its times. */
export function hasOwnValues(own: OwnValues): boolean {
  const { meeting_title, meeting_description, meeting_link, location_name, is_transparent } = own
  return [meeting_title, meeting_description, meeting_link, location_name, is_transparent].some(
    (value) => value !== null,
  )
}

/** An occurrence that has no value of its own. */
export const no_own_values: OwnValues = {
  meeting_title: null,
  meeting_description: null,
  meeting_link: null,
  location_name: null,
  is_transparent: null,
}

/** The occurrence's own link or location, or that of its series; the empty text is none at all. */
export function ownOrSeries(own: string | null | undefined, series: string | null): string | null {
  if (own === null || own === undefined) return series
  return own === '' ? null : own
}

/** The details of one occurrence. A changed location has only its name. */
export function detailsOf<Series extends DetailColumns>(
  series: Series,
  own: OwnValues | undefined,
): Series & DetailColumns {
  if (!own) return series
  const isElsewhere = own.location_name !== null
  return {
    ...series,
    meeting_title: own.meeting_title ?? series.meeting_title,
    meeting_description: own.meeting_description ?? series.meeting_description,
    meeting_link: ownOrSeries(own.meeting_link, series.meeting_link),
    location_name: ownOrSeries(own.location_name, series.location_name),
    location_link: isElsewhere ? null : series.location_link,
    latitude: isElsewhere ? null : series.latitude,
    longitude: isElsewhere ? null : series.longitude,
    is_transparent: own.is_transparent ?? series.is_transparent,
  }
}

/** Whether the occurrence differs from its series in no field. */
function isLikeSeries(exception: MeetingException, series: SeriesTimes): boolean {
  return !hasOwnValues(exception) && isAtRegularTime(exception, series)
}

/**
 * A change to all occurrences also applies to the one that the form showed, which may have had values of its own.
 */
export function mergeIntoTarget(
  exceptions: readonly MeetingException[],
  series: SeriesTimes,
  { original_starts_ms }: Pick<SeriesOccurrence, 'original_starts_ms'>,
  { meeting_title, meeting_description, meeting_link, meeting_location, is_transparent }: MeetingChange,
): readonly MeetingException[] {
  const own = changeAt(exceptions, original_starts_ms)
  if (!own) return exceptions
  const merged = {
    ...own,
    ...(meeting_title !== undefined && { meeting_title: null }),
    ...(meeting_description !== undefined && { meeting_description: null }),
    ...(meeting_link !== undefined && { meeting_link: null }),
    ...(meeting_location?.location_name !== undefined && { location_name: null }),
    ...(is_transparent !== undefined && { is_transparent: null }),
  }
  return replaceChange(exceptions, original_starts_ms, isLikeSeries(merged, series) ? null : merged)
}

/**
 * One occurrence after a change. `exception` is null where it is like its series again. Throws `bad_input`
 * for fields that one occurrence cannot have for itself.
 */
export function occurrenceAfter(
  series: SeriesTimes & DetailColumns,
  { exceptions, occurrence }: { exceptions: readonly MeetingException[]; occurrence: SeriesOccurrence },
  change: MeetingChange,
  profileZone: string,
): { exception: MeetingException | null; times: OccurrenceTimes; asksAgain: boolean } {
  const exception = changeAt(exceptions, occurrence.original_starts_ms)
  const shown = occurrenceTimes(series, occurrence, exception)
  // Its dates are those of the series' zone, in whichever zone its organizer lives by now.
  const zone = series.is_all_day ? series.meeting_timezone : profileZone
  const times = changedTimes(change, shown, zone)
  if (times.is_all_day && !series.is_all_day && !shown.is_all_day)
    throw seriesAlone('is_all_day', 'Being all-day')
  const after = {
    original_starts_ms: occurrence.original_starts_ms,
    is_cancelled: false,
    ...timesOfChange(times, series),
    ...ownAfter(series, exception, change),
  }
  return { exception: isLikeSeries(after, series) ? null : after, times, asksAgain: times !== shown }
}

function ownAfter(
  series: DetailColumns,
  exception: MeetingException | undefined,
  change: MeetingChange,
): OwnValues {
  const before = detailsOf(series, exception)
  const after = detailsAfter(before, change)
  const own = {
    meeting_title: differing(after.meeting_title, series.meeting_title),
    meeting_description: differing(after.meeting_description, series.meeting_description),
    meeting_link: differing(after.meeting_link ?? '', series.meeting_link ?? ''),
    location_name: differing(after.location_name ?? '', series.location_name ?? ''),
    is_transparent: differing(after.is_transparent, series.is_transparent),
  }
  const possible = detailsOf(series, own)
  for (const [column, path, name] of series_columns) {
    const isSent = after[column] !== before[column]
    if (isSent && after[column] !== possible[column]) throw seriesAlone(path, name)
  }
  return own
}

const series_columns = [
  ['agenda', 'agenda', 'The agenda'],
  ['meeting_priority', 'meeting_priority', 'The priority'],
  ['location_link', 'meeting_location.location_link', 'The link of the place'],
  ['latitude', 'meeting_location.latitude', 'The position on the map'],
  ['longitude', 'meeting_location.longitude', 'The position on the map'],
] as const

function differing<Value>(value: Value, series: Value): Value | null {
  return value === series ? null : value
}

/** The error for a field that one occurrence cannot have for itself. */
export function seriesAlone(path: string, name: string) {
  return badField(path, `${name} is the same for the whole series; change all events, or this and following.`)
}
