import type { Span } from '../../sentences.ts'
import type { MeetingCues } from '../cues/meeting-cues.ts'
import { isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import { isLeftOut, type Judged } from '../passes/judge-sentence.ts'

interface UnclearContext {
  readonly today: number
  readonly cues: MeetingCues
  /** Where the times stand of which it was learned what they are. */
  readonly clear: readonly Span[]
}

/**
 * Sentences beside those that ask which name coming times, and say nothing of what these have to do with the meeting. Where those
 * that ask name days, other paragraphs say what else is to come.
 */
export function unclearBeside(
  judged: readonly Judged[],
  asking: readonly Span[],
  { today, cues, clear }: UnclearContext,
): readonly Span[] {
  const starts = new Set(asking.map(({ start }) => start))
  const known = new Set(clear.map(({ start }) => start))
  const asks = judged.filter(({ start }) => starts.has(start))
  const namesDays = asks.some(({ items }) => items.some((item) => item.kind === 'days' && !item.isExcluded))
  const paragraphs = new Set(asks.map(({ paragraph }) => paragraph))
  return judged
    .filter((one) => !namesDays || paragraphs.has(one.paragraph) || one.isOwnDay)
    .filter(
      (one) =>
        ((!starts.has(one.start) || one.items.some(isLeftOut)) && isUnclear(one, cues)) ||
        addsDays(one, asks),
    )
    .filter((one) =>
      one.items.some(
        (item) => isWantedToCome(item, today) && !(namesDays && isRest(item)) && !known.has(item.start),
      ),
    )
    .map(({ start, end }) => ({ start, end }))
}

/** `Tuesday or Wednesday? On Thursday the draft must be ready`: a day of its own, beside single days of those that ask. */
function addsDays(one: Judged, asks: readonly Judged[]): boolean {
  if (!one.isLimitOnly || one.score > 0 || asks.includes(one)) return false
  const asked = asks.flatMap(({ items }) => items.flatMap((item) => (isWantedDay(item) ? item.days : [])))
  if (asked.length === 0 || asked.some(({ isFrame }) => isFrame)) return false
  return one.items.some(
    (item) =>
      isWantedDay(item) &&
      item.days.every(
        (day) => !day.isFrame && !asked.some(({ first, last }) => first <= day.last && day.first <= last),
      ),
  )
}

/** `The rest of the week I am in Ghent`, where other days are named. */
function isRest(item: Item): boolean {
  return item.kind === 'days' && item.days.every((day) => day.isRest === true)
}

function isUnclear(one: Judged, cues: MeetingCues): boolean {
  return !isOfMeeting(one) && !one.isCancel && !isElsewhere(one, cues)
}

/** It speaks of what was, of a meeting that moves, or of something else that is due. */
function isElsewhere({ folded, isOldTime }: Judged, cues: MeetingCues): boolean {
  if (isOldTime) return true
  return cues.recalls.test(folded) || cues.asksOther.test(folded)
}

export function isWantedToCome(item: Item, today: number): boolean {
  if (item.kind === 'hours') return !item.isExcluded && item.isLimit !== true
  return (
    item.kind === 'days' &&
    !item.isExcluded &&
    item.isAlso !== true &&
    item.days.some(({ first, last }) => last >= today && last - first < long_frame)
  )
}

/** A month or more says too little to stand in the way. */
const long_frame = 20

/** What is said in it about time is said about the meeting. */
export function isOfMeeting({ isAboutTime, score, isMove, isOffer }: Judged): boolean {
  return isAboutTime || score > 0 || isMove || isOffer
}
