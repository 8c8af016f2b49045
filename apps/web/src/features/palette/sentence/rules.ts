import type { DayPart, Value } from './parts.ts'
import { type Rule, words } from './text.ts'

/** A rule about whole words in any case. */
export function rule(source: string, read: Rule['read']): Rule {
  return { pattern: words(source), read }
}

export function repeat(
  every: 'day' | 'week' | 'month',
  weekdays: readonly number[] = [],
  interval = 1,
  dayPart: DayPart | null = null,
): Value {
  return { kind: 'repeat', every, weekdays, interval, dayPart }
}

/** 'Mon and Wed': nothing takes place on two days but a series. Null for one day that is said twice. */
export function repeatOnSeveral(weekdays: readonly number[]): Value | null {
  return weekdays.length > 1 ? repeat('week', weekdays) : null
}

/** Every so many days, weeks or months; null for what is no number of them. */
export function repeatEach(every: 'day' | 'week' | 'month', interval: number): Value | null {
  return Number.isInteger(interval) && interval >= 1 ? repeat(every, [], interval) : null
}

/** So many minutes from now; null for what is no number. */
export function moment(minutes: number): Value | null {
  return Number.isFinite(minutes) && minutes >= 0
    ? { kind: 'moment', minutesAhead: Math.round(minutes) }
    : null
}

/** From a minute to a day; null for what is no length of a meeting. */
export function length(minutes: number): Value | null {
  const whole = Math.round(minutes)
  return whole >= 1 && whole <= 1440 ? { kind: 'length', minutes: whole } : null
}

/** Whole days, or how long a series goes on. */
export function days(count: number): Value | null {
  return Number.isInteger(count) && count >= 1 && count <= 366 ? { kind: 'days', days: count } : null
}
