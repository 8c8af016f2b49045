import { day_ms, hour_ms, minute_ms, second_ms } from '../durations.ts'
import { calendarDay, dayNumber, weekStartOf } from '../zone/calendar-day.ts'
import { fallsOnDay } from './rule-day.ts'
import { dayFinder } from './rule-days.ts'
import type { Frequency, Rule } from './rule.ts'

/** The periods of a rule, numbered from the one that holds its start; only every INTERVAL-th has a number. */
export interface Periods {
  readonly indexAt: (wallMs: number) => number
  readonly startAt: (index: number) => number
  /** The next period worth a look: `index` itself, or a later one when everything up to there is ruled out; Infinity when there is none. */
  readonly skipFrom: (index: number) => number
  /** ascending wall times */
  readonly timesIn: (index: number) => readonly number[]
}

export function periodsOf(rule: Rule, startMs: number): Periods {
  const clockUnitMs = clock_units.get(rule.frequency)
  return clockUnitMs === undefined ? datePeriods(rule, startMs) : clockPeriods(rule, startMs, clockUnitMs)
}

// Every minute of a day; more would fill memory with one year of a yearly rule.
const most_times = 1440

const clock_units: ReadonlyMap<Frequency, number> = new Map([
  ['HOURLY', hour_ms],
  ['MINUTELY', minute_ms],
  ['SECONDLY', second_ms],
])

/** Years, months, weeks or days, counted from anywhere. */
interface DateUnit {
  readonly unitOf: (day: number) => number
  readonly firstDayOf: (unit: number) => number
}

const years: DateUnit = {
  unitOf: (day) => calendarDay(day).year,
  firstDayOf: (year) => dayNumber(year, 0, 1),
}
const months: DateUnit = {
  unitOf: (day) => calendarDay(day).year * 12 + calendarDay(day).month,
  firstDayOf: (month) => dayNumber(0, month, 1),
}
const days: DateUnit = { unitOf: (day) => day, firstDayOf: (day) => day }

function dateUnitOf(rule: Rule): DateUnit {
  if (rule.frequency === 'YEARLY') return years
  if (rule.frequency === 'MONTHLY') return months
  if (rule.frequency === 'DAILY') return days
  const someWeekStart = weekStartOf(0, rule.weekStart)
  return {
    unitOf: (day) => Math.floor((day - someWeekStart) / 7),
    firstDayOf: (week) => someWeekStart + week * 7,
  }
}

/** The days the rule falls on, each at the rule's times of day. */
function datePeriods(rule: Rule, startMs: number): Periods {
  const { unitOf, firstDayOf } = dateUnitOf(rule)
  const origin = unitOf(Math.floor(startMs / day_ms))
  const times = clockTimes(rule, startMs, day_ms)
  const findDay = dayFinder(rule)
  const unitAt = (index: number) => origin + index * rule.interval
  return {
    indexAt: (wallMs) => Math.floor((unitOf(Math.floor(wallMs / day_ms)) - origin) / rule.interval),
    startAt: (index) => firstDayOf(unitAt(index)) * day_ms,
    skipFrom: (index) => {
      const unit = unitAt(index)
      const day = findDay(firstDayOf(unit))
      if (day === Infinity) return Infinity
      const found = unitOf(day)
      return found === unit ? index : Math.ceil((found - origin) / rule.interval)
    },
    timesIn: (index) => {
      const wallTimes: number[] = []
      const end = firstDayOf(unitAt(index) + 1)
      for (let day = findDay(firstDayOf(unitAt(index))); day < end; day = findDay(day + 1)) {
        for (const time of times) wallTimes.push(day * day_ms + time)
      }
      return atPositions(wallTimes, rule.positions)
    },
  }
}

/** Hours, minutes or seconds of the wall clock, not of elapsed time. */
function clockPeriods(rule: Rule, startMs: number, unitMs: number): Periods {
  const times = clockTimes(rule, startMs, unitMs)
  const origin = Math.floor(startMs / unitMs)
  const findDay = dayFinder(rule)
  const isReached = reachesItsClock(rule, origin, unitMs)
  const startAt = (index: number) => (origin + index * rule.interval) * unitMs
  const indexFrom = (wallMs: number) => Math.ceil((wallMs / unitMs - origin) / rule.interval)
  return {
    indexAt: (wallMs) => Math.floor((Math.floor(wallMs / unitMs) - origin) / rule.interval),
    startAt,
    skipFrom: (index) => {
      if (!isReached) return Infinity
      const at = startAt(index)
      const day = Math.floor(at / day_ms)
      if (!fallsOnDay(rule, day)) return indexFrom(findDay(day + 1) * day_ms)
      if (!admits(rule.hours, at, hour_ms, 24)) return indexFrom(nextUnit(at, hour_ms))
      if (unitMs === hour_ms || admits(rule.minutes, at, minute_ms, 60)) return index
      return indexFrom(nextUnit(at, minute_ms))
    },
    timesIn: (index) => {
      const at = startAt(index)
      if (unitMs === second_ms && !admits(rule.seconds, at, second_ms, 60)) return []
      return atPositions(
        times.map((time) => at + time),
        rule.positions,
      )
    },
  }
}

/**
 * Whether counting on by INTERVAL ever comes to an hour, minute and second that the rule names. What it comes to
 * begins again after a day's worth of periods at most.
 */
function reachesItsClock(rule: Rule, origin: number, unitMs: number): boolean {
  if (rule.hours.length + rule.minutes.length + rule.seconds.length === 0) return true
  const perDay = day_ms / unitMs
  for (let count = 0; count < perDay; count += 1) {
    const at = ((((origin + count * rule.interval) % perDay) + perDay) % perDay) * unitMs
    const isHour = admits(rule.hours, at, hour_ms, 24)
    const isMinute = unitMs > minute_ms || admits(rule.minutes, at, minute_ms, 60)
    if (isHour && isMinute && (unitMs > second_ms || admits(rule.seconds, at, second_ms, 60))) return true
  }
  return false
}

/** The times inside one period of `unitMs`, from the rule's clock parts or else the start's own clock; ascending. */
function clockTimes(rule: Rule, startMs: number, unitMs: number): number[] {
  const clock = (given: readonly number[], partMs: number, perWhole: number) => {
    if (unitMs <= partMs) return [0]
    const places = given.length > 0 ? given : [Math.floor(startMs / partMs) % perWhole]
    return places.map((place) => ((place + perWhole) % perWhole) * partMs)
  }
  const times = new Set<number>()
  for (const hour of clock(rule.hours, hour_ms, 24)) {
    for (const minute of clock(rule.minutes, minute_ms, 60)) {
      for (const second of clock(rule.seconds, second_ms, 60)) times.add(hour + minute + second)
    }
  }
  if (times.size > most_times) throw new RangeError('The recurrence rule names too many times of day.')
  return [...times].toSorted((a, b) => a - b)
}

function admits(places: readonly number[], wallMs: number, partMs: number, perWhole: number): boolean {
  if (places.length === 0) return true
  const place = Math.floor(wallMs / partMs) % perWhole
  return places.includes((place + perWhole) % perWhole)
}

function nextUnit(wallMs: number, unitMs: number): number {
  return (Math.floor(wallMs / unitMs) + 1) * unitMs
}

/** BYSETPOS: the n-th of the period's times, from 1 forwards or -1 backwards. */
function atPositions(wallTimes: readonly number[], positions: readonly number[]): readonly number[] {
  if (positions.length === 0) return wallTimes
  return wallTimes.filter(
    (_, index) => positions.includes(index + 1) || positions.includes(index - wallTimes.length),
  )
}
