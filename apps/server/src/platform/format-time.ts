import { day_ms, minute_ms, runtimeZone, wallTimeOf, zoneOffsetMinutes } from '@meridian/engine'
import { formatZone } from './format-zone.ts'

/** A time for people to read. */
export interface DeliveredTime {
  readonly starts_at: Date
  readonly ends_at: Date
  readonly is_all_day: boolean
}

export interface TimePreferences {
  /** A BCP 47 tag for the format of dates. */
  readonly locale: string
  readonly time_format: '12' | '24'
}

/**
 * Day, hours and zone on the clock of `timeZone`: "Tuesday, 24 November 2026, 10:00 – 11:00 (Berlin, Central European
 * Standard Time)". For all-day meetings, whose midnights are those of `timeZone`, only the dates.
 */
export function formatTime(time: DeliveredTime, timeZone: string, preferences: TimePreferences): string {
  const { starts_at, ends_at, is_all_day } = time
  if (is_all_day) return sayDays(starts_at, ends_at, timeZone, preferences)
  const [first, last] = [starts_at, ends_at].map((at) => formatDay(at, timeZone, preferences))
  const end = `${first === last ? '' : `${last}, `}${formatClock(ends_at, timeZone, preferences)}`
  return `${first}, ${formatClock(starts_at, timeZone, preferences)} – ${end} (${formatZone(timeZone, preferences.locale, starts_at)})`
}

/** "Tuesday, 24 November 2026, 10:00 (Berlin, Central European Standard Time)" */
export function formatMoment(at: Date, timeZone: string, preferences: TimePreferences): string {
  const clock = formatClock(at, timeZone, preferences)
  return `${formatDay(at, timeZone, preferences)}, ${clock} (${formatZone(timeZone, preferences.locale, at)})`
}

/** "Tuesday, 24 November 2026" */
export function formatDay(at: Date, timeZone: string, { locale }: TimePreferences): string {
  return format(at, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: runtimeZone(timeZone, at.getTime()),
  })
}

/** "09:00" or "9:00 AM" */
export function formatClock(at: Date, timeZone: string, preferences: TimePreferences): string {
  return format(at, preferences.locale, {
    ...clockOptions(preferences),
    timeZone: runtimeZone(timeZone, at.getTime()),
  })
}

/** The clock that is usual in the country of a tag. */
export function usualClock(locale: string): TimePreferences['time_format'] {
  const { hour12 = false } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
  return hour12 ? '12' : '24'
}

/** One form for all that guests and readers of mails see: a zero before the hour on a 24-hour clock only. */
export function clockOptions({ time_format }: Pick<TimePreferences, 'time_format'>) {
  return time_format === '24'
    ? ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const)
    : ({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const)
}

/** Which of two moments with the same wall time this is; null for a wall time that comes once. */
export function findTurn(ms: number, zone: string): 'first' | 'second' | null {
  if (zoneOffsetMinutes(zone, ms - day_ms) === zoneOffsetMinutes(zone, ms + day_ms)) return null
  const wall = wallTimeOf(ms, zone)
  // Clocks go back by half an hour at Lord Howe, by whole hours elsewhere, at most by a day.
  for (const minutes of [30, 60, 120, 180, 1440]) {
    if (wallTimeOf(ms + minutes * minute_ms, zone) === wall) return 'first'
    if (wallTimeOf(ms - minutes * minute_ms, zone) === wall) return 'second'
  }
  return null
}

function sayDays(starts_at: Date, ends_at: Date, timeZone: string, preferences: TimePreferences): string {
  // The end is the midnight after the last day.
  const last = new Date(Math.max(starts_at.getTime(), ends_at.getTime() - 1))
  const days = [starts_at, last].map((at) => formatDay(at, timeZone, preferences))
  return [...new Set(days)].join(' – ')
}

/** Replaces special spaces, which old mail programs show as boxes. */
function format(at: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, options).format(at).replaceAll(/[\u202f\u00a0]/g, ' ')
}
