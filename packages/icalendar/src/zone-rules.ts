import { type DateValue, parseDateValue } from './date-value.ts'

/** One STANDARD or DAYLIGHT part of a VTIMEZONE, its lines as written. Offsets in minutes east of UTC. */
export interface Observance {
  readonly offsetFrom: number
  readonly offsetTo: number
  readonly start: DateValue
  readonly rule: YearlyRule | null
  /** Wall times besides the start. */
  readonly dates: readonly string[]
}

interface YearlyRule {
  readonly months: readonly number[]
  readonly days: readonly { readonly nth: number; readonly weekday: number }[]
  readonly monthDays: readonly number[]
  readonly firstYear: number
  readonly lastYear: number
  readonly until: DateValue | null
}

/** From `atMs` (epoch) on the zone is `after` minutes east of UTC, until then it was `before`. */
export interface OffsetChange {
  readonly atMs: number
  readonly before: number
  readonly after: number
}

/** Null when the parts say no offset or a rule that no zone of the world keeps. */
export function parseObservance(properties: ReadonlyMap<string, readonly string[]>): Observance | null {
  const offsetFrom = parseOffset(properties.get('tzoffsetfrom')?.[0])
  const offsetTo = parseOffset(properties.get('tzoffsetto')?.[0])
  // Some writers let their rules begin in the year 1.
  const start = parseDateValue(
    (properties.get('dtstart')?.[0] ?? '').replace(/^[01][0-5]\d\d(?=\d{4}T)/, '1601'),
  )
  if (offsetTo === null || !start || start.isDate) return null
  const ruleText = properties.get('rrule')?.[0]
  const rule = ruleText === undefined ? null : parseYearlyRule(ruleText, start)
  if (ruleText !== undefined && !rule) return null
  const dates = (properties.get('rdate') ?? [])
    .flatMap((list) => list.split(','))
    .flatMap((text) => parseDateValue(text)?.time ?? [])
  return { offsetFrom: offsetFrom ?? offsetTo, offsetTo, start, rule, dates }
}

/** The changes of the clock between the two years, both included, ascending, and the last ones before. */
export function listOffsetChanges(
  observances: readonly Observance[],
  firstYear: number,
  lastYear: number,
): OffsetChange[] {
  return observances
    .flatMap((observance) =>
      onsets(observance, firstYear - 1, lastYear).map((wall) => ({
        atMs: Date.parse(`${wall}Z`) - observance.offsetFrom * 60_000,
        before: observance.offsetFrom,
        after: observance.offsetTo,
      })),
    )
    .toSorted((one, other) => one.atMs - other.atMs)
}

/** Minutes east of UTC at a moment; before the first change, what held until then. */
export function offsetBy(changes: readonly OffsetChange[], atMs: number): number {
  let low = 0
  let high = changes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((changes[middle]?.atMs ?? Infinity) <= atMs) low = middle + 1
    else high = middle
  }
  return changes[low - 1]?.after ?? changes[0]?.before ?? 0
}

/** The wall times at which the observance begins, from the last one before the years to the end of them. */
export function onsets(
  { offsetFrom, start, rule, dates }: Observance,
  firstYear: number,
  lastYear: number,
): string[] {
  const single = [start.time, ...dates]
  if (!rule) return single
  const time = start.time.slice(10)
  const from = Math.max(rule.firstYear, Math.min(firstYear, rule.lastYear - 1))
  const to = Math.min(rule.lastYear, lastYear)
  const repeated: string[] = []
  for (let year = from; year <= to; year++) repeated.push(...ruleDays(rule, year).map((day) => day + time))
  return [
    ...single,
    ...repeated.filter((wall) => wall > start.time && isBeforeEnd(wall, rule.until, offsetFrom)),
  ]
}

function isBeforeEnd(wall: string, until: DateValue | null, offsetFrom: number): boolean {
  if (!until) return true
  if (until.isDate) return wall.slice(0, 10) <= until.time
  return until.isUtc
    ? Date.parse(`${wall}Z`) - offsetFrom * 60_000 <= Date.parse(`${until.time}Z`)
    : wall <= until.time
}

function ruleDays(rule: YearlyRule, year: number): string[] {
  return rule.months.flatMap((month) => {
    // The Gregorian calendar repeats itself, weekdays included, every 400 years.
    const days = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
    const first = new Date(Date.UTC(2000 + (year % 400), month - 1, 1)).getUTCDay()
    const prefix = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-`
    const found: string[] = []
    for (let day = 1; day <= days; day++) {
      if (isRuleDay(rule, day, days, (first + day - 1) % 7)) found.push(prefix + String(day).padStart(2, '0'))
    }
    return found
  })
}

function isRuleDay(rule: YearlyRule, day: number, days: number, weekday: number): boolean {
  if (
    rule.monthDays.length > 0 &&
    !rule.monthDays.some((wanted) => wanted === day || wanted === day - days - 1)
  )
    return false
  if (rule.days.length === 0) return true
  const nth = Math.ceil(day / 7)
  const nthLast = -Math.ceil((days - day + 1) / 7)
  return rule.days.some(
    (wanted) =>
      wanted.weekday === weekday && (wanted.nth === 0 || wanted.nth === nth || wanted.nth === nthLast),
  )
}

function parseYearlyRule(text: string, start: DateValue): YearlyRule | null {
  const parts = new Map(
    text
      .toUpperCase()
      .split(';')
      .map((part): [string, string] => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']),
  )
  if (parts.get('FREQ') !== 'YEARLY' || (parts.get('INTERVAL') ?? '1') !== '1') return null
  if (['BYYEARDAY', 'BYWEEKNO', 'BYSETPOS', 'BYHOUR'].some((name) => parts.has(name))) return null
  const startYear = Number(start.time.slice(0, 4))
  const until = parts.has('UNTIL') ? parseDateValue(parts.get('UNTIL') ?? '') : null
  const count = Number(parts.get('COUNT') ?? Infinity)
  const days = (parts.get('BYDAY')?.split(',') ?? []).map(parseNthDay)
  if (!days.every((day) => day !== null)) return null
  const monthDays = numbers(parts.get('BYMONTHDAY'))
  return {
    months: numbers(parts.get('BYMONTH') ?? start.time.slice(5, 7)).filter(
      (month) => month >= 1 && month <= 12,
    ),
    days,
    monthDays: days.length + monthDays.length === 0 ? [Number(start.time.slice(8, 10))] : monthDays,
    firstYear: startYear,
    lastYear: Math.min(until ? Number(until.time.slice(0, 4)) : 9998, startYear + count - 1),
    until,
  }
}

function parseNthDay(text: string): { nth: number; weekday: number } | null {
  const parts = /^([+-]?[1-5])?(SU|MO|TU|WE|TH|FR|SA)$/.exec(text.trim())
  if (!parts) return null
  return {
    nth: Number(parts[1] ?? 0),
    weekday: ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'].indexOf(parts[2] ?? ''),
  }
}

function numbers(list: string | undefined): number[] {
  return (list ?? '').split(',').flatMap((text) => (/^[+-]?\d{1,2}$/.test(text.trim()) ? Number(text) : []))
}

/** Minutes east; seconds, which only local mean time has, become a fraction. */
function parseOffset(text: string | undefined): number | null {
  const parts = /^([+-])(\d\d):?(\d\d)(?::?(\d\d))?$/.exec(text?.trim() ?? '')
  if (!parts) return null
  const minutes = Number(parts[2]) * 60 + Number(parts[3]) + Number(parts[4] ?? 0) / 60
  return parts[1] === '-' ? -minutes : minutes
}
