import { day_ms, instantOf, type RemainingTime } from '@meridian/engine'
import { formatPlainDate, formatPlainDay } from '../text/dates.ts'
import { t } from '../text/text.ts'
import { type Clock, epochOf, formatTime, isMoment, type Moment, wallOf } from './clock-time.ts'

export {
  formatDateRange,
  formatLongDate,
  formatLongDay,
  formatMonth,
  formatPlainDate,
  formatPlainDay,
  formatShortDay,
  weekdayName,
} from '../text/dates.ts'
export { type Clock, formatTime, formatTimeWithSeconds, isMoment, type Moment } from './clock-time.ts'

/** '11:00 – 11:45 AM', '11:00 AM' without a length; across noon or midnight both keep their half. An end on a later day carries '+1'. */
export function formatTimeRange(start: Moment, end: Moment, clock: Clock): string {
  if (!isMoment(start) || !isMoment(end)) return t('No time provided')
  const from = wallOf(start, clock.zone)
  const to = wallOf(end, clock.zone)
  const last = formatTime(end, clock)
  const first = formatTime(start, clock)
  if (epochOf(start) === epochOf(end)) return first
  const isOneHalf = clock.isTwelveHour && isMorning(from.hour) === isMorning(to.hour) && from.date === to.date
  const shown = isOneHalf ? first.replace(/ [AP]M$/, '') : first
  return `${shown} – ${last}${dayMark(daysBetween(from.date, to.date))}`
}

/** ' +1' for an end one day after its start; nothing on the same day. */
function dayMark(days: number): string {
  return days > 0 ? ` +${days}` : ''
}

/** 'yyyy-MM-dd' */
export function isoDate(moment: Moment, zone: string): string {
  return wallOf(moment, zone).date
}

/** '18 Nov 2026' */
export function formatDate(moment: Moment, zone: string): string {
  if (!isMoment(moment)) return t('No date provided')
  return formatPlainDate(isoDate(moment, zone))
}

/** 'Wed 18 Nov 2026' */
export function formatDay(moment: Moment, zone: string): string {
  if (!isMoment(moment)) return t('No date provided')
  return formatPlainDay(isoDate(moment, zone))
}

/** How far one calendar date lies after another, in days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day_ms)
}

/** The moment a calendar date begins in a zone, in epoch milliseconds. */
export function startOfDate(date: string, zone: string): number {
  return instantOf(`${date}T00:00`, zone)
}

/** '3 h 12 min', '45 min', '2 h', '1 d 4 h 42 min' */
export function formatDuration(minutes: number): string {
  return joined({
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  })
}

/** 'in 1 d 4 h 42 min', 'In progress' or 'Ended' */
export function formatRemaining(remaining: RemainingTime): string {
  if (remaining.state === 'ended') return t('Ended')
  if (remaining.state === 'in_progress') return t('In progress')
  return t('in {duration}', { duration: joined(remaining) })
}

/** 'just now', '3 min ago', '5 h ago', then the date. */
export function formatPast(moment: Moment, nowMs: number, zone: string): string {
  const minutes = Math.floor((nowMs - epochOf(moment)) / 60_000)
  if (minutes < 1) return t('just now')
  if (minutes < 60) return t('{minutes} min ago', { minutes })
  if (minutes >= 1440) return formatDate(moment, zone)
  return t('{hours} h ago', { hours: Math.floor(minutes / 60) })
}

function joined({ days, hours, minutes }: { days: number; hours: number; minutes: number }): string {
  const parts = [
    days > 0 && t('{days} d', { days }),
    hours > 0 && t('{hours} h', { hours }),
    minutes > 0 && t('{minutes} min', { minutes }),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : t('{minutes} min', { minutes: 0 })
}

function isMorning(hour: string): boolean {
  return Number(hour) < 12
}
