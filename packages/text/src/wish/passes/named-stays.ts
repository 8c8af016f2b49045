import type { Language } from '../../language.ts'
import { saysTravel, saysVisit } from '../cues/visits.ts'
import { type DayNumber, dayOfMonth, mondayOf, weekdayOf } from '../days/day-number.ts'
import { type DayRange, daysIn } from '../days/day-range.ts'
import { firstBehind } from '../terms/behind-named.ts'
import type { DaysItem } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { JudgeContext, ReadSentence } from './judge-sentence.ts'

/** The days on which the writer is somewhere. */
interface Stay {
  readonly first: DayNumber
  readonly last: DayNumber
}

/**
 * `I shall be in Berlin from Tuesday 23 to Friday 26 February. That leaves Thursday`: a weekday, or a day of the month,
 * of a mail that names such a stay is the one of the stay.
 */
export function inNamedStays(
  sentences: readonly ReadSentence[],
  context: JudgeContext,
): readonly ReadSentence[] {
  const named = sentences.map((sentence, place) =>
    staysOf(sentence, sentences.slice(place + 1, place + 1 + most_behind), context),
  )
  const stays = named.flat().slice(0, most_stays)
  if (stays.length === 0) return sentences
  return sentences.map((sentence, place) => {
    const { items, folded } = sentence
    const isOfStay = (named[place] ?? []).length > 0
    if (!isOfStay && items.some((item) => isOfOtherWeek(item, stays))) return sentence
    const isTravel = saysTravel(folded, context.language)
    return {
      ...sentence,
      items: items.map((item) =>
        item.kind !== 'days' || (isLimit(item) && !isOfStay)
          ? item
          : {
              ...item,
              days: item.days.flatMap((day) =>
                daysOfStays(day, stays, { isTravel, language: context.language }),
              ),
            },
      ),
    }
  })
}

/** What reads them stays quick whatever a mail holds. */
const most_behind = 20
const most_stays = 6

/** The stays that a sentence names, with those behind it. */
function staysOf(
  { items, folded, text, start }: ReadSentence,
  behind: readonly ReadSentence[],
  { today, language }: JudgeContext,
): Stay[] {
  if (!saysVisit(folded, language)) return []
  const days = items.filter((item) => item.kind === 'days').filter((item) => !item.isExcluded)
  const named = days.flatMap(({ bound, days: all }) =>
    all.filter((day) => isDay(day, language)).map((day) => ({ bound, day })),
  )
  const apart = named.filter(({ day }, place) => !isSameDay(day, named[place + 1]?.day))
  // `On the 27th we take the bus, and we shall be there from the 28th until Wednesday`
  const end = apart.findIndex(({ bound }, place) => place > 0 && bound === 'by')
  const stretches = days
    .flatMap((item) =>
      item.days.filter(
        (day) =>
          day.last - day.first <
          (names_both_ends.test(text.slice(item.start - start, item.end - start)) ? longest_span : longest),
      ),
    )
    .filter((day) => isFixed(day) && day.last > day.first && !isWeek(day) && day.first > today)
  if (stretches.length > 0 && end < 0) return stretches
  const [one, other] = apart.slice(Math.max(0, end - 1)).map(({ day }) => day)
  if (!one) return []
  if (other) return between(one, other, today)
  return isFixed(one) && one.first > today ? inRow(one, behind) : []
}

/** `Monday morning, the 28th`: what follows dates the weekday. */
function isSameDay(day: DayRange, next: DayRange | undefined): boolean {
  if (next === undefined || !isFixed(next)) return false
  return weekdayOf(day.first) === weekdayOf(next.first) && (!isFixed(day) || day.first === next.first)
}

/** `I arrive on Tuesday the 3rd and leave on the 7th`, `from Monday, the 28th, until Wednesday` */
function between(one: DayRange, other: DayRange, today: DayNumber): Stay[] {
  if (!isFixed(one) && !isFixed(other)) return []
  const last = isFixed(other) ? dateBehind(other, one) : firstBehind(weekdayOf(other.first), one.first)
  const first = isFixed(one) ? one.first : last - ((last - one.first) % 7)
  const isStay = first > today && last > first && last - first < longest
  return isStay ? [{ first, last }] : []
}

/** Of `23 February … the 27th`, the 27th is one of February. */
function dateBehind({ first, monthDay }: DayRange, one: DayRange): DayNumber {
  if (monthDay === null || first > one.first) return first
  const more = Array.from({ length: longest }, (_, index) => one.first + 1 + index)
  return more.find((day) => dayOfMonth(day) === monthDay) ?? first
}

/** `I come on Monday the 25th. On the 26th and 27th I am at the fair, and Thursday …`: dates in a row, and the days up to the weekend. */
function inRow({ first }: DayRange, behind: readonly ReadSentence[]): Stay[] {
  let last = first
  for (const { items } of behind) {
    for (const day of items.flatMap((item) => (item.kind === 'days' ? item.days : []))) {
      const isNext = isFixed(day) && day.first > last && day.first <= last + 2 && day.last - first < longest
      if (isNext) last = day.last
    }
  }
  return last > first ? [{ first, last: Math.max(last, Math.min(mondayOf(last) + 5, first + 6)) }] : []
}

const longest = 10
/** Of which both ends are dates. */
const longest_span = 15
const names_both_ends = /\d\D+\d/

/** A date, or a stretch from one to another, and no weekday of a week that is named elsewhere. */
function isFixed({ weekday, isEvery, daysBehind, weeksBehind, one }: DayRange): boolean {
  return (
    weekday === null && !isEvery && daysBehind === undefined && weeksBehind === undefined && one === undefined
  )
}

/** `Next week`, which says of its weekdays itself that they are its own. */
function isWeek({ first, last, isFrame }: DayRange): boolean {
  return isFrame && last - first === 6 && weekdayOf(first) === 1
}

function isDay({ first, last, isEvery }: DayRange, language: Language): boolean {
  return first === last && (!isEvery || namesOnce(language))
}

/** `Je repars le dimanche` is one Sunday, and `I leave on Sundays` are all. */
function namesOnce(language: Language): boolean {
  return language === 'fr'
}

/** `Please tell me by Wednesday` */
function isLimit({ bound }: DaysItem): boolean {
  return bound === 'by' || bound === 'before'
}

/** `This week I only have Thursday` */
function isOfOtherWeek(item: Item, stays: readonly Stay[]): boolean {
  return (
    item.kind === 'days' &&
    item.days.some(
      (day) =>
        day.isFrame &&
        isFixed(day) &&
        !stays.some(({ first, last }) => day.first <= last && first <= day.last),
    )
  )
}

/** The days of the stays that a weekday or a day of the month means. */
function daysOfStays(
  day: DayRange,
  stays: readonly Stay[],
  { isTravel, language }: { readonly isTravel: boolean; readonly language: Language },
): DayRange[] {
  const { weekday, monthDay, isEvery, weekly, first, last } = day
  const isNamed = weekday !== null || (monthDay !== null && first === last)
  if (!isNamed || (isEvery && !namesOnce(language)) || weekly === 'some' || day.weekdayBehind !== undefined)
    return [day]
  if (first === last && stays.some((stay) => first >= stay.first && last <= stay.last)) return [day]
  const isMeant = (one: DayNumber) =>
    weekday === null ? dayOfMonth(one) === monthDay : weekdayOf(one) === weekday
  const within = stays.flatMap((stay) => daysIn(stay).filter(isMeant))
  const beside = isTravel && weekday !== null ? stays.flatMap(daysBeside).filter(isMeant) : []
  const found = within.length > 0 ? within : beside
  if (found.length === 0) return [day]
  return found.map((one) => ({ ...day, weekday: null, isEvery: false, first: one, last: one + last - first }))
}

/** The day before a stay, and the one behind it. */
function daysBeside({ first, last }: Stay): DayNumber[] {
  return [first - 1, last + 1]
}
