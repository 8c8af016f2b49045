import type { getMeeting, Input, Meeting, SeriesScope } from '@meridian/contract'
import { useSearchParams } from 'react-router'

/** The question for a meeting, or for one occurrence of a series by the start its rule gives. */
export function meetingInput(meeting_id: string, occurrence: string | null): Input<typeof getMeeting> {
  const params = { meeting_id }
  return occurrence === null ? { params } : { params, query: { original_start_timestamp: occurrence } }
}

/** The occurrence that the address of the detail page names, or null. */
export function useShownOccurrence(): string | null {
  const [search] = useSearchParams()
  return search.get('occurrence') || null
}

/** Says in a request which occurrences are meant; a meeting that does not repeat needs no words. */
export function scopePart({ original_start_timestamp }: Meeting, series_scope: SeriesScope) {
  return original_start_timestamp === null ? {} : { series_scope, original_start_timestamp }
}
