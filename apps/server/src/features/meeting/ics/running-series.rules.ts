import type { CalendarEvent } from '@meridian/icalendar'
import { type MeetingDraft, UnusableEvent } from './calendar-file.rules.ts'

/**
 * The most series with future occurrences that one person may have: ten times what a very busy calendar
 * holds, and few enough that a search and a month still expand all of them at once.
 */
export const most_running_series = 2000

/**
 * Counts the series of one file and those the person has. Both functions throw `UnusableEvent` above the
 * limit.
 */
export interface SeriesCount {
  /** Called before the series is expanded, which takes longest. */
  readonly refuseEndless: (event: CalendarEvent, ical_uid: string) => void
  readonly take: (draft: MeetingDraft, nowMs: number) => void
}

export function countSeries(running_uids: readonly string[]): SeriesCount {
  const known = new Set(running_uids)
  let left = most_running_series - known.size
  const refuse = (ical_uid: string) => {
    if (left <= 0 && !known.has(ical_uid)) throw new UnusableEvent(too_many_series)
  }
  return {
    refuseEndless: ({ rrule }, ical_uid) => {
      if (rrule !== null && !/(?:^|;)(?:COUNT|UNTIL)=/.test(rrule)) refuse(ical_uid)
    },
    take: (draft, nowMs) => {
      if (!isRunningSeries(draft, nowMs)) return
      refuse(draft.ical_uid)
      if (!known.has(draft.ical_uid)) left -= 1
    },
  }
}

export const too_many_series = `the calendar has ${most_running_series} series that go on, and holds no more`

/** Whether the meeting repeats, and not only in the past. */
export function isRunningSeries(
  { columns: { rrule, added_walls, last_ends_at } }: Pick<MeetingDraft, 'columns'>,
  nowMs: number,
): boolean {
  const isSeries = rrule !== null || added_walls.length > 0
  return isSeries && (last_ends_at === 'infinity' || Date.parse(last_ends_at) > nowMs)
}
