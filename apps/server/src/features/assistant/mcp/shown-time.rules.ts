import { dateOf, wallTimeOf, zoneOffsetMinutes } from '@meridian/engine'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A time as one person's clock has it. */
export interface LocalTime {
  readonly timezone: string
  /** `2026-12-01T14:00` */
  readonly start: string
  readonly end: string
  readonly weekday: string
  /** At the start: `+05:45`. */
  readonly utc_offset: string
}

export interface Span {
  readonly starts_ms: number
  readonly ends_ms: number
}

export function localTime({ starts_ms, ends_ms }: Span, timezone: string): LocalTime {
  const start = wallTimeOf(starts_ms, timezone).slice(0, 16)
  return {
    timezone,
    start,
    end: wallTimeOf(ends_ms, timezone).slice(0, 16),
    weekday: weekdayOf(start),
    utc_offset: offsetOf(starts_ms, timezone),
  }
}

export function weekdayOf(wall: string): string {
  return weekdays[new Date(`${dateOf(wall)}T00:00Z`).getUTCDay()] ?? ''
}

/** `Tuesday 2026-12-01 14:00–15:00 (Europe/Berlin, UTC+01:00)` */
export function timeWords(span: Span, timezone: string): string {
  const { start, end, weekday, utc_offset } = localTime(span, timezone)
  const isSameDay = dateOf(start) === dateOf(end)
  const until = isSameDay ? end.slice(11) : `${weekdayOf(end)} ${end.replace('T', ' ')}`
  return `${weekday} ${start.replace('T', ' ')}–${until} (${timezone}, UTC${utc_offset})`
}

function offsetOf(ms: number, timezone: string): string {
  const minutes = zoneOffsetMinutes(timezone, ms)
  const size = Math.abs(minutes)
  const [hours, rest] = [Math.floor(size / 60), Math.floor(size % 60)]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}
