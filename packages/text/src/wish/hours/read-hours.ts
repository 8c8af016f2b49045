import { addItem, effectiveBound, farBound } from '../items/add-item.ts'
import { isAround } from './around-hours.ts'
import { isBareHour } from './bare-hours.ts'
import { beginOf } from '../terms/part-begins.ts'
import { isMark } from '../days/day-range.ts'
import { lightHours } from '../terms/daylight.ts'
import { isOfEveningAlone } from './evening-hours.ts'
import { type HoursItem, isWantedTime } from '../items/groups.ts'
import type { Bound, Hours } from '../items/item.ts'
import { forgetSigns, type Reader } from '../items/item-reader.ts'
import { readClock, readClockRange } from './read-clock.ts'
import { isDayAt } from '../signs/read-mark.ts'
import type { Term } from '../terms/term.ts'

export function readHours(reader: Reader, at: number): number | null {
  const { terms, bound } = reader
  const isBare = isBareHour(reader, at)
  const isLed = reader.isLed || bound !== null || reader.isBetween || isBare
  const own = { ...reader.clock, hasBareHours: reader.clock.hasBareHours || isBare }
  const context = { ...own, isLed: isLed || followsDays(reader, at), isBound: reader.isBetween }
  const range = readClockRange(terms, at, context, reader.isBetween)
  if (range && !endsOnDay(reader, at, range.next))
    return addHours(
      reader,
      at,
      range.next,
      { ...range, isExact: !reader.isBetween && !reader.isAny },
      saysHalf(reader, at, range.next) ? { hasHalf: true } : {},
    )
  if (reader.isBetween) noteHalfRange(reader, at)
  const clock = readClock(terms, at, {
    ...own,
    isLed: isLed || (followsDays(reader, at) && isMark(terms[at + 1], '.')),
    isBound: bound !== null,
    joinsMinutes: !reader.isBetween && (reader.language === 'it' || reader.language === 'es'),
  })
  // `before we close at 5`
  const limit = clock && (bound ?? farBound(reader, at))
  // `From midnight on` says when something ends.
  if (clock && !(clock.minute === 24 * 60 && isOpenBehind(effectiveBound(limit, reader.isNot)))) {
    const hasHalf = saysHalf(reader, at, clock.next)
    const isLate =
      !hasHalf &&
      mayBeLate(clock.minute) &&
      (isOfEveningAlone(reader, at, clock.next) || (bound === 'after' && isSeven(reader, at, clock.minute)))
    const minute = clock.minute + (isLate ? half_day : 0)
    return addHours(reader, at, clock.next, boundedHours(minute, effectiveBound(limit, reader.isNot)), {
      ...(hasHalf || isLate ? { hasHalf: true } : {}),
      ...(limit === null && isAround(reader, at, clock.next) ? { isAround: true } : {}),
    })
  }
  const term = terms[at]
  if (term?.kind === 'light')
    return addHours(reader, at, at + 1, lightHours(term.light, reader.days.today), { light: term.light })
  const part = partAt(terms, at)
  if (!part) return null
  const outUntil =
    bound === 'by' || bound === 'before' ? part.until : bound === null ? part.outUntil : undefined
  const { from, until } = boundedPart(part, effectiveBound(bound, reader.isNot))
  return addHours(
    reader,
    at,
    at + 1,
    { from, until, isExact: false },
    {
      isPart: bound === null,
      ...(bound === null && part.usualFrom !== undefined ? { usualFrom: part.usualFrom } : {}),
      ...(outUntil === undefined ? {} : { outUntil }),
    },
  )
}

/** `Du 20 à 10 h au 22`, `dal 20 alle 10 al 22`: the second number is a day. */
function endsOnDay({ terms, textAt }: Reader, at: number, next: number): boolean {
  return ends_on_day.test(textAt(terms[at]?.end ?? 0, terms[next - 1]?.start ?? 0))
}

const ends_on_day = /(?:^| )(?:au|al) $/

const half_day = 12 * 60

function mayBeLate(minute: number): boolean {
  return minute >= 6 * 60 && minute < 10.5 * 60
}

/** `Thursday, after seven?` limits no working day, and `after 7:00` may. */
function isSeven({ terms }: Reader, at: number, minute: number): boolean {
  const isWritten = terms[at + 1]?.kind === 'mark' && terms[at + 2]?.kind === 'number'
  return minute >= 7 * 60 && minute < 8 * 60 && !isWritten
}

/** `7 am`, `at 07:00`, `seven in the morning` */
function saysHalf({ terms }: Reader, at: number, next: number): boolean {
  return terms
    .slice(at, next + 1)
    .some((term) => says_half.has(term.kind) || (term.kind === 'number' && isPadded(term)))
}

function isPadded({ value, digits, isWord }: Term & { readonly kind: 'number' }): boolean {
  return isWord !== true && digits > 1 && value > 0 && value < 10
}

const says_half: ReadonlySet<string> = new Set(['am', 'pm', 'part', 'clock'])

/** `Between 1 and …`, of which the other end is not understood. */
function noteHalfRange({ terms, unread, clock }: Reader, at: number): void {
  const read = readClock(terms, at, { ...clock, isLed: true })
  const [first, last] = [terms[at], terms[(read?.next ?? at) - 1]]
  if (read && first && last) unread.push({ start: first.start, end: last.end })
}

/** `before noon`, `after the morning` */
function boundedPart(
  part: { from: number; until: number },
  bound: Bound | null,
): { from: number; until: number } {
  const begin = beginOf(part)
  if (bound === 'before' || bound === 'by') return { from: 0, until: Math.max(begin, 1) }
  if (bound === 'after') return { from: part.until, until: 24 * 60 }
  return bound === 'from' ? { from: begin, until: 24 * 60 } : part
}

/** `Thu or Fri pm` is a part of the day as well. */
function partAt(
  terms: readonly Term[],
  at: number,
): { from: number; until: number; outUntil?: number | undefined; usualFrom?: number | undefined } | null {
  const term = terms[at]
  if (term?.kind === 'part') {
    const { from, until, outUntil, usualFrom } = term
    return { from, until, outUntil, usualFrom }
  }
  if (term?.kind === 'meal') return { from: term.from, until: term.until }
  if (!before_half.has(terms[at - 1]?.kind ?? '') || isVerb(terms, at)) return null
  if (term?.kind === 'am') return { from: 0, until: 12 * 60 }
  return term?.kind === 'pm' ? { from: 12 * 60, until: 18 * 60 } : null
}

/** `Until 2 and am free then` */
function isVerb(terms: readonly Term[], at: number): boolean {
  return terms[at - 1]?.kind === 'and' && terms[at + 1]?.kind === 'word'
}

/** `I am` names no half of the day. */
const before_half: ReadonlySet<string> = new Set([
  'weekday',
  'day',
  'number',
  'ordinal',
  'month',
  'or',
  'and',
])

function addHours(
  reader: Reader,
  at: number,
  next: number,
  { from, until, isExact }: Hours,
  more: Pick<HoursItem, 'outUntil' | 'usualFrom' | 'light' | 'isPart' | 'hasHalf' | 'isAround'> = {},
): number {
  const isOpen = isOpenRange(reader, { from, until, isExact }, more.isPart === true)
  const isExcluded = (reader.isExcept && !isOpen) || (reader.isNot && reader.bound === null)
  const isLimit = reader.isNot && reader.bound !== null
  if (reader.bound !== null) reader.limitAt = reader.lastBefore = null
  addItem(reader, at, next, {
    kind: 'hours',
    hours: { from, until: isExcluded ? (more.outUntil ?? until) : until, isExact },
    isExcluded,
    isLimit,
    // `But not before two` can mean nothing else.
    ...(isOpen || (isExcluded && reader.isExcept && reader.bound !== null && !reader.isException)
      ? { isSettled: true }
      : reader.isException
        ? { isException: true }
        : {}),
    ...more,
  })
  reader.exceptAt = null
  if (isExcluded && goesOnExcluding(reader, next)) reader.bound = null
  else forgetSigns(reader)
  return next
}

/**
 * `any day next week except Friday between 9 and noon`, `every evening but Wednesday from 6.30`: the hours limit the other
 * days, which is the safer reading. Hours that the other days have already are those of the exception.
 */
function isOpenRange(
  { items, isBetween, isException, bound }: Reader,
  hours: Hours,
  isPart: boolean,
): boolean {
  const last = items.at(-1)
  if (last?.kind !== 'days' || !last.isExcluded) return false
  const others = items.filter((item) => isWantedTime(item))
  if (isBetween && others.some(({ kind }) => kind === 'days')) return true
  const isRange =
    bound === 'from' || bound === 'after' || (bound === null && hours.until > hours.from && !isPart)
  // `except Tuesday morning and Friday after 3`
  const isOneOfSeveral = items.some((item) => item.kind === 'hours' && item.isExcluded)
  const areWithin = others.every((item) => item.kind === 'days' || isWithin(hours, item))
  return isException && !isPart && isRange && !isOneOfSeveral && others.length > 0 && areWithin
}

function isWithin({ from }: Hours, { hours, isPart, outUntil }: HoursItem): boolean {
  return isPart === true && from >= hours.from && from < (outUntil ?? hours.until)
}

/** `except tomorrow morning and Friday after 3` */
function goesOnExcluding(reader: Reader, next: number): boolean {
  const { terms, items } = reader
  const join = terms[next]
  const before = items.at(-2)
  // `Next week, except the morning of the 20th`
  const isOfDay = before?.kind === 'days' && before.isExcluded
  if (!isOfDay && isDayAt(reader, next)) return true
  return join?.kind === 'and' || join?.kind === 'or' || isMark(join, ',')
}

/** `10–12` is read as hours right behind a day. */
function followsDays({ items, terms }: Reader, at: number): boolean {
  const last = items.at(-1)
  return last?.kind === 'days' && at > 0 && terms[at - 1]?.end === last.end
}

function isOpenBehind(bound: Bound | null): boolean {
  return bound === 'after' || bound === 'from'
}

function boundedHours(minute: number, bound: Bound | null): Hours {
  if (isOpenBehind(bound)) return { from: minute, until: 24 * 60, isExact: false }
  if (bound === 'before' || bound === 'by') return { from: 0, until: minute, isExact: false }
  return { from: minute, until: minute, isExact: true }
}
