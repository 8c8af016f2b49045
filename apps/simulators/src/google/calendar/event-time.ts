import { isJson } from '../../kit/message.ts'

/** A day, or a moment with the zone in which it was meant. */
export type EventTime =
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'moment'; readonly at_ms: number; readonly time_zone: string }

export type TimeProblem = 'missing' | 'invalid' | 'zone'

/** What arrived as a start or end; a time without an offset is meant in its zone, and one without a zone in the calendar's. */
export function readTime(
  value: unknown,
  calendarZone: string,
): EventTime | { readonly problem: TimeProblem } {
  if (!isJson(value)) return { problem: 'missing' }
  const { date, dateTime, timeZone } = value
  const hasDate = date !== undefined && date !== null
  const hasTime = dateTime !== undefined && dateTime !== null
  if (!hasDate && !hasTime) return { problem: 'missing' }
  if (hasDate && hasTime) return { problem: 'invalid' }
  if (hasDate) return isDate(date) ? { kind: 'day', date } : { problem: 'invalid' }
  if (timeZone !== undefined && timeZone !== null && !isZone(timeZone)) return { problem: 'zone' }
  const zone = typeof timeZone === 'string' ? timeZone : undefined
  const at_ms = typeof dateTime === 'string' ? readMoment(dateTime, zone) : undefined
  return at_ms === undefined
    ? { problem: 'invalid' }
    : { kind: 'moment', at_ms, time_zone: zone ?? calendarZone }
}

/** An RFC 3339 time with its offset; without one it is read in the zone, or refused. Whole seconds, as Google keeps them. */
export function readMoment(text: string, zone?: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/i.test(text)) return undefined
  try {
    const ms = /(Z|[+-]\d\d:?\d\d)$/i.test(text)
      ? Temporal.Instant.from(text).epochMilliseconds
      : zone === undefined
        ? undefined
        : Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds
    return ms === undefined ? undefined : Math.floor(ms / 1000) * 1000
  } catch {
    return undefined
  }
}

/** On the wire: a moment with the offset of the viewer's zone, and the zone it was meant in. */
export function presentTime(time: EventTime, viewZone: string) {
  if (time.kind === 'day') return { date: time.date }
  return { dateTime: presentMoment(time.at_ms, viewZone), timeZone: time.time_zone }
}

/** `2026-03-15T13:00:00+01:00`, with Z where the zone is level with UTC. */
export function presentMoment(ms: number, zone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
  const wall = zoned.toPlainDateTime().toString({ smallestUnit: 'second' })
  return `${wall}${zoned.offsetNanoseconds === 0 ? 'Z' : zoned.offset}`
}

/** When it begins, a day at midnight in this zone. */
export function momentOf(time: EventTime, zone: string): number {
  if (time.kind === 'moment') return time.at_ms
  return Temporal.PlainDate.from(time.date).toZonedDateTime(zone).epochMilliseconds
}

/** The end of an instance's id: `20260315T130000Z`, or `20260315` for days. */
export function stampOf(time: EventTime): string {
  if (time.kind === 'day') return time.date.replaceAll('-', '')
  return new Date(time.at_ms).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
}

export function isSameTime(one: EventTime, other: EventTime): boolean {
  return stampOf(one) === stampOf(other)
}

export function isZone(zone: unknown): zone is string {
  if (typeof zone !== 'string' || /^[+-]/.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function isDate(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}
