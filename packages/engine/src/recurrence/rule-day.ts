import { calendarDay, dayNumber, weekdayOf, weekNumber } from '../zone/calendar-day.ts'
import type { Rule, RuleWeekday } from './rule.ts'

/** Whether the day passes every day part of the rule (BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY, BYDAY). */
export function fallsOnDay(rule: Rule, day: number): boolean {
  if (rule.weekdays.length > 0 && !fallsOnWeekday(rule, day)) return false
  if (rule.weekNumbers.length > 0) {
    const { fromStart, fromEnd } = weekNumber(day, rule.weekStart)
    if (!rule.weekNumbers.includes(fromStart) && !rule.weekNumbers.includes(fromEnd)) return false
  }
  if (rule.months.length + rule.monthDays.length + rule.yearDays.length === 0) return true
  const { year, month, dayOfMonth } = calendarDay(day)
  if (rule.months.length > 0 && !rule.months.includes(month)) return false
  return (
    holds(rule.monthDays, dayOfMonth, dayNumber(year, month + 1, 0) - day) &&
    holds(rule.yearDays, day - dayNumber(year, 0, 0), dayNumber(year, 11, 31) - day)
  )
}

/** Whether an unlimited list, or one that counts from 1 forwards and from -1 backwards, holds the place. */
function holds(places: readonly number[], fromStart: number, leftAfter: number): boolean {
  return places.length === 0 || places.includes(fromStart) || places.includes(-1 - leftAfter)
}

function fallsOnWeekday(rule: Rule, day: number): boolean {
  const weekday = weekdayOf(day)
  return rule.weekdays.some((wanted) => wanted.weekday === weekday && hasOrdinal(rule, wanted, day))
}

/** RFC 5545 gives an ordinal a meaning inside a month or a year only; in shorter periods it says nothing. */
function hasOrdinal(rule: Rule, { ordinal }: RuleWeekday, day: number): boolean {
  if (ordinal === 0 || (rule.frequency !== 'MONTHLY' && rule.frequency !== 'YEARLY')) return true
  const { year, month } = calendarDay(day)
  const isInMonth = rule.frequency === 'MONTHLY' || rule.months.length > 0
  const first = isInMonth ? dayNumber(year, month, 1) : dayNumber(year, 0, 1)
  const last = isInMonth ? dayNumber(year, month + 1, 0) : dayNumber(year, 11, 31)
  return ordinal > 0
    ? Math.floor((day - first) / 7) + 1 === ordinal
    : -Math.floor((last - day) / 7) - 1 === ordinal
}
