import { t } from '../../../platform/text/text.ts'
import {
  type Clock,
  daysBetween,
  formatDate,
  formatMonth,
  formatTime,
  isoDate,
  weekdayName,
} from '../../../platform/time/format.ts'

/** The heading a mail stands under: the day for a week, then the month. `date` and `today` are yyyy-MM-dd. */
export function headingOf(date: string, today: string): string {
  const days = daysBetween(date, today)
  if (days < 0) return t('Later')
  if (days === 0) return t('Today')
  if (days === 1) return t('Yesterday')
  return days < 7 ? weekdayName(date) : formatMonth(date)
}

/** The heading of a snoozed mail: the day on which it comes back for a week, then the month. */
export function returnHeadingOf(date: string, today: string): string {
  const days = daysBetween(today, date)
  if (days <= 0) return t('Today')
  if (days === 1) return t('Tomorrow')
  return days < 7 ? weekdayName(date) : formatMonth(date)
}

/** When a mail came, as short as its heading allows: the time for a week, then the date. */
export function whenWords(mail_date: string, clock: Clock, today: string): string {
  const days = daysBetween(isoDate(mail_date, clock.zone), today)
  return days >= 0 && days < 7 ? formatTime(mail_date, clock) : formatDate(mail_date, clock.zone)
}
