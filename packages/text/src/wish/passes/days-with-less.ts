import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from '../cues/phrase-matcher.ts'
import type { DayRange } from '../days/day-range.ts'
import { weekdaysIn } from '../items/excluded-times.ts'
import { type DaysItem, type HoursItem, isAnyDay, isWantedDay } from '../items/groups.ts'
import type { Hours, Item } from '../items/item.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'
import { foldText } from '../terms/tokens.ts'

/**
 * `Any day next week, but Wednesday only after 3`, `the 22nd, 23rd or 24th, but the 22nd not before 2`: a day that is
 * named among others with hours of its own is limited by these, and the others are not.
 */
export function withDaysOfLess(judged: readonly Judged[], { language }: JudgeContext): readonly Judged[] {
  let named: readonly DayRange[] = []
  let paragraph: number | null = null
  return judged.map((one) => {
    if (one.paragraph !== paragraph) named = []
    paragraph = one.paragraph
    const items = one.items.flatMap(withoutRepeated)
    const less = daysOfLess({ ...one, items }, named, words[language])
    named = [...named, ...daysOf(one.items)]
    return less.length === 0 ? one : { ...one, items: items.flatMap((item) => withLess(item, less)) }
  })
}

/** `Monday, Tuesday or Thursday, Thursday only until noon`: the list ends before the day that it names twice. */
function withoutRepeated(item: Item): Item[] {
  if (!isWantedDay(item) || item.days.length < 3) return [item]
  const last = item.days.at(-1)
  const listed = item.days.slice(0, -1)
  const isRepeated = last?.first === last?.last && listed.some(({ first }) => first === last?.first)
  return last && isRepeated
    ? [
        { ...item, days: listed, end: item.end - 1 },
        { ...item, days: [last], start: item.end - 1 },
      ]
    : [item]
}

/** Days, and the only hours that are left of them. */
interface Less {
  readonly days: readonly DaysItem[]
  readonly hours: HoursItem
  /** All others suit: `any day`, `whenever you like`. */
  readonly isOfAll: boolean
}

function daysOfLess(one: Judged, before: readonly DayRange[], own: Words): Less[] {
  const { items } = one
  const limited = items.flatMap((_, place) => limitedAt(one, place, own))
  const isAlone = items.every((item) => !isDay(item) || limited.some(({ days }) => days.includes(item)))
  return limited.filter(({ days: [day], hours, isOfAll }) => {
    if (!day || isOfAll) return isOfAll
    const here = daysOf(items.slice(0, items.indexOf(day)))
    const isOut = hours.isExcluded
    return day.days.every((one_day) => isAmong(one_day, { before, here, isAlone, isOut }))
  })
}

/** `Tuesday only after 4`, `but Tuesday after 4`, and not `only Tuesday after 4`, which picks that day. */
function limitedAt(one: Judged, place: number, { always, but, only }: Words): Less[] {
  const { items, start } = one
  const [last, hours] = [items[place - 1], items[place]]
  if (!last || !isDay(last) || !isStretch(hours) || hours.start - last.end > longest_between) return []
  const lead = textIn(one, start, last.start)
  const isOfAny = items.slice(0, place).some(isAnyDay) || (always.test(lead) && !of_day.test(lead))
  const isBehindHours = !isOfAny && hasHoursAhead(items, place)
  const isOfAll = isOfAny || isBehindHours
  const days = isOfAll ? daysInRow(items.slice(0, place)) : [last]
  const before = items[place - days.length - 1]
  const ahead = textIn(one, before?.end ?? start, days[0]?.start ?? start)
  const behind = textIn(one, last.end, hours.end)
  if (only.test(ahead) && !isOfAll) return []
  const isOnly =
    only.test(behind) ||
    (!isBehindHours && but.test(ahead + behind)) ||
    // `At the weekend, Saturday if possible, not before noon` says it of the weekend.
    ((hours.isLimit === true || hours.isExcluded) && !behind.includes(','))
  return isOnly ? [{ days, hours, isOfAll }] : []
}

/** `Any time on Thursday except 1-2` */
const of_day =
  /(?:any ?time|jederzeit|n'importe quand|a cualquier hora|cuando quieras?|a qualsiasi ora|quando vuo(?:i|le))(?: (?:on|am|den|le|el|il|this|next))? $/u

/** `From 9 to 5, on Fridays only until noon`: all days have the hours before. */
function hasHoursAhead(items: readonly Item[], place: number): boolean {
  const days = daysInRow(items.slice(0, place))
  const first = items[place - days.length - 1]
  const isAlone = !items.slice(0, place - days.length).some(isDay)
  const isBeside = days[0]?.isJoined === true && days[0].isChoice !== true
  return isStretch(first) && !first.isExcluded && isAlone && isBeside
}

/** `Tuesday and Thursday only after 2` */
function daysInRow(items: readonly Item[]): DaysItem[] {
  return items.slice(items.findLastIndex((item) => !isDay(item)) + 1).filter(isDay)
}

const longest_between = 40

function textIn({ text, start }: Judged, from: number, to: number): string {
  return foldText(text.slice(from - start, to - start))
}

/** Days, also such as there are every week. */
function isDay(item: Item): item is DaysItem {
  return isWantedDay(item) && item.days.every(({ first, last }) => first === last)
}

function daysOf(items: readonly Item[]): DayRange[] {
  return items.filter(isWantedDay).flatMap(({ days }) => days)
}

function isStretch(item: Item | undefined): item is HoursItem {
  return item?.kind === 'hours' && item.hours.until > item.hours.from
}

interface Named {
  /** In sentences before. */
  readonly before: readonly DayRange[]
  /** In this sentence, before the day. */
  readonly here: readonly DayRange[]
  /** No other day of the sentence has all its hours. */
  readonly isAlone: boolean
  /** The hours do not suit. */
  readonly isOut: boolean
}

/**
 * It was named before, beside others, or lies within days that were. Where the sentence names other days as well, as
 * `Wednesday until 11, Thursday all day, Friday only after 2` does, each has its hours.
 */
function isAmong(day: DayRange, { before, here, isAlone, isOut }: Named): boolean {
  const isSame = (other: DayRange) => other.first === other.last && other.first === day.first
  const named = [...before, ...here]
  if (here.some(isSame) || (isOut && before.some(isSame))) return named.some((other) => !isSame(other))
  // The days of a list take their hours from sentences of their own.
  if (before.some(isSame)) return false
  return isAlone && named.some((range) => holds(range, day))
}

function holds({ first, last, weekday, isEvery, isFrame }: DayRange, day: DayRange): boolean {
  if (last === first) return false
  if (day.first >= first && day.first <= last) return true
  if (day.weekday === null) return false
  if (isEvery && weekday !== null) return weekdaysIn(weekday, last - first).includes(day.weekday)
  return isFrame && last - first >= whole_week
}

const whole_week = 6

function withLess(item: Item, less: readonly Less[]): Item[] {
  if (less.some(({ hours }) => item === hours)) return []
  const found = less.find(({ days }) => days.some((day) => item === day))
  return found ? leftOut(item, found) : [item]
}

/** What lies around the hours of such a day. */
function leftOut(day: Item, { hours: item }: Less): Item[] {
  const { from, until } = item.hours
  const around: Hours[] = item.isExcluded
    ? [item.hours]
    : [
        { from: 0, until: from, isExact: false },
        { from: until, until: 24 * 60, isExact: false },
      ]
  const out = { isExcluded: true, isSettled: true } as const
  return around
    .filter((hours) => hours.from < hours.until)
    .flatMap((hours): Item[] => [
      { ...day, ...out },
      { ...item, ...out, hours, clause: day.clause, isLimit: false, isPart: false, isJoined: false },
    ])
}

interface Words {
  readonly always: PhraseMatcher
  readonly but: PhraseMatcher
  readonly only: PhraseMatcher
}

const words: Readonly<Record<Language, Words>> = {
  en: wordsOf('always|any time|anytime|whenever', 'but|though|although|however', 'only|just'),
  de: wordsOf('immer|jederzeit|wann immer', 'aber|allerdings|jedoch|bloss', 'nur|erst|lediglich'),
  fr: wordsOf(
    'toujours|n importe quand|quand tu veux|quand vous voulez',
    'mais|cependant',
    'seulement|uniquement|ne|n|que|qu',
  ),
  es: wordsOf('siempre|cuando quieras|cuando quiera', 'pero|aunque', 'solo|solamente|unicamente'),
  it: wordsOf('sempre|quando vuoi|quando vuole', 'ma|pero|tuttavia', 'solo|soltanto|solamente|unicamente'),
}

function wordsOf(always: string, but: string, only: string): Words {
  return { always: matchPhrases(always), but: matchPhrases(but), only: matchPhrases(only) }
}
