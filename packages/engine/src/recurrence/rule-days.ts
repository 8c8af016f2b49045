import { calendarDay, dayNumber, weekdayOf } from '../zone/calendar-day.ts'
import { fallsOnDay } from './rule-day.ts'
import type { Rule } from './rule.ts'

/** The first day from the given one on that passes all day parts of the rule; Infinity when no day ever does. */
export type FindDay = (fromDay: number) => number

/** Costs a few steps for each year passed over, and 400 years at most: then the calendar begins anew. */
export function dayFinder(rule: Rule): FindDay {
  const known = finders.get(rule)
  if (known !== undefined) return known
  const finder = looksAtWeekdaysAlone(rule) ? weekdayFinder(rule) : yearFinder(rule)
  finders.set(rule, finder)
  return finder
}

const finders = new WeakMap<Rule, FindDay>()
const years_of_calendar = 400

function looksAtWeekdaysAlone({
  months,
  monthDays,
  yearDays,
  weekNumbers,
  weekdays,
  frequency,
}: Rule): boolean {
  const hasDates = months.length + monthDays.length + yearDays.length + weekNumbers.length > 0
  const countsInside = frequency === 'MONTHLY' || frequency === 'YEARLY'
  return !hasDates && !(countsInside && weekdays.some(({ ordinal }) => ordinal !== 0))
}

function weekdayFinder({ weekdays }: Rule): FindDay {
  if (weekdays.length === 0) return (day) => day
  const daysUntil = [0, 1, 2, 3, 4, 5, 6].map((from) =>
    Math.min(...weekdays.map(({ weekday }) => (weekday - from + 7) % 7)),
  )
  return (day) => day + (daysUntil[weekdayOf(day)] ?? 0)
}

function yearFinder(rule: Rule): FindDay {
  // Years of one kind have the same days, so each kind is looked through once.
  const daysOfKinds = new Map<number, readonly number[]>()
  const daysOf = (year: number, firstDay: number) => {
    const kind = kindOf(year, firstDay)
    const known = daysOfKinds.get(kind)
    if (known !== undefined) return known
    const found = daysOfYear(rule, year)
    daysOfKinds.set(kind, found)
    return found
  }
  let neverFalls = false
  return (fromDay) => {
    if (neverFalls || !Number.isFinite(fromDay)) return Infinity
    const { year } = calendarDay(fromDay)
    for (let each = year; each <= year + years_of_calendar; each += 1) {
      const firstDay = dayNumber(each, 0, 1)
      const found = daysOf(each, firstDay).find((place) => firstDay + place >= fromDay)
      if (found !== undefined) return firstDay + found
    }
    neverFalls = true
    return Infinity
  }
}

/** All that the places of days depend on: the first weekday, and for weeks on the year's turn the neighbors' lengths. */
function kindOf(year: number, firstDay: number): number {
  const leaps = [year - 1, year, year + 1].findIndex(isLeap)
  return weekdayOf(firstDay) * 4 + leaps + 1
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** The places, from 0, of the days of this year that pass. */
function daysOfYear(rule: Rule, year: number): number[] {
  const places: number[] = []
  const firstDay = dayNumber(year, 0, 1)
  const months = rule.months.length > 0 ? rule.months.toSorted((a, b) => a - b) : all_months
  for (const month of months) {
    const end = dayNumber(year, month + 1, 1)
    for (let day = dayNumber(year, month, 1); day < end; day += 1) {
      if (fallsOnDay(rule, day)) places.push(day - firstDay)
    }
  }
  return places
}

const all_months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
