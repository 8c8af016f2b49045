import type { Occurrence } from '@meridian/contract'

/** Where a meeting is shown, or one occurrence of a series, by the start its rule gives. */
export function meetingHref(meeting_id: string, occurrence: string | null = null): string {
  const path = `/user/meetings/${meeting_id}`
  return occurrence === null ? path : `${path}?${new URLSearchParams({ occurrence })}`
}

/** Where the very occurrence is shown that stands somewhere else: what is said of it there holds here too. */
export function occurrenceHref({
  meeting_id,
  is_recurring,
  original_start_timestamp,
}: Pick<Occurrence, 'meeting_id' | 'is_recurring' | 'original_start_timestamp'>): string {
  return meetingHref(meeting_id, is_recurring ? original_start_timestamp : null)
}
