import { parseWallTime } from '../zone/wall-time.ts'

/** A recurrence rule of RFC 5545 §3.3.10, read. Empty lists are parts that were not given. */
export interface Rule {
  readonly frequency: Frequency
  readonly interval: number
  readonly count: number | null
  readonly until: Until | null
  /** 0 = January */
  readonly months: readonly number[]
  readonly monthDays: readonly number[]
  readonly yearDays: readonly number[]
  readonly weekNumbers: readonly number[]
  readonly weekdays: readonly RuleWeekday[]
  readonly hours: readonly number[]
  readonly minutes: readonly number[]
  readonly seconds: readonly number[]
  readonly positions: readonly number[]
  /** 0 = Sunday … 6 = Saturday */
  readonly weekStart: number
}

export type Frequency = 'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY' | 'HOURLY' | 'MINUTELY' | 'SECONDLY'

/** `ordinal` 0 means every such weekday, 2 the second, -1 the last of the month or year. */
export interface RuleWeekday {
  readonly weekday: number
  readonly ordinal: number
}

/** The last moment that may be an occurrence: an instant, or a wall time as the epoch milliseconds it would have in UTC. */
export interface Until {
  readonly kind: 'instant' | 'wall'
  readonly ms: number
}

/**
 * Reads RFC 5545 text without DTSTART; a leading "RRULE:" and lower case are accepted. COUNT and UNTIL
 * may come together, as some calendars write them: whichever ends first. A date-only UNTIL includes that whole day.
 */
export function parseRecurrence(
  rrule: string,
): { readonly ok: true; readonly rule: Rule } | { readonly ok: false; readonly reason: string } {
  try {
    return { ok: true, rule: readRule(rrule) }
  } catch (refusal) {
    if (refusal instanceof RangeError) return { ok: false, reason: refusal.message }
    throw refusal
  }
}

/** As `parseRecurrence`; RangeError when the text is no rule. Rules that were read are kept, as most series share a few. */
export function readRule(rrule: string): Rule {
  const known = knownRules.get(rrule)
  if (known !== undefined) return known
  const rule = readParts(rrule)
  if (knownRules.size >= most_known) knownRules.clear()
  if (rrule.length <= longest_kept) knownRules.set(rrule, rule)
  return rule
}

const knownRules = new Map<string, Rule>()
const most_known = 2000
const longest_kept = 500

function readParts(rrule: string): Rule {
  const parts = splitParts(rrule)
  const frequency = frequencies.find((known) => known === parts.get('FREQ'))
  if (frequency === undefined) throw new RangeError(`FREQ is missing or unknown in the rule: ${rrule}`)
  return {
    frequency,
    interval: readPositive(parts, 'INTERVAL') ?? 1,
    count: readPositive(parts, 'COUNT'),
    until: readUntil(parts.get('UNTIL')),
    months: readNumbers(parts, 'BYMONTH', 1, 12).map((month) => month - 1),
    monthDays: readSignedNumbers(parts, 'BYMONTHDAY', 31),
    yearDays: readSignedNumbers(parts, 'BYYEARDAY', 366),
    weekNumbers: readSignedNumbers(parts, 'BYWEEKNO', 53),
    weekdays: readList(parts, 'BYDAY').map(readWeekday),
    hours: readNumbers(parts, 'BYHOUR', 0, 23),
    minutes: readNumbers(parts, 'BYMINUTE', 0, 59),
    // A leap second is written 60; clocks here never show one.
    seconds: readNumbers(parts, 'BYSECOND', 0, 60).map((second) => Math.min(second, 59)),
    positions: readSignedNumbers(parts, 'BYSETPOS', 366),
    weekStart: readWeekday(parts.get('WKST') ?? 'MO').weekday,
  }
}

export const weekday_codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

const frequencies = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'] as const
const part_names = new Set(
  'FREQ INTERVAL COUNT UNTIL BYMONTH BYMONTHDAY BYYEARDAY BYWEEKNO BYDAY BYHOUR BYMINUTE BYSECOND BYSETPOS WKST'.split(
    ' ',
  ),
)

function splitParts(rrule: string): Map<string, string> {
  const parts = new Map<string, string>()
  const text = rrule
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
  for (const part of text.split(';')) {
    const [name = '', value, ...rest] = part.split('=')
    if (value === undefined || value === '' || rest.length > 0 || !part_names.has(name)) {
      throw new RangeError(`"${part}" is not a part of a recurrence rule.`)
    }
    if (parts.has(name)) throw new RangeError(`${name} is given twice.`)
    parts.set(name, value)
  }
  return parts
}

function readPositive(parts: Map<string, string>, name: string): number | null {
  const value = parts.get(name)
  if (value === undefined) return null
  if (!/^\d{1,9}$/.test(value) || Number(value) === 0)
    throw new RangeError(`${name} must be a positive number.`)
  return Number(value)
}

function readList(parts: Map<string, string>, name: string): string[] {
  return [...new Set(parts.get(name)?.split(','))]
}

function readNumbers(parts: Map<string, string>, name: string, least: number, most: number): number[] {
  return readList(parts, name).map((text) => {
    const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= least && value <= most))
      throw new RangeError(`${name} must hold numbers from ${least} to ${most}.`)
    return value
  })
}

function readSignedNumbers(parts: Map<string, string>, name: string, most: number): number[] {
  return readList(parts, name).map((text) => {
    const value = /^[+-]?\d{1,3}$/.test(text) ? Number(text) : 0
    if (value === 0 || Math.abs(value) > most) {
      throw new RangeError(`${name} must hold numbers from 1 to ${most} or -${most} to -1.`)
    }
    return value
  })
}

function readWeekday(text: string): RuleWeekday {
  const [, ordinal = '0', code = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? []
  const weekday = weekday_codes.findIndex((known) => known === code)
  if (weekday < 0 || Math.abs(Number(ordinal)) > 53)
    throw new RangeError(`"${text}" is not a weekday of a rule.`)
  return { weekday, ordinal: Number(ordinal) }
}

function readUntil(text: string | undefined): Until | null {
  if (text === undefined) return null
  const [date, year, month, day, hour = '23', minute = '59', second = '59', zulu] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(text) ?? []
  if (date === undefined) throw new RangeError(`UNTIL is not a date or a date with a time: ${text}`)
  const ms = parseWallTime(`${year}-${month}-${day}T${hour}:${minute}:${second}`)
  return { kind: zulu === 'Z' ? 'instant' : 'wall', ms }
}
