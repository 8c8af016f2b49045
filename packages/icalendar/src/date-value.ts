/** A DATE or DATE-TIME value as written. `time` is `yyyy-MM-dd` or `yyyy-MM-ddTHH:mm:ss`. */
export interface DateValue {
  readonly time: string
  readonly isDate: boolean
  /** Written with the Z of UTC. */
  readonly isUtc: boolean
}

/** A DURATION value. Days are wall-clock days, which a clock change may make longer or shorter. */
export interface Duration {
  readonly days: number
  readonly seconds: number
}

/**
 * Null unless the text names a day that exists, from 1583 to 9000. Forgiven, because they can mean only one thing: ISO punctuation,
 * missing seconds, the leap second, and 24:00 for the end of the day.
 */
export function parseDateValue(value: string): DateValue | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/i.exec(value.trim().replace(/[-:]/g, ''))
  if (!parts) return null
  const [, year = '', month = '', day = '', hour, minute = '', second = '00', utc] = parts
  const date = `${year}-${month}-${day}`
  if (!isDay(date)) return null
  if (hour === undefined) return { time: date, isDate: true, isUtc: false }
  const isUtc = utc !== undefined
  if (`${hour}${minute}${second}` === '240000')
    return { time: `${addDays(date, 1)}T00:00:00`, isDate: false, isUtc }
  if (hour > '23' || minute > '59' || second > '60') return null
  return { time: `${date}T${hour}:${minute}:${second === '60' ? '59' : second}`, isDate: false, isUtc }
}

/** Null unless the text is an RFC 5545 duration; negative ones are read as such. */
export function parseDuration(value: string): Duration | null {
  const parts =
    /^([+-])?P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,8})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/i.exec(
      value.trim(),
    )
  if (!parts || parts.slice(2).every((part) => part === undefined)) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(2)
    .map((part) => Number(part ?? 0))
  const sign = parts[1] === '-' ? -1 : 1
  return { days: sign * (weeks * 7 + days), seconds: sign * ((hours * 60 + minutes) * 60 + seconds) }
}

/** The dates that a time may have: before the first there is no Gregorian calendar to count by, the last means "never". */
export const earliestDate = '1583-01-01'
export const latestDate = '9000-12-31'

/** `date` as `yyyy-MM-dd`. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** `2026-03-29T10:00:00` → `20260329T100000`; a date likewise. */
export function formatBasic(time: string): string {
  return time.replace(/[-:]/g, '')
}

function isDay(date: string): boolean {
  if (date < earliestDate || date > latestDate) return false
  const ms = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date)
}
