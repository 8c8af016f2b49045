import { instantOf, wallTimeOf } from '@meridian/engine'
import { todayOf } from './calendar.ts'
import { type DayHint, day_part_starts, minutes_per_day, settleHours } from './clock.ts'
import type { DateValue, DayPart, Reader, RepeatValue, TimeValue, Value } from './parts.ts'

/** When a meeting takes place, on the wall clock of `zone`. Of whole days `end_date` is the last, and the times are null. */
export interface When {
  readonly is_all_day: boolean
  readonly start_date: string
  readonly end_date: string
  readonly start_time: string | null
  readonly end_time: string | null
  readonly zone: string
  /** The words name a moment that is over and cannot mean a later one. */
  readonly isPast: boolean
}

/** The day alone is known: a time must be chosen. */
export type OnlyDay = Pick<When, 'start_date' | 'zone' | 'isPast'>

export interface Moments {
  readonly date: DateValue | undefined
  readonly time: TimeValue | undefined
  readonly dayPart: DayPart | null
  readonly minutesAhead: number | undefined
  readonly lengthMinutes: number | undefined
  readonly days: number | undefined
  readonly isWholeDay: boolean
  readonly zone: string | undefined
  readonly repeat: RepeatValue | undefined
  readonly hint: Pick<DayHint, 'isMorning' | 'isEvening'>
}

/**
 * What the parts mean together, or null where they name no time. What would be over rolls on to the next time
 * the words can mean. A wall time that a clock change skips moves forward by the gap.
 */
export function whenOf(moments: Moments, reader: Reader): When | OnlyDay | null {
  if (moments.minutesAhead !== undefined) return after(moments.minutesAhead, moments, reader)
  const { date, time, dayPart, days, repeat } = moments
  if (!date && !time && dayPart === null && !repeat && !moments.isWholeDay && days === undefined) return null
  const isTimed = (time !== undefined || dayPart !== null) && !moments.isWholeDay
  if (isTimed) return timed(moments, reader)
  const [first, isPast] = firstDay(moments, reader)
  const last = lastOf(first, moments)
  if (last !== null) return wholeDays(first, last, reader, isPast)
  return { start_date: first.toString(), zone: reader.zone, isPast }
}

/** The values of one kind. */
export function valuesOf<Kind extends Value['kind']>(
  values: readonly Value[],
  kind: Kind,
): Extract<Value, { kind: Kind }>[] {
  return values.filter((value): value is Extract<Value, { kind: Kind }> => value.kind === kind)
}

function after(minutesAhead: number, { lengthMinutes }: Moments, reader: Reader): When {
  const startMs = Math.floor(reader.nowMs / 60_000) * 60_000 + minutesAhead * 60_000
  return between(startMs, startMs + (lengthMinutes ?? reader.defaultMinutes) * 60_000, reader.zone, false)
}

function timed(moments: Moments, reader: Reader): When {
  const zone = moments.zone ?? reader.zone
  const dayPart = moments.dayPart
  const hours = moments.time
    ? settleHours(moments.time, { ...moments.hint, dayPart })
    : { start: day_part_starts[dayPart ?? 'morning'], end: null, otherStart: null }
  const startOn = (day: Temporal.PlainDate, minutes: number) => instantOf(wallAt(day, minutes), zone)
  const isAhead = (day: Temporal.PlainDate) => startOn(day, hours.start) > reader.nowMs
  const days = candidateDays(moments, reader)
  let chosen = days.find(isAhead)
  const [first] = days
  let { start, end } = hours
  // 'Today at 9', said at noon, is tonight.
  if (!chosen && first && hours.otherStart !== null && startOn(first, hours.otherStart) > reader.nowMs) {
    chosen = first
    end = end === null ? null : end + hours.otherStart - start
    start = hours.otherStart
  }
  const day = chosen ?? first ?? todayOf(reader)
  const startMs = startOn(day, start)
  const lengthMinutes = end === null ? (moments.lengthMinutes ?? reader.defaultMinutes) : end - start
  const endMs = end === null ? startMs + lengthMinutes * 60_000 : startOn(day, end)
  // A clock change can take the whole span away; its length stays.
  return between(
    startMs,
    endMs > startMs ? endMs : startMs + lengthMinutes * 60_000,
    zone,
    chosen === undefined,
  )
}

function wholeDays(
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
  reader: Reader,
  isPast: boolean,
): When {
  return {
    is_all_day: true,
    start_date: first.toString(),
    end_date: last.toString(),
    start_time: null,
    end_time: null,
    zone: reader.zone,
    isPast,
  }
}

function firstDay(moments: Moments, reader: Reader): readonly [Temporal.PlainDate, isPast: boolean] {
  const today = todayOf(reader)
  const days = candidateDays(moments, reader)
  const coming = days.find((day) => Temporal.PlainDate.compare(day, today) >= 0)
  return coming ? [coming, false] : [days[0] ?? today, true]
}

/** Null where nothing says that it is about whole days. */
function lastOf(
  first: Temporal.PlainDate,
  { date, days, isWholeDay, repeat }: Moments,
): Temporal.PlainDate | null {
  if (date?.last) {
    const length = Temporal.PlainDate.from(date.first).until(date.last)
    return first.add(length)
  }
  // Of a series the days are how long it goes on.
  if (days !== undefined && !repeat) return first.add({ days: days - 1 })
  return isWholeDay ? first : null
}

/** The days the words can mean, the nearest first. */
function candidateDays({ date, repeat }: Moments, reader: Reader): readonly Temporal.PlainDate[] {
  const first = date ? Temporal.PlainDate.from(date.first) : todayOf(reader)
  if (repeat && repeat.weekdays.length > 0) {
    return daysFrom(first, 8).filter(({ dayOfWeek }) => repeat.weekdays.includes(dayOfWeek % 7))
  }
  if (!date) return daysFrom(first, 2)
  return date.rolls === null ? [first] : [first, rolled(first, date.rolls)]
}

function daysFrom(first: Temporal.PlainDate, count: number): Temporal.PlainDate[] {
  return Array.from({ length: count }, (_, days) => first.add({ days }))
}

/** The 31st is the 31st of a later month that has one, and so is the 29th of February. */
function rolled(first: Temporal.PlainDate, by: 'week' | 'month' | 'year'): Temporal.PlainDate {
  if (by === 'week') return first.add({ weeks: 1 })
  for (let step = 1; step <= 12; step += 1) {
    const next = first.add(by === 'month' ? { months: step } : { years: step })
    if (next.day === first.day) return next
  }
  return first
}

/** Minutes beyond midnight count on into the next day. */
function wallAt(day: Temporal.PlainDate, minutes: number): string {
  const date = day.add({ days: Math.floor(minutes / minutes_per_day) })
  const rest = minutes % minutes_per_day
  return `${date.toString()}T${twoDigits(Math.floor(rest / 60))}:${twoDigits(rest % 60)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** On the clock of the zone; in UTC where that clock shows one of the moments twice, so that the moments stay. */
function between(startMs: number, endMs: number, zone: string, isPast: boolean): When {
  const isExact = [startMs, endMs].every((ms) => instantOf(wallTimeOf(ms, zone), zone) === ms)
  const shown = isExact ? zone : 'UTC'
  const [start, end] = [wallTimeOf(startMs, shown), wallTimeOf(endMs, shown)]
  return {
    is_all_day: false,
    start_date: start.slice(0, 10),
    end_date: end.slice(0, 10),
    start_time: start.slice(11, 16),
    end_time: end.slice(11, 16),
    zone: shown,
    isPast,
  }
}
