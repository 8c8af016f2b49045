import type { Meeting, Occurrence } from '@meridian/contract'

/** The reader's other meetings at the same time, earliest first. All-day and declined ones, and those shown as free, take no time. */
export function clashesOf(
  { meeting_id, meeting_timestamps, is_all_day, is_transparent }: Meeting,
  occurrences: readonly Occurrence[],
): Occurrence[] {
  if (is_all_day || is_transparent) return []
  const [starts, ends] = [
    Date.parse(meeting_timestamps.start_timestamp),
    Date.parse(meeting_timestamps.end_timestamp),
  ]
  return occurrences.filter(
    (other) =>
      other.meeting_id !== meeting_id &&
      other.meeting_status === 'active' &&
      other.meeting_action !== 'rejected' &&
      !other.is_all_day &&
      !other.is_transparent &&
      !other.is_tentative &&
      Date.parse(other.start_timestamp) < ends &&
      Date.parse(other.end_timestamp) > starts,
  )
}
