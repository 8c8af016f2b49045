import type { Language } from '@meridian/text'
import { blanked } from './blanked.rules.ts'
import { dayKinds, months, short_months, short_weekdays, weekdays } from './day-names.rules.ts'
import { partsOfNumber } from './number-words.rules.ts'
import { statedTimes } from './stated-time.rules.ts'

/** The days that a source names. */
export interface KnownDays {
  /** `3-12` is 12 March. */
  readonly dates: ReadonlySet<string>
  readonly months: ReadonlySet<number>
  /** 1 is Monday. */
  readonly weekdays: ReadonlySet<number>
  readonly kinds: ReadonlySet<string>
}

interface DayMark {
  readonly month: number | null
  readonly day: number | null
  readonly start: number
  readonly end: number
}

const numeric =
  /(?<![\p{N}.,/-])(?:(?:\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\s?[./]\s?(\d{1,2})(?:[./](?:\d{4}|\d{2})|\.)?)(?![\p{N}/-]|[.,]\p{N})/gu
const token = /\p{L}+|\p{N}+/gu
/** How many words away from the name of a month a source may say its day: `12, 13 or 16 March`. */
const source_reach = 7
const answer_reach = 1
/** `12 mars 15:00` names no day 15. */
const hour_behind = /^(?::\d|\.\d\d(?![.\d])|\s?(?:h|uhr|am|pm)(?!\p{L}))/iu
const fillers = /^(?:de|of|the|st|nd|rd|th|den|dem|der|le|el|il|º|er)$/u

/** Dates by number and the names of months, each with the days beside it. */
function dayMarks(text: string, language: Language, reach: number): DayMark[] {
  const marks = [...text.matchAll(numeric)].flatMap((match) => {
    const [all, isoMonth, isoDay, one, two] = match
    const place = { start: match.index, end: match.index + all.length }
    const pairs = isoMonth
      ? [[isoMonth, isoDay]]
      : [
          [two, one],
          [one, two],
        ]
    return pairs
      .map(([month, day]) => ({ month: Number(month), day: Number(day), ...place }))
      .filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31)
  })
  const words = [...text.matchAll(token)]
  return [...marks, ...words.flatMap((_, index) => marksAt(words, index, { language, reach, text }))]
}

interface Surroundings {
  readonly language: Language
  readonly reach: number
  readonly text: string
}

function marksAt(words: readonly RegExpExecArray[], index: number, around: Surroundings): DayMark[] {
  const match = words[index]
  if (!match) return []
  const name = match[0].toLowerCase()
  const isSpelledOut = isMonth(match[0], words[index + 1]?.[0], around.language)
  const month = isSpelledOut ? months.get(name) : short_months.get(name)
  if (month === undefined) return []
  const place = { start: match.index, end: match.index + match[0].length }
  const beside = [...numbersBeside(words, index, -1, around), ...numbersBeside(words, index, 1, around)]
  if (beside.length === 0) return isSpelledOut ? [{ month, day: null, ...place }] : []
  return beside.map(({ day, start, end }) => ({
    month,
    day,
    start: Math.min(start, place.start),
    end: Math.max(end, place.end),
  }))
}

/** English months are written with a capital; `may` and `march` mean other things as well. */
function isMonth(word: string, next: string | undefined, language: Language): boolean {
  const isOther = /^(?:may|march)$/iu.test(word) && !/^(?:May|March)$/u.test(word)
  const asks = word === 'May' && /^(?:i|we|you|it|be|the|this|not|have)$/iu.test(next ?? '')
  return months.has(word.toLowerCase()) && !isOther && !asks && !(word === 'Mars' && language === 'en')
}

function numbersBeside(
  words: readonly RegExpExecArray[],
  index: number,
  step: 1 | -1,
  { language, reach, text }: Surroundings,
): { day: number; start: number; end: number }[] {
  const found: { day: number; start: number; end: number }[] = []
  let left = reach
  let from = words[index]?.index ?? 0
  for (let at = index + step; left > 0; at += step) {
    const match = words[at]
    if (!match || /[\n!?]/u.test(text.slice(Math.min(from, match.index), Math.max(from, match.index)))) break
    from = match.index
    const word = match[0].toLowerCase()
    if (fillers.test(word)) continue
    left -= 1
    if (hour_behind.test(text.slice(match.index + word.length, match.index + word.length + 5))) continue
    const day = /^\p{N}/u.test(word) ? Number(word) : (partsOfNumber(word, language) ?? [])[0]
    if (day !== undefined && day >= 1 && day <= 31)
      found.push({ day, start: match.index, end: match.index + match[0].length })
  }
  return found
}

const ordinal_day =
  /(?<![\p{N}.,])(\d{1,2})(?:st|nd|rd|th)(?!\p{L})|(?<=(?:am|den|dem|zum|le|el|il|dal|día)\s)(\d{1,2})(?![\p{N}:h%€]|[.,]\d|\s?(?:uhr|h|heures|euros?)(?!\p{L}))/giu

/** What a mail of `sentOn` (YYYY-MM-DD…) and all that is added to it name, with what follows from it. */
export function knownDays(text: string, language: Language, sentOn: string | undefined): KnownDays {
  const marks = dayMarks(text, language, source_reach)
  const known = {
    dates: new Set(marks.flatMap(({ month, day }) => (day ? [`${month}-${day}`] : []))),
    months: new Set(marks.flatMap(({ month }) => (month ? [month] : []))),
    weekdays: new Set(namedWeekdays(text, true)),
    kinds: dayKinds(text),
  }
  if (sentOn) addDerived(known, text, new Date(`${sentOn.slice(0, 10)}T00:00:00Z`))
  const times = statedTimes(text).flatMap(({ minutes }) => minutes)
  if (times.some((minute) => minute < 720)) known.kinds.add('morning')
  if (times.some((minute) => minute >= 720 && minute < 1140)) known.kinds.add('afternoon')
  if (times.some((minute) => minute >= 1020)) known.kinds.add('evening')
  if (known.weekdays.has(6) || known.weekdays.has(7)) known.kinds.add('weekend')
  return known
}

interface Knowing {
  readonly dates: Set<string>
  readonly months: Set<number>
  readonly weekdays: Set<number>
  readonly kinds: Set<string>
}

const day_ms = 86_400_000
const nearby: readonly (readonly [string, number])[] = [
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
  ['in_two_days', 2],
]

/** The weekday of a date, the dates of a weekday in the next two weeks, the month of `the 23rd`, what `tomorrow` is. */
function addDerived(known: Knowing, text: string, sent: Date): void {
  const ordinals = new Set([...text.matchAll(ordinal_day)].map(([, one, other]) => Number(one ?? other)))
  const { weekdays: named, kinds } = { weekdays: new Set(known.weekdays), kinds: new Set(known.kinds) }
  const dates = new Set(known.dates)
  if (ordinals.size + named.size + kinds.size + dates.size === 0) return
  for (let distance = -60; distance < 330; distance += 1) {
    const day = new Date(sent.getTime() + distance * day_ms)
    const [month, date, weekday] = [day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCDay() || 7]
    const kind = nearby.find(([, away]) => away === distance)?.[0]
    const isNear = distance >= 0 && distance < 14
    const isNamed =
      dates.has(`${month}-${date}`) ||
      (isNear && named.has(weekday)) ||
      (distance >= 0 && distance < 31 && ordinals.has(date)) ||
      (kind !== undefined && kinds.has(kind))
    if (!isNamed) continue
    known.dates.add(`${month}-${date}`)
    known.months.add(month)
    known.weekdays.add(weekday)
    if (kind) known.kinds.add(kind)
    if (distance > 0 && distance < 14 && dates.has(`${month}-${date}`))
      known.kinds.add('next_week').add('this_week')
  }
}

function namedWeekdays(text: string, isSource: boolean): number[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => {
    const day = weekdays.get(word) ?? (isSource ? short_weekdays.get(word) : undefined)
    return day === undefined ? [] : [day]
  })
}

/** The sentence without its dates; null where it names a day that the sources do not. */
export function withoutKnownDays(sentence: string, known: KnownDays, language: Language): string | null {
  if (!namedWeekdays(sentence, false).every((day) => known.weekdays.has(day))) return null
  if (![...dayKinds(sentence)].every((kind) => known.kinds.has(kind))) return null
  const marks = dayMarks(sentence, language, answer_reach)
  const places = new Map<number, DayMark[]>()
  for (const mark of marks) places.set(mark.start, [...(places.get(mark.start) ?? []), mark])
  const isBlank = new Uint8Array(sentence.length)
  for (const same of places.values()) {
    const isKnown = same.some(
      ({ month, day }) =>
        month !== null && (day === null ? known.months.has(month) : known.dates.has(`${month}-${day}`)),
    )
    const [{ start, end } = { start: 0, end: 0 }] = same
    // Two numbers with a stop between them may be something else than a date, which is judged as numbers are.
    if (!isKnown && /\p{L}/u.test(sentence.slice(start, end))) return null
    if (isKnown) isBlank.fill(1, start, end)
  }
  return blanked(sentence, isBlank)
}
