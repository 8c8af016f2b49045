import { isPlace, type Meeting } from '@meridian/contract'
import { minute_ms } from '@meridian/engine'
import { type Clock, formatTime } from '../../../platform/time/format.ts'

/** When to leave for the meeting, and when one is back. */
export function travelTimes(
  { meeting_timestamps: { start_timestamp, end_timestamp } }: Pick<Meeting, 'meeting_timestamps'>,
  minutes: number,
  clock: Clock,
): { readonly leave: string; readonly back: string } {
  const travelMs = minutes * minute_ms
  return {
    leave: formatTime(Date.parse(start_timestamp) - travelMs, clock),
    back: formatTime(Date.parse(end_timestamp) + travelMs, clock),
  }
}

/** Whether people travel to it: it has a place and a time of day. */
export function isTravelled({
  is_all_day,
  meeting_status,
  meeting_location,
}: Pick<Meeting, 'is_all_day' | 'meeting_status' | 'meeting_location'>): boolean {
  return !is_all_day && meeting_status === 'active' && isPlace(meeting_location)
}
