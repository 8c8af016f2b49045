import { day_ms } from '../durations.ts'
import { lastOccurrence } from '../recurrence/last-occurrence.ts'
import { weekday_codes } from '../recurrence/rule.ts'
import { daysBetween } from './occurrence-times.ts'
import { asRecurrence, wallsOfStarts } from './occurrences.ts'
import { weekdayAfter } from './repetition.ts'
import { basicTime, ruleParts, writeRule } from './rule-text.ts'
import { SeriesRefusal, type SeriesRefusalReason } from './series-refusal.ts'
import { type SeriesTimes, shiftWall } from './series-times.ts'

type RuledSeries = SeriesTimes & { readonly rrule: string }

/**
 * The rule for a series with all occurrences moved later by as much on the wall clock. SeriesRefusal for rules that
 * cannot move, such as "the second Tuesday" by a day or "at nine and three" by an hour.
 */
export function movedRule(series: RuledSeries, byMs: number): string {
  const parts = ruleParts(series.rrule)
  const { first_start_wall } = series
  const days = daysBetween(first_start_wall, shiftWall(first_start_wall, byMs))
  const clockMs = byMs - days * day_ms
  if (clockMs !== 0) requireNone(parts, clock_parts, 'fixed_time')
  if (days !== 0) moveDays(parts, days)
  // The UNTIL of the series may now come before its last occurrence; then the moved last occurrence ends it.
  if (parts.has('UNTIL')) parts.set('UNTIL', movedEnd(series, byMs))
  return writeRule(parts)
}

const clock_parts = ['BYHOUR', 'BYMINUTE', 'BYSECOND']
const date_parts = ['BYMONTH', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYSETPOS']

function moveDays(parts: Map<string, string>, days: number): void {
  requireNone(parts, date_parts, 'fixed_day')
  const weekdays = parts.get('BYDAY')
  if (weekdays === undefined) return
  if (!/^[A-Z,]+$/.test(weekdays) || /^(MONTHLY|YEARLY)$/.test(parts.get('FREQ') ?? ''))
    throw new SeriesRefusal('fixed_day')
  const later = weekdays.split(',').map((code) => weekdayLater(code, days))
  parts.set('BYDAY', later.join(','))
  // Every second week is counted from the first day of the week, which moves as well.
  if (parts.has('INTERVAL')) parts.set('WKST', weekdayLater(parts.get('WKST') ?? 'MO', days))
}

function weekdayLater(code: string, days: number): string {
  const weekday = weekday_codes.findIndex((known) => known === code)
  return weekday_codes[weekdayAfter(weekday, days)] ?? code
}

/** The last wall time of the rule, which is not always that of its start, moved. */
function movedEnd(series: RuledSeries, byMs: number): string {
  const lastMs = lastOccurrence(asRecurrence(series, series.rrule))
  const ruled = { ...series, added_walls: [] }
  const last = lastMs === null ? undefined : wallsOfStarts(ruled, [lastMs, lastMs + 1]).get(lastMs)
  return basicTime(shiftWall(last ?? series.first_start_wall, byMs))
}

function requireNone(
  parts: Map<string, string>,
  names: readonly string[],
  reason: SeriesRefusalReason,
): void {
  if (names.some((name) => parts.has(name))) throw new SeriesRefusal(reason)
}
