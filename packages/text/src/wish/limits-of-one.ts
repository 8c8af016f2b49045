import type { Language } from '../language.ts'
import type { DayRange } from './day-range.ts'
import { weekdaysIn } from './excluded-times.ts'
import { type DaysItem, type HoursItem, isWantedDay } from './groups.ts'
import type { Hours, Item } from './item.ts'
import type { Judged } from './judge-sentence.ts'

/**
 * `On the 22nd, 23rd or 24th, but on the 22nd not before 2`, `next week, on Tuesday only after 4`: a day that is named
 * again with its hours is limited by these, and the others are not.
 */
export function withLimitsOfOne(judged: readonly Judged[], language: Language): readonly Judged[] {
  let named: readonly DayRange[] = []
  let paragraph: number | null = null
  return judged.map((one) => {
    if (one.paragraph !== paragraph) named = []
    paragraph = one.paragraph
    const before = named
    named = [...named, ...one.items.flatMap((item) => (isWantedDay(item) ? item.days : []))]
    const items = limited(one, before, only_words[language])
    return items === null ? one : { ...one, items }
  })
}

function limited(one: Judged, before: readonly DayRange[], words: OnlyWords): Item[] | null {
  const { text, start } = one
  const items = one.items.flatMap(withoutRepeated)
  const here: DayRange[] = []
  let changed: Item[] | null = null
  for (const [place, item] of items.entries()) {
    const hours = items[place + 1]
    const isLimited =
      isOneDay(item) &&
      isStretch(hours) &&
      hours.start - item.end <= longest_between &&
      isAmong(item, { before, here, items, isOut: hours.isExcluded }) &&
      isOnly(
        hours,
        words,
        text.slice(wordsFrom(items, place, start), item.start - start),
        text.slice(item.end - start, hours.end - start),
      )
    if (isWantedDay(item)) here.push(...item.days)
    if (!isLimited) continue
    changed ??= [...items]
    changed.splice(changed.indexOf(item), 2, ...leftOut(item, hours))
  }
  return changed
}

const longest_between = 40

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

/** `Tuesday only after 4`, `but Tuesday after 4`, and not `only Tuesday after 4`, which picks that day. */
function isOnly(
  { isLimit, isExcluded }: HoursItem,
  words: OnlyWords,
  ahead: string,
  behind: string,
): boolean {
  if (words.only.test(ahead)) return false
  if (words.only.test(behind) || words.but.test(ahead + behind)) return true
  // `At the weekend, Saturday if possible, not before noon` says it of the weekend.
  return (isLimit === true || isExcluded) && !behind.includes(',')
}

/** Where the words behind the time before it begin. */
function wordsFrom(items: readonly Item[], place: number, start: number): number {
  return (items[place - 1]?.end ?? start) - start
}

function isOneDay(item: Item): item is DaysItem {
  return isWantedDay(item) && item.days.length === 1 && item.days.every(({ first, last }) => first === last)
}

function isStretch(item: Item | undefined): item is HoursItem {
  return item?.kind === 'hours' && item.hours.until > item.hours.from
}

interface Named {
  /** In sentences before. */
  readonly before: readonly DayRange[]
  /** In this sentence, before the day. */
  readonly here: readonly DayRange[]
  readonly items: readonly Item[]
  /** The hours do not suit. */
  readonly isOut: boolean
}

/**
 * It was named before, beside others, or lies within days that were. Where the sentence names other days as well, as
 * `Wednesday until 11, Thursday all day, Friday only after 2` does, each has its hours.
 */
function isAmong({ days }: DaysItem, { before, here, items, isOut }: Named): boolean {
  const [day] = days
  if (!day) return false
  const isSame = (other: DayRange) => other.first === other.last && other.first === day.first
  const named = [...before, ...here]
  if (here.some(isSame) || (isOut && before.some(isSame))) return named.some((other) => !isSame(other))
  // The days of a list take their hours from sentences of their own.
  if (before.some(isSame)) return false
  const isAlone = items.every((item) => !isOneDay(item) || item.days.every(isSame))
  const holds = (range: DayRange) =>
    range.last > range.first &&
    ((day.first >= range.first && day.first <= range.last) || holdsWeekday(range, day.weekday))
  return isAlone && named.some(holds)
}

function holdsWeekday({ first, last, weekday, isEvery, isFrame }: DayRange, day: number | null): boolean {
  if (day === null) return false
  if (isEvery && weekday !== null) return weekdaysIn(weekday, last - first).includes(day)
  return isFrame && last - first >= whole_week
}

const whole_week = 6

/** What lies around the hours of that day. */
function leftOut(day: DaysItem, item: HoursItem): Item[] {
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

interface OnlyWords {
  readonly only: RegExp
  readonly but: RegExp
}

const only_words: Readonly<Record<Language, OnlyWords>> = {
  en: { only: /\b(?:only|just)\b/i, but: /\bbut\b/i },
  de: {
    only: /(?<!\p{L})(?:nur|erst|lediglich)(?!\p{L})/iu,
    but: /(?<!\p{L})(?:aber|jedoch|allerdings)(?!\p{L})/iu,
  },
  fr: { only: /(?<!\p{L})(?:seulement|uniquement|ne|n|que)(?!\p{L})/iu, but: /(?<!\p{L})mais(?!\p{L})/iu },
  es: { only: /(?<!\p{L})(?:s[oó]lo|solamente|únicamente)(?!\p{L})/iu, but: /(?<!\p{L})pero(?!\p{L})/iu },
  it: {
    only: /(?<!\p{L})(?:solo|soltanto|solamente|unicamente)(?!\p{L})/iu,
    but: /(?<!\p{L})(?:ma|però)(?!\p{L})/iu,
  },
}
