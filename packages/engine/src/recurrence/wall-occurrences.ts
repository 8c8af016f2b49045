import { day_ms } from '../durations.ts'
import type { Interval } from '../interval/interval.ts'
import { calendarDay, weekdayOf } from '../zone/calendar-day.ts'
import { periodsOf } from './periods.ts'
import type { Rule } from './rule.ts'

/**
 * Visits the wall times of a rule from `fromMs` to `toMs`, ascending, until `visit` returns false or the
 * rule's COUNT is used up; UNTIL is the caller's. Wall times are the epoch milliseconds they would have in
 * UTC. A start that the rule does not fall on is no occurrence, and neither is a wall time that `exists`
 * denies. RangeError when the rule would need more than a quarter of a million periods.
 */
export function visitWallTimes(
  rule: Rule,
  startMs: number,
  [fromMs, toMs]: Interval,
  visit: (wallMs: number) => boolean,
  exists: (wallMs: number) => boolean = always,
): void {
  const periods = periodsOf(withDefaults(rule, startMs), startMs)
  const lastMs = Math.min(toMs, latest_ms)
  let left = rule.count ?? Infinity
  // What is counted must be walked, so a rule with COUNT begins at its beginning.
  let index = rule.count === null ? periods.indexAt(Math.max(startMs, fromMs)) : 0
  for (let steps = 0; left > 0; steps += 1) {
    if (steps > most_steps) throw new RangeError('The recurrence rule takes too long to expand.')
    const promising = periods.skipFrom(index)
    if (promising === Infinity || periods.startAt(promising) > lastMs) return
    if (promising > index) {
      index = promising
      continue
    }
    for (const wallMs of periods.timesIn(index)) {
      if (wallMs < startMs || left === 0 || !exists(wallMs)) continue
      left -= 1
      if (wallMs >= fromMs && !visit(wallMs)) return
    }
    index += 1
  }
}

const always = () => true
const most_steps = 250_000
const latest_ms = Date.parse('9999-12-31')

/** What the rule leaves open comes from its start (RFC 5545 §3.3.10). */
function withDefaults(rule: Rule, startMs: number): Rule {
  if (rule.weekdays.length + rule.monthDays.length + rule.yearDays.length > 0) return rule
  const startDay = Math.floor(startMs / day_ms)
  if (rule.frequency === 'WEEKLY' || rule.weekNumbers.length > 0) {
    const weekday = weekdayOf(startDay)
    return completed(rule, weekday, () => ({ weekdays: [{ weekday, ordinal: 0 }] }))
  }
  if (rule.frequency !== 'MONTHLY' && rule.frequency !== 'YEARLY') return rule
  const { month, dayOfMonth } = calendarDay(startDay)
  if (rule.frequency === 'MONTHLY') return completed(rule, dayOfMonth, () => ({ monthDays: [dayOfMonth] }))
  const months = rule.months.length > 0 ? rule.months : [month]
  return completed(rule, month * 32 + dayOfMonth, () => ({ monthDays: [dayOfMonth], months }))
}

/** One object for all series that start alike, so that what is known of a rule is found out once. */
function completed(rule: Rule, place: number, parts: () => Partial<Rule>): Rule {
  const known = completedRules.get(rule) ?? new Map<number, Rule>()
  completedRules.set(rule, known)
  const whole = known.get(place) ?? { ...rule, ...parts() }
  known.set(place, whole)
  return whole
}

const completedRules = new WeakMap<Rule, Map<number, Rule>>()
