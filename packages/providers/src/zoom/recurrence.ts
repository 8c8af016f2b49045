import { expandRecurrence, instantOf, parseRecurrence, type Rule, wallTimeOf } from '@meridian/engine'
import type { CalendarEvent } from '@meridian/icalendar'
import type { ZoomRecurrence } from './replies.ts'

/** A series as Zoom lists it: where its occurrences lie by its rule, in epoch milliseconds, ascending. */
export interface ZoomSeries {
  readonly recurrence: ZoomRecurrence | null
  readonly originals: readonly number[]
  readonly zone: string
  /** Zoom lists fifty at most; then there may be more of them. */
  readonly isCut: boolean
}

/**
 * The rule, and where the listed occurrences are others than it gives: what Zoom lists is what counts. Starts are wall
 * times in the zone.
 */
export function recurrenceOf(series: ZoomSeries): Pick<CalendarEvent, 'rrule' | 'excluded' | 'added'> {
  const { originals, zone } = series
  const [first, ...later] = originals
  if (first === undefined) return { rrule: null, excluded: [], added: [] }
  const wallOf = (ms: number) => wallTimeOf(ms, zone)
  const rrule = ruleOf(series)
  if (rrule === null) return { rrule, excluded: [], added: later.map(wallOf) }
  const last = originals.at(-1) ?? first
  const start = { start: wallOf(first), timeZone: zone, rrule }
  const ruled = expandRecurrence(start, [first, last + 1], most_starts)
  const listed = new Set(originals)
  const given = new Set(ruled)
  return {
    rrule,
    excluded: ruled.filter((ms) => !listed.has(ms)).map(wallOf),
    added: originals.filter((ms) => !given.has(ms)).map(wallOf),
  }
}

/** Daily for some years, of which Zoom lists some dozens. */
const most_starts = 2000
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Null where Zoom repeats in a way that is not known here. */
function ruleOf({ recurrence, originals, isCut }: ZoomSeries): string | null {
  const pattern = recurrence && patternOf(recurrence)
  if (!recurrence || pattern === null) return null
  const { repeat_interval, end_times, end_date_time } = recurrence
  const interval = repeat_interval != null && repeat_interval > 1 ? [`INTERVAL=${repeat_interval}`] : []
  if (!isCut) return [...pattern, ...interval, `UNTIL=${basicUtc(originals.at(-1) ?? 0)}`].join(';')
  if (end_date_time != null) return [...pattern, ...interval, `UNTIL=${basicUtc(end_date_time)}`].join(';')
  const count = end_times ? [`COUNT=${end_times}`] : []
  return [...pattern, ...interval, ...count].join(';')
}

function patternOf(recurrence: ZoomRecurrence): string[] | null {
  const { type, weekly_days, monthly_day, monthly_week, monthly_week_day } = recurrence
  if (type === 1) return ['FREQ=DAILY']
  if (type === 2) {
    const days = weekly_days.split(',').flatMap((day) => weekdays[Number(day.trim()) - 1] ?? [])
    // Zoom's weeks begin on Sundays, which matters where some are left out.
    return ['FREQ=WEEKLY', 'WKST=SU', ...(days.length > 0 ? [`BYDAY=${days.join(',')}`] : [])]
  }
  if (type !== 3) return null
  const weekday = weekdays[(monthly_week_day ?? 0) - 1]
  if (monthly_week && weekday !== undefined) return ['FREQ=MONTHLY', `BYDAY=${monthly_week}${weekday}`]
  return monthly_day == null ? ['FREQ=MONTHLY'] : ['FREQ=MONTHLY', `BYMONTHDAY=${monthly_day}`]
}

function basicUtc(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** The rule in Zoom's words; null for one that has no end, or that Zoom has no words for. */
export function zoomRecurrenceOf(rrule: string, startWall: string, zone: string): object | null {
  const parsed = parseRecurrence(rrule)
  if (!parsed.ok) return null
  const { rule } = parsed
  const pattern = zoomPatternOf(rule, startWall)
  const end = zoomEndOf(rule, zone)
  const isPlain = [
    rule.months,
    rule.yearDays,
    rule.weekNumbers,
    rule.hours,
    rule.minutes,
    rule.seconds,
    rule.positions,
  ]
  if (pattern === null || end === null || isPlain.some((part) => part.length > 0)) return null
  return { ...pattern, repeat_interval: rule.interval, ...end }
}

/** By the vendor: every 99 days, 50 weeks or 10 months at most. */
function zoomPatternOf(
  { frequency, interval, weekdays: days, monthDays }: Rule,
  startWall: string,
): object | null {
  const [one, ...others] = days
  if (frequency === 'DAILY')
    return interval <= 99 && days.length + monthDays.length === 0 ? { type: 1 } : null
  if (frequency === 'WEEKLY') {
    if (interval > 50 || monthDays.length > 0 || days.some(({ ordinal }) => ordinal !== 0)) return null
    const wanted =
      days.length > 0 ? days.map(({ weekday }) => weekday) : [new Date(`${startWall}Z`).getUTCDay()]
    return {
      type: 2,
      weekly_days: wanted
        .map((weekday) => weekday + 1)
        .toSorted((one, other) => one - other)
        .join(','),
    }
  }
  if (frequency !== 'MONTHLY' || interval > 10) return null
  if (one && others.length === 0 && monthDays.length === 0 && [-1, 1, 2, 3, 4].includes(one.ordinal)) {
    return { type: 3, monthly_week: one.ordinal, monthly_week_day: one.weekday + 1 }
  }
  const [day = Number(startWall.slice(8, 10)), ...more] = monthDays
  return days.length === 0 && more.length === 0 && day > 0 ? { type: 3, monthly_day: day } : null
}

function zoomEndOf({ count, until }: Rule, zone: string): object | null {
  if (count !== null && until === null) return count <= 60 ? { end_times: count } : null
  if (until === null || count !== null) return null
  const ms =
    until.kind === 'instant' ? until.ms : instantOf(new Date(until.ms).toISOString().slice(0, 19), zone)
  return { end_date_time: `${new Date(ms).toISOString().slice(0, 19)}Z` }
}
