import { occurrencesPerDay, parseRecurrence } from '@meridian/engine'
import type { CalendarEvent } from '@meridian/icalendar'

/** The most pending invitations of unknown senders in a person's calendar. */
export const open_invitations_max = { of_sender: 20, of_all: 100 }

/** Single dates of one series: added, changed and excluded ones. */
const single_dates_max = 100

/**
 * Why a pending series of an unknown sender is shown with its mail only; null for one that fits in a
 * calendar.
 */
export function seriesObstacle({
  rrule,
  added,
  excluded,
  overrides,
}: Pick<CalendarEvent, 'rrule' | 'added' | 'excluded' | 'overrides'>): 'repeats_often' | 'many_dates' | null {
  const calendarMail = rrule === null ? null : parseRecurrence(rrule)
  if (calendarMail?.ok && occurrencesPerDay(calendarMail.rule) > 1) return 'repeats_often'
  return added.length + excluded.length + overrides.length > single_dates_max ? 'many_dates' : null
}
