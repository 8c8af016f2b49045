import { asksToAttend } from '../cues/assent.ts'
import { isEngaged, isUnengaged } from '../cues/engagements.ts'
import { saysToJoin } from '../cues/own-meals.ts'
import { momentOf } from '../items/ends-of-work.ts'
import { type DaysItem, type HoursItem, isTime, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import { asSuiting, withUnmeant } from '../items/settle.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'
import { clauseOf, isOneDayAlone, isSameDay, open, withTold } from './only-day.ts'

/**
 * `Friday is open, I just have a call at 11`, `I have a call at 11 on Friday, could we meet?`: of the only day that a mail
 * names, the hour of what its writer has to do does not suit, and the rest does. Beside another day it is none of the
 * meeting. Hours at which the writer has none of it to do suit. Not where the mail asks along, or names another hour.
 */
export function withOwnEngagements(judged: readonly Judged[], { language }: JudgeContext): readonly Judged[] {
  const times = judged.flatMap(({ items, unmeant }) => [...items, ...unmeant].filter(isTime))
  const [hours, ...others] = times.filter((item) => item.kind === 'hours')
  const days = times.filter((item) => item.kind === 'days')
  const one = judged.find(({ start, end }) => hours && hours.start >= start && hours.end <= end)
  if (!hours || !one || others.length > 0) return judged
  const clause = clauseOf(one, hours, language)
  const isFree = isUnengaged(clause, language)
  if (!isFree && !isEngaged(clause, language)) return judged
  const isShared = judged.some(({ folded }) => asksToAttend(folded, language) || saysToJoin(folded, language))
  if (isShared || !asksElsewhere(judged, one)) return judged
  if (isFree)
    return isOneDayAlone(days) ? withTold(judged, [...days.map(open), [hours, [asSuiting(hours)]]]) : judged
  const taken = takenBy(hours)
  if (isOneDayAlone(days)) return taken ? withTold(judged, [...days.map(open), [hours, [taken]]]) : judged
  const ofHour = [hours, ...days.filter(({ start, end }) => start >= one.start && end <= one.end)]
  return isOtherDay(days, ofHour)
    ? judged.map((sentence) => withUnmeant(sentence, (item) => ofHour.some((told) => told === item)))
    : judged
}

/** What the writer has to do takes an hour, where no end is named. */
const usual_minutes = 60

function takenBy(item: HoursItem): HoursItem | null {
  const { from, until, isExact } = item.hours
  if (item.isPart === true || (!isExact && momentOf(item.hours) !== null)) return null
  const end = until > from ? until : from + usual_minutes
  const hours = { from, until: end, isExact: false }
  return { ...item, hours, isExcluded: true, isGuessed: false, isSettled: true }
}

function isOtherDay(days: readonly DaysItem[], ofHour: readonly Item[]): boolean {
  const [named, ...more] = days.filter((day) => ofHour.includes(day))
  const wanted = days.filter((day) => !ofHour.includes(day) && isWantedDay(day))
  return (
    named !== undefined &&
    more.length === 0 &&
    wanted.length > 0 &&
    !wanted.some((day) => isSameDay(day, named))
  )
}

/** Another sentence, or another clause of the same one, asks to meet. */
function asksElsewhere(judged: readonly Judged[], one: Judged): boolean {
  return judged.some(
    (sentence) =>
      !sentence.isErrand &&
      (sentence.score > 0 || sentence.isAboutTime || (sentence !== one && sentence.isQuestion)),
  )
}
