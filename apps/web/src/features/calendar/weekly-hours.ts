import { type AvailabilityInfo, weekdays } from '@meridian/contract'
import type { WeeklyHours } from '@meridian/engine'

/** The reader's week in minutes; an end of 00:00 is midnight at the end of the day, as in the API. */
export function weeklyHoursOf(info: AvailabilityInfo): WeeklyHours {
  const hours = weekdays.map((weekday) => {
    const { start_time, end_time, is_available } = info[weekday]
    const end = minutesOf(end_time)
    return is_available ? [[minutesOf(start_time), end === 0 ? 1440 : end] as const] : []
  })
  return Object.fromEntries(hours.entries())
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
