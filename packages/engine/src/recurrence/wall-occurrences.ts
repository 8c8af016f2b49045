import type { Interval } from '../interval/interval.ts'
import { calendarDay, dayMs, weekdayOf } from '../zone/calendar-day.ts'
import { periodsOf } from './periods.ts'
import type { Rule } from './rule.ts'

/**
 * Visits the wall times of a rule from `fromMs` to `toMs`, ascending, until `visit` returns false or the
 * rule's COUNT is used up; UNTIL is the caller's. Wall times are the epoch milliseconds they would have in
 * UTC. A start that the rule does not fall on is no occurrence. RangeError when the rule would need more
 * than a million periods.
 */
export function visitWallTimes(
  rule: Rule,
  startMs: number,
  [fromMs, toMs]: Interval,
  visit: (wallMs: number) => boolean,
): void {
  const periods = periodsOf(withDefaults(rule, startMs), startMs)
  const lastMs = Math.min(toMs, latestMs)
  let left = rule.count ?? Infinity
  // What is counted must be walked, so a rule with COUNT begins at its beginning.
  let index = rule.count === null ? periods.indexAt(Math.max(startMs, fromMs)) : 0
  for (let steps = 0; left > 0 && periods.startAt(index) <= lastMs; steps += 1) {
    if (steps > mostSteps) throw new RangeError('The recurrence rule takes too long to expand.')
    const promising = periods.skipFrom(index)
    if (promising > index) {
      index = promising
      continue
    }
    for (const wallMs of periods.timesIn(index)) {
      if (wallMs < startMs || left === 0) continue
      left -= 1
      if (wallMs >= fromMs && !visit(wallMs)) return
    }
    index += 1
  }
}

const mostSteps = 1_000_000
const latestMs = Date.parse('9999-12-31')

/** What the rule leaves open comes from its start (RFC 5545 §3.3.10). */
function withDefaults(rule: Rule, startMs: number): Rule {
  const startDay = Math.floor(startMs / dayMs)
  const { month, dayOfMonth } = calendarDay(startDay)
  const startWeekday = [{ weekday: weekdayOf(startDay), ordinal: 0 }]
  if (rule.weekdays.length + rule.monthDays.length + rule.yearDays.length > 0) return rule
  if (rule.frequency === 'WEEKLY' || rule.weekNumbers.length > 0) return { ...rule, weekdays: startWeekday }
  if (rule.frequency === 'MONTHLY') return { ...rule, monthDays: [dayOfMonth] }
  if (rule.frequency !== 'YEARLY') return rule
  return { ...rule, monthDays: [dayOfMonth], months: rule.months.length > 0 ? rule.months : [month] }
}
