import { foldSpelledOut } from '../terms/chat-spelling.ts'
import { isEngaged } from '../cues/engagements.ts'
import { saysAfterwards, saysSuitable, speaksOfOwnDay } from '../cues/occupied.ts'
import { saysArrival } from '../cues/travel.ts'
import { isUnavailable } from '../cues/unavailable.ts'
import type { Language } from '../../language.ts'
import { momentOf } from '../items/ends-of-work.ts'
import { type HoursItem, isTime } from '../items/groups.ts'
import { asSettled, asSuiting } from '../items/settle.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'
import { clauseOf, gone, isOneDayAlone, open, type Told, withTold } from './only-day.ts'

/**
 * `Tomorrow I'm in meetings until 3, can we speak after?`, `I land at 8 on Monday, from 10 on any time suits`: of the only
 * day that a mail names, the time behind what its writer has to do is meant.
 */
export function withTimesAfterOwn(judged: readonly Judged[], { language }: JudgeContext): readonly Judged[] {
  const times = judged.flatMap(({ items, unmeant }) => [...items, ...unmeant].filter(isTime))
  const days = times.filter((item) => item.kind === 'days')
  const [own, ...later] = times
    .filter((item) => item.kind === 'hours')
    .toSorted((item, other) => item.start - other.start)
  const one = judged.find(({ start, end }) => own && own.start >= start && own.end <= end)
  if (!own || !one || !isOneDayAlone(days)) return judged
  const clause = clauseOf(one, own, language)
  const isBusy =
    isEngaged(clause, language) || speaksOfOwnDay(clause, language) || isUnavailable(clause, language)
  const until = own.hours.from === 0 && own.isPart !== true ? own.hours.until : 24 * 60
  const [from, ...more] = later
  if (from) {
    const isArrived = saysArrival(clause, language) && opensAt(from, momentOf(own.hours))
    const isFreed = isBusy && from.hours.from === until && opensAt(from, 0)
    const isAsked = isBusy && until < 24 * 60 && asksFor(judged, from) && from.hours.from >= until
    if (more.length > 0 || !(isArrived || isFreed || isAsked)) return judged
    const beside = days.slice(0, 1).map((day) => asSuiting({ ...day, start: from.start, end: from.start }))
    const told: Told = [from, [...(isAsked ? beside : []), asSettled(from)]]
    return withTold(judged, [...days.map(isAsked ? gone : open), gone(own), told])
  }
  if (until === 24 * 60 || !isBusy || !goesOnBehind(judged, one, own, language)) return judged
  const meant = asSuiting({ ...own, hours: { from: until, until: 24 * 60, isExact: false } })
  return withTold(judged, [...days.map(open), [own, [meant]]])
}

/** `From 10 on`, behind an hour before ten. */
function opensAt({ hours, isExcluded }: HoursItem, moment: number | null): boolean {
  const { from, until, isExact } = hours
  return moment !== null && !isExcluded && !isExact && until === 24 * 60 && from > moment
}

/** `I'm booked until 3 on Thursday. Would 3.30 do?` */
function asksFor(judged: readonly Judged[], { hours, isExcluded, start }: HoursItem): boolean {
  const asking = judged.find((sentence) => start >= sentence.start && start < sentence.end)
  return hours.isExact && !isExcluded && asking?.isQuestion === true
}

/** What stands behind the hours asks to meet then, or says that the writer is free. */
function goesOnBehind(
  judged: readonly Judged[],
  one: Judged,
  { end }: HoursItem,
  language: Language,
): boolean {
  return judged.some((sentence) => {
    if (sentence.start < one.start) return false
    const { text, start, folded, score, isQuestion } = sentence
    const behind = sentence === one ? foldSpelledOut(text.slice(end - start), language) : folded
    return saysAfterwards(behind, language) && (isQuestion || score > 0 || saysSuitable(behind, language))
  })
}
