import type { Span } from '../sentences.ts'
import { isUnavailable } from './cues/unavailable.ts'
import { type DayRange, dayRange, isRangeMark } from './day-range.ts'
import type { Bound, Hours, Item, ItemContext } from './item.ts'
import { closeClause, forgetSigns, type Reader } from './item-reader.ts'
import { readClock, readClockRange } from './read-clock.ts'
import { readDays } from './read-days.ts'
import { readLength } from './read-length.ts'
import { isDayAt, readSign } from './read-sign.ts'
import { readers_zone, readTerms, wish_words } from './read-terms.ts'
import type { Term } from './term.ts'
import { foldText } from './tokens.ts'

/** What a sentence says about time, in its order. Reads each word a bounded number of times. */
export function readItems(sentence: string, { language, ...days }: ItemContext): Item[] {
  const { hasBareHours, unitTellsTime, skipsThisWeek } = wish_words[language]
  const reader: Reader = {
    terms: readTerms(sentence, language),
    days: { ...days, skipsThisWeek },
    clock: { hasBareHours, unitTellsTime },
    items: [],
    bound: null,
    isBetween: false,
    isLed: false,
    isNot: false,
    isExcept: false,
    isAny: false,
    isTarget: false,
    clauseStart: 0,
    clauseFrom: 0,
    isUnavailable: false,
    isAhead: (from, comma) =>
      comma - from <= longest_front && speaks_of_self.test(sentence.slice(comma + 1, comma + 12)),
    isOut: (from, to) => isUnavailable(foldText(sentence.slice(from, to)), language),
  }
  for (let at = 0; at < reader.terms.length; ) at = readItem(reader, at)
  closeClause(reader, sentence.length)
  return reader.items
}

const longest_front = 24
const speaks_of_self =
  /^\s*(?:i|we|ich|wir|bin|sind|da|je|nous|on|j[’']|yo|no|estoy|estamos|sono|siamo|non|ho)(?![\p{L}])/iu

function readItem(reader: Reader, at: number): number {
  return readWholeItem(reader, at) ?? readSign(reader, at)
}

function readWholeItem(reader: Reader, at: number): number | null {
  const { terms } = reader
  const length = tellsTime(reader, at) ? null : readLength(terms, at)
  if (length) return addItem(reader, at, length.next, { kind: 'length', minutes: length.minutes })
  const isDate = terms[at]?.kind === 'number' && !reader.isLed && isDayAt(reader, at)
  const hours = isDate ? null : readHours(reader, at)
  if (hours) return hours
  const days = readDayRange(reader, at)
  if (days) return days
  const term = terms[at]
  if (term?.kind === 'zone' && (term.zone !== readers_zone || followsHours(reader, term)))
    return addItem(reader, at, at + 1, { kind: 'zone', zone: term.zone })
  if (term?.kind === 'same_hour') return addItem(reader, at, at + 1, { kind: 'same_hour' })
  if (term?.kind === 'asap') return addItem(reader, at, at + 1, { kind: 'asap' })
  return null
}

/** `after 3 your time` names a zone, `an hour of your time` none. */
function followsHours({ items }: Reader, { start }: Term): boolean {
  const last = items.at(-1)
  return last?.kind === 'hours' && start - last.end <= most_between
}

const most_between = 3

/** `à 2 heures` is a time of day. */
function tellsTime({ terms, isLed }: Reader, at: number): boolean {
  const unit = terms[at + 1]
  return (
    isLed &&
    terms[at]?.kind === 'number' &&
    (unit?.kind === 'hour' || (unit?.kind === 'unit' && unit.minutes === 60))
  )
}

type ItemContent = Item extends infer One ? (One extends Span ? Omit<One, 'start' | 'end'> : never) : never

function addItem(reader: Reader, at: number, next: number, content: ItemContent): number {
  const start = reader.terms[at]?.start ?? 0
  const end = reader.terms[next - 1]?.end ?? start
  reader.items.push({ ...content, start, end })
  return next
}

function readHours(reader: Reader, at: number): number | null {
  const { terms, bound } = reader
  const isLed = reader.isLed || bound !== null || reader.isBetween
  const context = { ...reader.clock, isLed: isLed || followsDays(reader, at) }
  const range = readClockRange(terms, at, context, reader.isBetween)
  if (range) return addHours(reader, at, range.next, { ...range, isExact: !reader.isBetween })
  const clock = readClock(terms, at, { ...reader.clock, isLed })
  if (clock) return addHours(reader, at, clock.next, boundedHours(clock.minute, effectiveBound(reader)))
  const part = partAt(terms[at])
  return part ? addHours(reader, at, at + 1, { ...part, isExact: false }) : null
}

/** `Thu or Fri pm` is a part of the day as well. */
function partAt(term: Term | undefined): { from: number; until: number } | null {
  if (term?.kind === 'part' || term?.kind === 'meal') return { from: term.from, until: term.until }
  if (term?.kind === 'am') return { from: 0, until: 12 * 60 }
  return term?.kind === 'pm' ? { from: 12 * 60, until: 18 * 60 } : null
}

function addHours(reader: Reader, at: number, next: number, { from, until, isExact }: Hours): number {
  const isExcluded = reader.isExcept || (reader.isNot && reader.bound === null)
  addItem(reader, at, next, { kind: 'hours', hours: { from, until, isExact }, isExcluded })
  forgetSigns(reader)
  return next
}

/** `10–12` is read as hours right behind a day. */
function followsDays({ items, terms }: Reader, at: number): boolean {
  const last = items.at(-1)
  return last?.kind === 'days' && at > 0 && terms[at - 1]?.end === last.end
}

/** Not before is after, and not after is before. */
function effectiveBound({ bound, isNot }: Reader): Bound | null {
  if (!isNot || bound === null) return bound
  return bound === 'before' || bound === 'by' ? 'from' : 'before'
}

function boundedHours(minute: number, bound: Bound | null): Hours {
  if (bound === 'after' || bound === 'from') return { from: minute, until: 24 * 60, isExact: false }
  if (bound === 'before' || bound === 'by') return { from: 0, until: minute, isExact: false }
  return { from: minute, until: minute, isExact: true }
}

function readDayRange(reader: Reader, at: number): number | null {
  const { terms } = reader
  const one = readDays(terms, at, reader.days)
  if (!one) return null
  const join = terms[one.next]
  const isHour = join?.kind === 'at' && terms[one.next + 1]?.kind === 'number'
  const other =
    join && !isHour && (isRangeMark(join) || (reader.isBetween && join.kind === 'and'))
      ? readDays(terms, one.next + 1, reader.days)
      : null
  const [first, second] = one.days
  const [last] = other?.days ?? []
  const isRange = other && first && last && one.days.length === 1 && last.last > first.first - 7
  const isBetweenTwo = reader.isBetween && first && second && one.days.length === 2
  const between = isBetweenTwo ? [rangeBetween(first, second)] : one.days
  const days = isRange ? [rangeBetween(first, last)] : between
  // `from 20 to 22 January` says both ends itself.
  const isOwnRange = reader.bound === 'from' && first && first.last > first.first && !first.isFrame
  // What has to happen before the end of a month may happen until then.
  const isEnd = terms[at]?.kind === 'edge' && reader.bound === 'before'
  const next = isRange ? other.next : one.next
  addItem(reader, at, next, {
    kind: 'days',
    days,
    isExcluded: reader.isExcept || (reader.isNot && reader.bound === null),
    bound: isRange || isBetweenTwo || isOwnRange ? null : isEnd ? 'by' : effectiveBound(reader),
    isTarget: reader.isTarget,
  })
  reader.isLed = false
  reader.bound = null
  reader.isBetween = false
  return next
}

function rangeBetween(first: DayRange, last: DayRange): DayRange {
  const end = last.last < first.first ? last.last + 7 : last.last
  return dayRange(first.first, end, { isFrame: true })
}
