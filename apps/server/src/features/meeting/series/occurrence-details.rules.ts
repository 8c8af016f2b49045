import type { OccurrenceChange, SeriesOccurrence } from '@meridian/engine'
import type { MeetingChange } from '@meridian/contract'
import { badField } from '../../../platform/errors.ts'
import { exceptionTimes, isLikeSeries } from './exception.rules.ts'
import type { MeetingRow } from '../meeting.queries.ts'
import { type DetailColumns, detailsAfter } from '../meeting.rules.ts'
import { listedTimes, type MeetingTimes, takesWholeDays } from '../meeting-time.rules.ts'
import type { ExceptionRow } from './series.queries.ts'
import { changedTimes } from '../time-input.rules.ts'

/**
 * The columns that an occurrence may have for itself, besides its times; null means the value of its series.
 */
type OwnColumns = Pick<
  ExceptionRow,
  'meeting_title' | 'meeting_description' | 'meeting_link' | 'location_name' | 'is_transparent'
>

/** The occurrence's own link or location, or that of its series; the empty text is none at all. */
export function ownOrSeries(own: string | null | undefined, series: string | null): string | null {
  if (own === null || own === undefined) return series
  return own === '' ? null : own
}

/** The details of one occurrence. A changed location has only its name. */
export function detailsOf<Series extends DetailColumns>(
  series: Series,
  own: OwnColumns | undefined,
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

/** When one occurrence takes place, in its own zone where it has one. */
export function timesOf(
  series: Pick<MeetingRow, 'meeting_timezone' | 'is_all_day'>,
  { starts_ms, ends_ms }: Pick<SeriesOccurrence<OccurrenceChange>, 'starts_ms' | 'ends_ms'>,
  exception: ExceptionRow | undefined,
): MeetingTimes {
  return listedTimes({
    meeting_timezone: exception?.meeting_timezone ?? series.meeting_timezone,
    is_all_day: takesWholeDays({ starts_ms, ends_ms }, series, exception !== undefined),
    starts_at: new Date(starts_ms),
    ends_at: new Date(ends_ms),
  })
}

/**
 * One occurrence after a change. `exception` is null where it is like its series again. Throws `bad_input`
 * for fields that one occurrence cannot have for itself.
 */
export function occurrenceAfter(
  series: MeetingRow,
  occurrence: SeriesOccurrence<OccurrenceChange>,
  exception: ExceptionRow | undefined,
  change: MeetingChange,
  profileZone: string,
): { exception: ExceptionRow | null; times: MeetingTimes; isMoved: boolean } {
  const shown = timesOf(series, occurrence, exception)
  // Its dates are those of the series' zone, in whichever zone its organizer lives by now.
  const zone = series.is_all_day ? series.meeting_timezone : profileZone
  const times = changedTimes(change, shown, zone)
  if (times.is_all_day && !series.is_all_day && !shown.is_all_day)
    throw seriesAlone('is_all_day', 'Being all-day')
  const after = {
    meeting_id: series.meeting_id,
    original_starts_at: new Date(occurrence.original_starts_ms),
    is_cancelled: false,
    ...exceptionTimes(times, series),
    ...ownAfter(series, exception, change),
  }
  return { exception: isLikeSeries(after, series) ? null : after, times, isMoved: times !== shown }
}

function ownAfter(
  series: DetailColumns,
  exception: ExceptionRow | undefined,
  change: MeetingChange,
): OwnColumns {
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
