import { instantOf, type RemainingTime, wallTimeOf } from '@meridian/engine'

/** How a reader reads time: in which zone, and on which clock. */
export interface Clock {
  /** IANA name. */
  readonly zone: string
  readonly isTwelveHour: boolean
}

/** A moment: epoch milliseconds, or the ISO text of the wire. */
export type Moment = number | string

/** '11:00 AM', or '11:00' on a 24-hour clock. */
export function formatTime(moment: Moment, clock: Clock): string {
  const { hour, minute } = wallOf(moment, clock.zone)
  return clock.isTwelveHour ? `${twelve(hour)}:${minute} ${meridiem(hour)}` : `${hour}:${minute}`
}

/** '10:48:06 AM', or '10:48:06' on a 24-hour clock. */
export function formatTimeWithSeconds(moment: Moment, clock: Clock): string {
  const { hour, minute, second } = wallOf(moment, clock.zone)
  return clock.isTwelveHour
    ? `${twelve(hour)}:${minute}:${second} ${meridiem(hour)}`
    : `${hour}:${minute}:${second}`
}

/** '11:00 – 11:45 AM'; across noon or midnight both keep their half. An end on a later day carries '+1'. */
export function formatTimeRange(start: Moment, end: Moment, clock: Clock): string {
  const from = wallOf(start, clock.zone)
  const to = wallOf(end, clock.zone)
  const isOneHalf = clock.isTwelveHour && meridiem(from.hour) === meridiem(to.hour) && from.date === to.date
  const first = isOneHalf ? `${twelve(from.hour)}:${from.minute}` : formatTime(start, clock)
  return `${first} – ${formatTime(end, clock)}${dayMark(daysBetween(from.date, to.date))}`
}

/** ' +1' for an end one day after its start; nothing on the same day. */
export function dayMark(days: number): string {
  return days > 0 ? ` +${days}` : ''
}

/** 'yyyy-MM-dd' */
export function isoDate(moment: Moment, zone: string): string {
  return wallOf(moment, zone).date
}

/** '18 Nov 2026' */
export function formatDate(moment: Moment, zone: string): string {
  return formatPlainDate(isoDate(moment, zone))
}

/** 'Wed 18 Nov 2026' */
export function formatDay(moment: Moment, zone: string): string {
  return formatPlainDay(isoDate(moment, zone))
}

/** '2026-11-18' as '18 Nov 2026'. A calendar date belongs to no zone. */
export function formatPlainDate(date: string): string {
  const { year, month, day } = partsOf(date)
  return `${day} ${monthName(month).slice(0, 3)} ${year}`
}

/** '2026-11-18' as 'Wed 18 Nov 2026' */
export function formatPlainDay(date: string): string {
  return `${weekdayName(date).slice(0, 3)} ${formatPlainDate(date)}`
}

/** '2026-11-18' as 'Wed 18 Nov' */
export function formatShortDay(date: string): string {
  return formatPlainDay(date).slice(0, -5)
}

/** '2026-11-18' as 'Wednesday, 18 November' */
export function formatLongDay(date: string): string {
  const { month, day } = partsOf(date)
  return `${weekdayName(date)}, ${Number(day)} ${monthName(month)}`
}

/** '16 – 22 Nov 2026', '30 Nov – 06 Dec 2026', '28 Dec 2026 – 03 Jan 2027' */
export function formatDateRange(startDate: string, endDate: string): string {
  if (startDate === endDate) return formatPlainDate(startDate)
  const start = partsOf(startDate)
  const end = partsOf(endDate)
  if (start.year !== end.year) return `${formatPlainDate(startDate)} – ${formatPlainDate(endDate)}`
  if (start.month !== end.month)
    return `${formatPlainDate(startDate).slice(0, -5)} – ${formatPlainDate(endDate)}`
  return `${start.day} – ${formatPlainDate(endDate)}`
}

/** 'Wednesday' */
export function weekdayName(date: string): string {
  return weekday_names[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''
}

/** How far one calendar date lies after another, in days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
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
  if (remaining.state === 'ended') return 'Ended'
  return remaining.state === 'in_progress' ? 'In progress' : `in ${joined(remaining)}`
}

/** 'just now', '3 min ago', '5 h ago', then the date. */
export function formatPast(moment: Moment, nowMs: number, zone: string): string {
  const minutes = Math.floor((nowMs - epochOf(moment)) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  return minutes < 1440 ? `${Math.floor(minutes / 60)} h ago` : formatDate(moment, zone)
}

function joined({ days, hours, minutes }: { days: number; hours: number; minutes: number }): string {
  const parts = [days > 0 && `${days} d`, hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(
    Boolean,
  )
  return parts.length > 0 ? parts.join(' ') : '0 min'
}

function wallOf(moment: Moment, zone: string) {
  const wall = wallTimeOf(epochOf(moment), zone)
  return {
    date: wall.slice(0, 10),
    hour: wall.slice(11, 13),
    minute: wall.slice(14, 16),
    second: wall.slice(17, 19),
  }
}

function epochOf(moment: Moment): number {
  return typeof moment === 'number' ? moment : Date.parse(moment)
}

function twelve(hour: string): string {
  return String(Number(hour) % 12 || 12).padStart(2, '0')
}

function meridiem(hour: string): 'AM' | 'PM' {
  return Number(hour) < 12 ? 'AM' : 'PM'
}

function partsOf(date: string) {
  return { year: date.slice(0, 4), month: date.slice(5, 7), day: date.slice(8, 10) }
}

function monthName(month: string): string {
  return month_names[Number(month) - 1] ?? ''
}

const weekday_names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const month_names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
