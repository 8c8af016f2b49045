import { day_ms, lastOccurrence, wallMs, wallOf, wallTimeOf } from '@meridian/engine'
import { badField } from '../../../platform/errors.ts'
import { weekdayAfter } from './recurrence.rules.ts'

export interface RuledSeries {
  readonly first_start_wall: string
  readonly meeting_timezone: string
  readonly rrule: string
}

/**
 * A rule of RFC 5545 for a series that moves by `shiftMs` on the wall clock, `shiftDays` of it whole days.
 * Refuses rules that cannot move, such as "the second Tuesday", with `bad_input`.
 */
export function movedRule(
  series: RuledSeries,
  { shiftMs, shiftDays }: { shiftMs: number; shiftDays: number },
): string {
  const parts = partsOf(series.rrule)
  if (shiftMs !== shiftDays * day_ms) requireNone(parts, clock_parts, 'meeting_time.start_time')
  if (shiftDays !== 0) moveDays(parts, shiftDays)
  // The UNTIL of the series may now come before its last occurrence; then the moved last occurrence ends it.
  if (parts.has('UNTIL')) parts.set('UNTIL', movedEnd(series, shiftMs))
  return textOf(parts)
}

/** The same rule with another last day, or without an end. */
export function ruleUntil(rrule: string, lastDate: string | null): string {
  const parts = partsOf(rrule)
  parts.delete('COUNT')
  parts.delete('UNTIL')
  if (lastDate !== null) parts.set('UNTIL', `${lastDate.replaceAll('-', '')}T235959`)
  return textOf(parts)
}

/** The same rule, ending with the occurrence at this wall time. */
export function ruleEnding(rrule: string, lastWall: string): string {
  const parts = partsOf(rrule)
  parts.delete('COUNT')
  parts.set('UNTIL', lastWall.replaceAll(/[-:]/g, ''))
  return textOf(parts)
}

/** The same rule with this number of occurrences. */
export function ruleCounting(rrule: string, count: number): string {
  return textOf(partsOf(rrule).set('COUNT', String(count)))
}

const weekday_codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const clock_parts = ['BYHOUR', 'BYMINUTE', 'BYSECOND']
const date_parts = ['BYMONTH', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYSETPOS']

function moveDays(parts: Map<string, string>, days: number): void {
  requireNone(parts, date_parts, 'meeting_date.start_date')
  const weekdays = parts.get('BYDAY')
  if (weekdays === undefined) return
  if (!/^[A-Z,]+$/.test(weekdays) || /^(MONTHLY|YEARLY)$/.test(parts.get('FREQ') ?? ''))
    throw unmovable('meeting_date.start_date')
  parts.set(
    'BYDAY',
    weekdays
      .split(',')
      .map((code) => weekdayLater(code, days))
      .join(','),
  )
  // Every second week is counted from the first day of the week, which moves as well.
  if (parts.has('INTERVAL')) parts.set('WKST', weekdayLater(parts.get('WKST') ?? 'MO', days))
}

function weekdayLater(code: string, days: number): string {
  return weekday_codes[weekdayAfter(weekday_codes.indexOf(code), days)] ?? code
}

function movedEnd({ first_start_wall, meeting_timezone, rrule }: RuledSeries, shiftMs: number): string {
  const lastMs = lastOccurrence({ start: first_start_wall, timeZone: meeting_timezone, rrule })
  const last = lastMs === null ? first_start_wall : wallTimeOf(lastMs, meeting_timezone)
  return wallOf(wallMs(last) + shiftMs).replaceAll(/[-:]/g, '')
}

function requireNone(parts: Map<string, string>, names: readonly string[], path: string): void {
  if (names.some((name) => parts.has(name))) throw unmovable(path)
}

function unmovable(path: string) {
  return badField(path, 'This series repeats by a rule that cannot be moved; choose anew how it repeats.')
}

function partsOf(rrule: string): Map<string, string> {
  const text = rrule
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
  return new Map(text.split(';').map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']))
}

function textOf(parts: Map<string, string>): string {
  return [...parts].map(([name, value]) => `${name}=${value}`).join(';')
}
