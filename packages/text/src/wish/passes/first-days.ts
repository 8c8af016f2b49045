import type { Language } from '../../language.ts'
import { foldSpelledOut } from '../terms/chat-spelling.ts'
import { saysFirstDay, tellsBefore } from '../cues/first-days.ts'
import type { DayRange } from '../days/day-range.ts'
import { type DaysItem, isOneDay, isWantedDay } from '../items/groups.ts'
import { type Item, longest_clause } from '../items/item.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'

/** `I start teaching again on 10 January. I have room on Tuesdays`: no time before that day suits, and any behind it may. */
export function withFirstDays(judged: readonly Judged[], { language }: JudgeContext): readonly Judged[] {
  const found = judged.flatMap((one) => {
    const day = firstDayIn(one, language)
    return day === null ? [] : [day]
  })
  const [day, other] = found
  const first = day?.days[0]?.first
  if (!day || other || first === undefined || judged.some((one) => suitsBefore(one, day, first)))
    return judged
  return judged.map((one) => {
    const isTold = one.items.includes(day)
    return {
      ...one,
      items: one.items.map((item): Item => {
        if (item === day) return { ...day, isExcluded: false, bound: 'from', isSettled: true }
        return isUndated(item) ? { ...item, days: item.days.map((range) => onOrBehind(range, first)) } : item
      }),
      isAboutTime: one.isAboutTime || isTold,
      isOwnDay: one.isOwnDay && !isTold,
    }
  })
}

/** The first such weekday from a day on. */
function onOrBehind(range: DayRange, day: number): DayRange {
  const days = 7 * Math.max(0, Math.ceil((day - range.first) / 7))
  return { ...range, first: range.first + days, last: range.last + days }
}

function firstDayIn(one: Judged, language: Language): DaysItem | null {
  const { items, text, start, isQuestion, isMove, isOffer, score } = one
  const day = items.find(isOneDay)
  const isAlone = items.every((item) => item.kind !== 'hours' && (item.kind !== 'days' || item === day))
  if (!day || !isAlone || isQuestion || isMove || isOffer || score > 0) return null
  if (day.bound !== null && day.bound !== 'from') return null
  const [from, to] = [day.start - start, day.end - start]
  const before = foldSpelledOut(text.slice(Math.max(0, from - longest_clause), from), language)
  const behind = foldSpelledOut(text.slice(to, to + longest_clause), language)
  return saysFirstDay(before, behind, language) ? day : null
}

/** `I am back on the 25th. Could we talk before that, or on the 21st?` */
function suitsBefore(one: Judged, day: DaysItem, first: number): boolean {
  if (tellsBefore(one.folded)) return true
  return one.items.some(
    (item) =>
      item !== day &&
      isWantedDay(item) &&
      !isUndated(item) &&
      item.days.some(({ last, isEvery }) => last < first && !isEvery),
  )
}

type UndatedItem = DaysItem & { readonly bound: null }

/** A weekday that nothing places in a week. */
function isUndated(item: Item): item is UndatedItem {
  return (
    item.kind === 'days' &&
    item.bound === null &&
    item.days.every(
      ({ weekday, first, last, isFrame, isEvery }) =>
        weekday !== null && first === last && !isFrame && !isEvery,
    )
  )
}
