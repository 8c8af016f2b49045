import { isMark, isRangeMark } from '../days/day-range.ts'
import type { Term } from '../terms/term.ts'

/** Times of day in minutes since midnight, and the term behind them. */
export interface ReadClock {
  readonly minute: number
  readonly next: number
  /** It can be nothing but a time of day. */
  readonly isSure: boolean
  /** 'am', 'pm' or a part of the day says which half is meant. */
  readonly hasHalf: boolean
  /** It says so of an hour up to twelve in the second half: `10 pm`. */
  readonly isLate?: boolean
  /** `08:00`, and not `8:00` */
  readonly isPadded?: boolean
}

export interface ClockContext {
  /** Words before it say that a time follows. */
  readonly isLed: boolean
  /** Words such as 'after' stand before it. */
  readonly isBound?: boolean
  readonly hasBareHours: boolean
  readonly unitTellsTime: boolean
  /** A word for `and` joins the minutes to the hour. */
  readonly joinsMinutes?: boolean
}

const half_day = 12 * 60

/** `14:30`, `2.30 pm`, `14 Uhr 30`, `14h30`, `noon`, and `at 3` where a word before it says so. */
export function readClock(terms: readonly Term[], at: number, context: ClockContext): ReadClock | null {
  const part = terms[at]
  if (part?.kind === 'clock_part') return readClockPart(terms, at, part)
  const hour = terms[at]
  if (hour?.kind === 'part' && hasNoonMinutes(terms, at, context)) return readNoon(terms, at)
  if (hour?.kind === 'clock') {
    const part = terms[at + 1]
    const more =
      part?.kind === 'clock_part' && !part.isAhead ? part.minutes : minutesInWords(terms, at + 1, context)
    // `830 am`
    const saysHalf = part?.kind === 'am' || part?.kind === 'pm'
    return {
      minute: Math.min(24 * 60, hour.minute + (more ?? 0)),
      next: at + (more === null && !saysHalf ? 1 : 2),
      isSure: true,
      hasHalf: true,
    }
  }
  if (hour?.kind !== 'number' || hour.digits > 2 || hour.value > 24) return null
  const read = readMinutes(terms, at, context) ?? { minutes: 0, next: at + 1, isSure: false, isExact: false }
  const behind = terms[read.next]
  if (behind?.kind === 'clock_part' && !behind.isAhead)
    return addPart(hour.value, behind.minutes, terms, read.next + 1)
  if (hour.value === 12 && behind?.kind === 'clock' && behind.isTo !== true && behind.minute % half_day === 0)
    return { minute: behind.minute, next: read.next + 1, isSure: true, hasHalf: true }
  const half = halfBehind(terms, read.next, hour.value)
  const next = half?.next ?? read.next
  const isSure = read.isSure || half?.isWord === true || isOnwards(hour, terms[next])
  if (!isSure && !(context.isLed && context.hasBareHours && mayBeHour(hour, terms[read.next], context)))
    return null
  const hours = hourOf(hour.value, half?.half ?? null, hour.digits === 2 && read.isExact)
  if (hours > 24) return null
  const minute = Math.min(24 * 60, hours * 60 + read.minutes)
  const isPadded = hour.digits === 2 && hour.value < 10 && read.isExact
  return { minute, next, isSure, ...toldHalf(hour.value, half), isPadded }
}

/** `mezzogiorno e mezza`, `midi quinze` */
function hasNoonMinutes(terms: readonly Term[], at: number, { unitTellsTime }: ClockContext): boolean {
  const [more, behind] = [terms[at + 1], terms[at + 2]]
  return isClockPartBehind(more) || (unitTellsTime && more?.kind === 'number' && isNoonMinute(more, behind))
}

/** `trois heures vingt`, `midi dix` */
function minutesInWords(terms: readonly Term[], at: number, { unitTellsTime }: ClockContext): number | null {
  const [number, behind] = [terms[at], terms[at + 1]]
  if (!unitTellsTime || number?.kind !== 'number' || number.isWord !== true || isUnit(behind)) return null
  return number.value % 5 === 0 && number.value < 60 && behind?.kind !== 'hour' ? number.value : null
}

/** `de seis en adelante`, `dalle 15 in poi`, `10 at the earliest` */
function isOnwards(hour: Term & { readonly kind: 'number' }, behind: Term | undefined): boolean {
  return (
    (behind?.kind === 'onwards' || behind?.kind === 'earliest') && hour.isDay !== true && hour.digits <= 2
  )
}

/** `halb zehn`, `quarter past nine`. */
function readClockPart(
  terms: readonly Term[],
  at: number,
  { minutes, isAhead }: Term & { readonly kind: 'clock_part' },
): ReadClock | null {
  const hour = terms[at + 1]
  // `A quarter past noon`
  if (isAhead && hour?.kind === 'clock' && hour.minute % half_day === 0)
    return { minute: hour.minute + minutes, next: at + 2, isSure: true, hasHalf: true }
  const isHour = isAhead && hour?.kind === 'number' && hour.value >= 1 && hour.value <= 24 && hour.digits <= 2
  if (!isHour || isMark(terms[at + 2], ':') || isUnit(terms[at + 2])) return null
  const next = at + (terms[at + 2]?.kind === 'hour' ? 3 : 2)
  return addPart(hour.value, minutes, terms, next)
}

function addPart(hour: number, minutes: number, terms: readonly Term[], next: number): ReadClock {
  const half = halfBehind(terms, next, hour)
  const minute = hourOf(hour, half?.half ?? null, false) * 60 + minutes
  return { minute, next: half?.next ?? next, isSure: true, ...toldHalf(hour, half) }
}

/** `after two weeks` and `on the 18th` name no hour; a number in words does so where nothing belongs to it. */
function mayBeHour(
  hour: Term & { readonly kind: 'number' },
  behind: Term | undefined,
  { isBound }: ClockContext,
): boolean {
  if (isUnit(behind) || behind?.kind === 'ordinal' || behind?.kind === 'span_unit') return false
  if (isBound === true || hour.isWord !== true) return true
  if (behind?.kind === 'number') return behind.start - hour.end > 1
  return behind?.kind !== 'word' || hour.countsNothing === true
}

interface ReadMinutes {
  readonly minutes: number
  readonly next: number
  readonly isSure: boolean
  readonly isExact: boolean
}

function readMinutes(terms: readonly Term[], at: number, context: ClockContext): ReadMinutes | null {
  const [mark, minutes] = [terms[at + 1], terms[at + 2]]
  const isMinutes = minutes?.kind === 'number' && minutes.digits === 2 && minutes.value < 60
  if (isMark(mark, ':') && isMinutes) {
    const isHour = terms[at + 3]?.kind === 'hour'
    return { minutes: minutes.value, next: at + (isHour ? 4 : 3), isSure: true, isExact: true }
  }
  if (isMark(mark, '.') && isMinutes) {
    const behind = terms[at + 3]
    const isTime =
      context.isLed ||
      behind?.kind === 'hour' ||
      behind?.kind === 'weekday' ||
      behind?.kind === 'day' ||
      halfAt(behind)?.isWord === true
    if (isTime) {
      return {
        minutes: minutes.value,
        next: at + (behind?.kind === 'hour' ? 4 : 3),
        isSure: true,
        isExact: true,
      }
    }
  }
  if (isWordMinute(terms[at], mark) && !isCounted(mark, minutes))
    return { minutes: mark.value, next: at + 2, isSure: true, isExact: false }
  // `alle 17 e 30`
  if (
    mark?.kind === 'and' &&
    context.joinsMinutes === true &&
    context.isLed &&
    isMinutes &&
    minutes.value % 15 === 0
  )
    return { minutes: minutes.value, next: at + 3, isSure: true, isExact: true }
  if (mark?.kind === 'hour' || isHourUnit(terms, at, context)) {
    // `15h30`, and not `à 15h le 30 janvier`
    return isMinutes && minutes.start - (mark?.end ?? 0) <= 1 && terms[at + 3]?.kind !== 'unit'
      ? { minutes: minutes.value, next: at + 3, isSure: true, isExact: true }
      : { minutes: 0, next: at + 2, isSure: true, isExact: false }
  }
  return null
}

/** `Seven thirty`, `sieben dreißig`, `siete treinta` */
function isWordMinute(
  hour: Term | undefined,
  minutes: Term | undefined,
): minutes is Term & { readonly kind: 'number' } {
  if (hour?.kind !== 'number' || minutes?.kind !== 'number') return false
  if (hour.isWord !== true || minutes.isWord !== true || hour.value === 0 || hour.value > 12) return false
  return minutes.value >= 10 && minutes.value < 60 && minutes.value % 5 === 0
}

/** `Ten fifteen people`, `two thirty-minute calls` */
function isCounted({ countsNothing }: Term & { readonly kind: 'number' }, behind: Term | undefined): boolean {
  if (isUnit(behind) || isMark(behind, '-') || behind?.kind === 'span_unit') return true
  return behind?.kind === 'word' && countsNothing !== true
}

/** `14 heures` tells the time, `2 heures` how long. */
function isHourUnit(terms: readonly Term[], at: number, { isLed, unitTellsTime }: ClockContext): boolean {
  const [hour, unit] = [terms[at], terms[at + 1]]
  if (!unitTellsTime || unit?.kind !== 'unit' || unit.minutes !== 60) return false
  return isLed || (hour?.kind === 'number' && hour.value > 6)
}

function isUnit(term: Term | undefined): boolean {
  return term?.kind === 'unit' || isMark(term, '%') || isMark(term, '€') || isMark(term, '$')
}

interface Half {
  readonly half: 'am' | 'pm'
  readonly isWord: boolean
}

function toldHalf(hour: number, half: Half | null): Pick<ReadClock, 'hasHalf' | 'isLate'> {
  return { hasHalf: half !== null, isLate: half?.half === 'pm' && hour <= 12 }
}

/** A part of the day behind a time says which half it is in. */
function halfAt(term: Term | undefined): Half | null {
  if (term?.kind === 'am' || term?.kind === 'pm') return { half: term.kind, isWord: true }
  if (term?.kind === 'part' && term.isApart !== true)
    return { half: term.from >= 11 * 60 ? 'pm' : 'am', isWord: false }
  return null
}

interface HalfBehind extends Half {
  readonly next: number
}

/** The same, with the term behind it: `8 tonight`, `um 8 am Freitagabend` is in the evening of a day that is still to be read. */
function halfBehind(terms: readonly Term[], at: number, hour: number): HalfBehind | null {
  const half = halfAt(terms[at])
  if (half) return { ...half, next: at + 1 }
  const [day, part] = [terms[at], terms[at + 1]]
  if ((day?.kind !== 'day' && day?.kind !== 'weekday') || part?.kind !== 'part') return null
  if (part.isApart === true || hour > 12) return null
  const late = (hour + 12) * 60
  const isLate = hour < 12 && late >= part.from && late < (part.outUntil ?? part.until)
  if (isLate) return { half: 'pm', isWord: false, next: at }
  return part.until <= half_day ? { half: 'am', isWord: false, next: at } : null
}

/** People meet by day: the hours one to six are those of the afternoon where nothing else is said. */
function hourOf(hour: number, half: 'am' | 'pm' | null, isWritten: boolean): number {
  if (half === 'am') return hour === 12 ? 0 : hour
  if (half === 'pm') return hour < 12 ? hour + 12 : hour
  return hour >= 1 && hour <= 6 && !isWritten ? hour + 12 : hour
}

export interface ReadHours {
  readonly from: number
  readonly until: number
  readonly next: number
}

/** `10–12 Uhr`, `from 2 to 4 pm`, `entre las 9 y las 11`. */
export function readClockRange(
  terms: readonly Term[],
  at: number,
  context: ClockContext,
  joinsByAnd: boolean,
): ReadHours | null {
  const loose = { ...context, isLed: true, hasBareHours: true }
  const one =
    readClock(terms, at, loose) ?? (joinsByAnd ? (readNoon(terms, at) ?? readMeal(terms, at, 'until')) : null)
  if (!one) return null
  let next = one.next
  const join = terms[next]
  if (!join) return null
  if (!leadsTo(join, context, one)) {
    if (!(isRangeMark(join) || (joinsByAnd && join.kind === 'and'))) return null
    next += 1
  }
  while (terms[next]?.kind === 'at') next += 1
  const other =
    readClock(terms, next, loose) ??
    readNoon(terms, next) ??
    (joinsByAnd ? readMeal(terms, next, 'from') : null)
  if (!other) return null
  // `Jeudi 15 à 8 h`: behind an hour that is counted to 24, an earlier one ends nothing.
  if (countsTo24(terms[at]) && other.minute < one.minute && !other.hasHalf) return null
  const isSure =
    one.isSure || other.isSure || one.hasHalf || other.hasHalf || terms[other.next]?.kind === 'zone'
  if (!isSure && !context.isLed) return null
  const isWithinMeal = other.minute <= one.minute && other.minute + half_day > 24 * 60
  const begun = isWithinMeal ? readMeal(terms, at, 'from') : null
  return orderedHours(begun ?? one, other)
}

function countsTo24(term: Term | undefined): boolean {
  return term?.kind === 'number' && term.value > 12
}

/** `9 h à midi`, `dalle 9 a mezzogiorno`, and not `el lunes 9 a mediodía`. */
function leadsTo(term: Term, { isLed, isBound }: ClockContext, one: ReadClock): boolean {
  if (term.kind === 'clock') return term.isTo === true
  return term.kind === 'part' && term.isTo === true && (isLed || isBound === true || one.isSure)
}

/** `tra mezzogiorno e l'una`, `entre 10 h 30 et midi`: a part of the day as the hour with which it begins. */
function readNoon(terms: readonly Term[], at: number): ReadClock | null {
  const part = terms[at]
  if (part?.kind !== 'part' || part.from < 11 * 60 || part.until > 15 * 60) return null
  const more = terms[at + 1]
  // `midi et demi`, `mezzogiorno e mezza`, `midi quinze`
  const isNumber = more?.kind === 'number' && isNoonMinute(more, terms[at + 2])
  const minutes = isClockPartBehind(more) ? more.minutes : isNumber ? more.value : 0
  return { minute: 12 * 60 + minutes, next: at + (minutes === 0 ? 1 : 2), isSure: true, hasHalf: true }
}

function isNoonMinute(
  { isWord, value }: Term & { readonly kind: 'number' },
  behind: Term | undefined,
): boolean {
  return (
    isWord === true &&
    value >= 5 &&
    value < 60 &&
    value % 5 === 0 &&
    !isUnit(behind) &&
    behind?.kind !== 'hour'
  )
}

function isClockPartBehind(term: Term | undefined): term is Term & { readonly kind: 'clock_part' } {
  return term?.kind === 'clock_part' && !term.isAhead
}

/** `Between lunch and four` begins when lunch is over, `between four and dinner` ends with it. */
function readMeal(terms: readonly Term[], at: number, side: 'from' | 'until'): ReadClock | null {
  const meal = terms[at]
  return meal?.kind === 'meal' ? { minute: meal[side], next: at + 1, isSure: true, hasHalf: true } : null
}

/** The first hour takes its half from the second: `from 10 to 2 pm`, `2–4 pm`, `8 to 10 in the evening`. */
function orderedHours(one: ReadClock, other: ReadClock): ReadHours | null {
  if (one.minute === 24 * 60) return null
  const half = 12 * 60
  const { next } = other
  let { minute: from } = one
  let { minute: until } = other
  if (other.hasHalf && !one.hasHalf && from >= half && from - half >= 6 * 60 && until < half) from -= half
  if (other.isLate === true && !one.hasHalf && one.isPadded !== true && from + half < until) from += half
  if (from >= until && until + half <= 24 * 60) until += half
  if (from >= until && from >= half) from -= half
  return from < until ? { from, until, next } : null
}
