import { parseRecurrence, type Rule } from '@meridian/engine'
import type { CalendarEvent } from '@meridian/icalendar'

/** Unanswered invitations of unknown senders that are in a person's calendar at most. */
export const open_invitations_max = { of_sender: 20, of_all: 100 }

/** Single dates of one series: added, changed and excluded ones. */
const single_dates_max = 100

/** Why an unanswered series of an unknown sender is shown with its mail only; null for what fits in a calendar. */
export function seriesObstacle({
  rrule,
  added,
  excluded,
  overrides,
}: Pick<CalendarEvent, 'rrule' | 'added' | 'excluded' | 'overrides'>): 'repeats_often' | 'many_dates' | null {
  const reading = rrule === null ? null : parseRecurrence(rrule)
  if (reading?.ok && isSubDaily(reading.rule)) return 'repeats_often'
  return added.length + excluded.length + overrides.length > single_dates_max ? 'many_dates' : null
}

/** Whether a rule can give a day more than one occurrence. */
function isSubDaily({ frequency, interval, hours, minutes, seconds }: Rule): boolean {
  const perDay = { HOURLY: 24, MINUTELY: 1440, SECONDLY: 86_400 }
  if (frequency === 'HOURLY' || frequency === 'MINUTELY' || frequency === 'SECONDLY')
    return interval < perDay[frequency] || hours.length > 0 || minutes.length > 0 || seconds.length > 0
  return Math.max(1, hours.length) * Math.max(1, minutes.length) * Math.max(1, seconds.length) > 1
}
