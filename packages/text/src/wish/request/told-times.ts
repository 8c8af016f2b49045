import type { MeetingCues } from '../cues/meeting-cues.ts'
import type { Item } from '../items/item.ts'
import { isWeek } from './about-sentences.ts'
import { isLeftOut, type Judged } from '../passes/judge-sentence.ts'
import {
  type DaysItem,
  type HoursItem,
  isAnyDay,
  isEveryWeek,
  isWantedDay,
  isWantedTime,
} from '../items/groups.ts'
import { asOwnDay, asOwnHours, isOwnDayItem } from '../days/own-days.ts'
import type { LengthBeside } from '../times/combine.ts'

interface Told {
  /** The sentences whose times are those of the meeting. */
  readonly about: readonly Judged[]
  readonly choice: readonly Judged[]
  /** The sentence that asks to move the meeting. */
  readonly mover: Judged | null
}

/** What each sentence says about the time of the meeting. */
export function toldBy(judged: readonly Judged[], { about, choice, mover }: Told): Item[][] {
  const saysNew = mover !== null && saysWhen(judged, mover)
  const first = judged.findIndex((one) => about.includes(one))
  const moved = saysNew ? judged.indexOf(mover) : 0
  const named = {
    hasWeeks: about.some((one) => !one.isOwnDay && one.items.some(isWeek)),
    hasOpenDays: about.some((one) => one.items.some((item) => isWantedDay(item) && !isOwn(item, one))),
    hasDays: about.some((one) => one.items.some((item) => item.kind === 'days' && !item.isExcluded)),
  }
  const asking = new Set(about.filter(({ score }) => score > 0).map(({ paragraph }) => paragraph))
  const told = judged.map((one, place) => {
    const isBefore = place < moved
    if (one.isOwnDay && !isBefore && !choice.includes(one)) return ownTimes(one, named, place < first)
    if (!about.includes(one) && !isBefore && one.isDenied && asking.has(one.paragraph))
      return one.items.flatMap((item) =>
        isLeftOut(item) ? [item] : isOwnDayItem(item) && isWantedDay(item) ? [asOwnDay(item)] : [],
      )
    if (!about.includes(one) || isBefore)
      return one.items.filter(isLeftOut).map((item) => (isBefore ? onOldDate(item) : item))
    const items = one.isMove ? targetsOf(one.items, saysWhenLater(judged, one)) : one.items
    return [...withOwnDaysOut(items, one, named)]
  })
  return told
    .filter((items) => items.length > 0)
    .slice(0, most_sentences)
    .map((items) => items.slice(0, most_items))
}

/** No mail needs more to say when it wishes to meet; what combines them grows faster than their number. */
const most_sentences = 20
const most_items = 12

/** `Any time this week; just not today, and on Friday I am in Kiel` */
function withOwnDaysOut(
  items: readonly Item[],
  one: Judged,
  { hasOpenDays }: { readonly hasOpenDays: boolean },
): readonly Item[] {
  if (!hasOpenDays || one.isQuestion || (one.isPlace && !one.items.some(isLeftOut))) return items
  return items.map((item) =>
    isWantedDay(item) && isOwnDayItem(item) && isOwn(item, one) ? asOwnDay(item) : item,
  )
}

function isOwn(item: Item, { own }: Judged): boolean {
  return own.some(({ start, end }) => item.start >= start && item.end <= end)
}

/** The times at which the writer does something else, where the mail names others: they do not suit. */
function ownTimes(
  { items, isPlace }: Judged,
  { hasWeeks, hasDays }: { readonly hasWeeks: boolean; readonly hasDays: boolean },
  isAhead: boolean,
): Item[] {
  return items.flatMap((item) => {
    if (isLeftOut(item)) return [item]
    if (isWeek(item)) return [hasWeeks ? asOwnDay(item) : item]
    if (item.kind === 'hours') return isMoment(item) || items.some(isWantedDay) ? [] : [asOwnHours(item)]
    if (!isOwnDayItem(item)) return []
    if (!hasDays) return isPlace ? [item] : []
    return [asOwnDay(isAhead ? onItsDate(item) : item)]
  })
}

function isMoment({ hours }: HoursItem): boolean {
  return hours.isExact && hours.until <= hours.from
}

/** Before any week is named, a weekday is the coming one. */
function onItsDate(item: DaysItem): DaysItem {
  return { ...item, days: item.days.map((day) => (day.isEvery ? day : { ...day, weekday: null })) }
}

/** `On Thursday I cannot. Could we do it next week?`: no other Thursday is left out. */
function onOldDate(item: Item): Item {
  return isOwnDayItem(item) ? onItsDate(item) : item
}

/** Whether a mail that moves a meeting says from the moving sentence on when it shall be; before it stands the old time. */
function saysWhen(judged: readonly Judged[], mover: Judged): boolean {
  return judged
    .slice(judged.indexOf(mover))
    .some(({ items }) => items.some((item) => !isAnyDay(item) && isWantedTime(item)))
}

/** A day or an hour before the new time is that of the meeting as it was. */
function isOld(item: Item): boolean {
  return item.kind === 'days' || (item.kind === 'hours' && item.hours.isExact)
}

/** Whether a later sentence about the time of the meeting names days. */
function saysWhenLater(judged: readonly Judged[], mover: Judged): boolean {
  return judged
    .slice(judged.indexOf(mover) + 1)
    .some((one) => one.isAboutTime && one.items.some(namesOtherDays))
}

/** `I am here all week` names no day. */
function namesOtherDays(item: Item): boolean {
  if (isEveryWeek(item)) return false
  return item.kind === 'days' && !item.isExcluded && !item.days.every(({ isRest }) => isRest === true)
}

/** Of `move Tuesday's meeting to Thursday` and `move it from the 19th to the 21st` only where it goes. */
function targetsOf(items: readonly Item[], isSaidLater: boolean): readonly Item[] {
  const marked = items.findIndex(
    (item, place) => item.kind === 'days' && (item.isTarget || isFromTo(items, place)),
  )
  const first = marked < 0 ? weekBehindDay(items) : marked
  if (first < 0)
    return items.filter(
      (item) =>
        !(item.kind === 'days' && (item.bound === 'from' || isSaidLater) && !item.isExcluded) &&
        !(item.kind === 'hours' && item.hours.isExact && isSaidLater),
    )
  return items.flatMap((item, place) => {
    if (place === first && item.kind === 'days' && isFromTo(items, place) && !item.isTarget)
      return [endOf(item)]
    return place >= first || !isOld(item) ? [item] : []
  })
}

/** `From the 19th to the 21st`, and not `the week after, Tuesday to Friday`. */
function isFromTo(items: readonly Item[], place: number): boolean {
  const item = items[place]
  return item?.kind === 'days' && item.isSpan === true && !items.slice(0, place).some(isWeek)
}

/** `Tomorrow's visit I would put off until early March` */
function weekBehindDay(items: readonly Item[]): number {
  const days = items.flatMap((item, place) => (isWantedDay(item) ? [{ item, place }] : []))
  const [old, next] = days
  if (!old || !next || !isOwnDayItem(old.item)) return -1
  return isWeek(next.item) && next.item.isJoined !== true ? next.place : -1
}

function endOf(item: DaysItem): Item {
  const days = item.days.slice(-1).map(({ daysOfEnd = 0, ...range }) => ({
    ...range,
    first: range.last - daysOfEnd,
    weekday: null,
    isFrame: daysOfEnd > 0,
  }))
  return { ...item, days }
}

/** `An hour would do`; first the one with which the meeting itself is named. */
export function lengthBeside(judged: readonly Judged[], cue: MeetingCues): LengthBeside | null {
  const named = judged.filter(({ isDeclined }) => !isDeclined)
  const lengths = named.flatMap(({ items, folded }) =>
    items.flatMap((item) => (item.kind === 'length' ? [{ item, folded }] : [])),
  )
  const found =
    lengths.find(({ item }) => item.isOfMeeting === true) ??
    lengths.find(({ folded }) => cue.lasts.test(folded))
  return found ? besideOf(found.item) : onlyLength(judged, cue)
}

function besideOf({ minutes, start, end, isOfMeeting }: LengthItem): LengthBeside {
  return { minutes, start, end, isOfMeeting: isOfMeeting === true }
}

type LengthItem = Item & { readonly kind: 'length' }

/** The only length that is named beside what asks to meet. */
function onlyLength(judged: readonly Judged[], cue: MeetingCues): LengthBeside | null {
  const paragraphs = new Set(
    judged
      .filter(({ score, isAboutTime, items }) => score > 0 || (isAboutTime && items.length > 1))
      .map(({ paragraph }) => paragraph),
  )
  const lengths = judged.flatMap(({ items, isDeclined, folded, paragraph }) =>
    isDeclined || cue.recalls.test(folded) || !paragraphs.has(paragraph)
      ? []
      : items.flatMap((item) => (item.kind === 'length' ? [item] : [])),
  )
  const [length, ...others] = lengths
  if (!length || others.some(({ minutes }) => minutes !== length.minutes)) return null
  return besideOf(length)
}
