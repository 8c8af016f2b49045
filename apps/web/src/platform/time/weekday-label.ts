import { type Weekday, weekdays } from '@meridian/contract'
import { type Width, weekdayOfNumber } from '../text/dates.ts'

/** 'Wednesday', 'Wed' or 'W' of 'wednesday' */
export function weekdayLabel(weekday: Weekday, width: Width = 'long'): string {
  return weekdayOfNumber(weekdays.indexOf(weekday), width)
}
