import { type DaysItem, type HoursItem, isWantedDay } from './groups.ts'
import type { Hours, Item } from './item.ts'
import type { Reader } from './item-reader.ts'

/** An hour of the clause says when something ends or begins. */
export function hasMoment(items: readonly Item[], from: number): boolean {
  return items.slice(from).some((item) => item.kind === 'hours' && momentOf(item.hours) !== null)
}

export function countMoments(items: readonly Item[], from: number): number {
  return items.slice(from).filter((item) => item.kind === 'hours' && momentOf(item.hours) !== null).length
}

/** `I am in from 10 and have to leave at 2`: the first of two moments is when something begins. */
export function opensFirst(items: readonly Item[], from: number): boolean {
  const [first, second] = items.slice(from).filter((item) => item.kind === 'hours')
  if (!first || !second) return false
  const { from: begin, until, isExact } = first.hours
  return !isExact && begin > 0 && until === 24 * 60 && (momentOf(second.hours) ?? 0) > begin
}

/** `I start at 10 and have to be gone by 4` */
export function turnToWorkday(items: Item[], from: number): void {
  const first = items.findIndex((item, place) => place >= from && item.kind === 'hours')
  const begun = items.splice(first + 1)
  turnToEnds(items, first, (moment) => [0, moment])
  turnToEnds(begun, 0, (moment) => [moment, 24 * 60])
  items.push(...begun)
}

/** `We close at 2`: from then on; `we open at 10`: until then. */
export function turnToEnds(
  items: Item[],
  from: number,
  outOf: (moment: number) => readonly [number, number],
): void {
  for (let place = from; place < items.length; place += 1) {
    const item = items[place]
    if (item?.kind !== 'hours' || item.isLimit === true || isLeftOutBefore(item, items[place + 1])) continue
    const moment = momentOf(item.hours)
    if (moment === null) continue
    items[place] = turned(item, ...outOf(moment))
  }
}

/** The item with open hours in the place of the moment that it named. */
function turned(item: HoursItem, from: number, until: number): HoursItem {
  const { outUntil: _, ...rest } = item
  return { ...rest, hours: { from, until, isExact: false }, isTurned: true }
}

/** `On Saturday I get free at 3`: from then on. */
export function turnToBeginning(items: Item[], from: number): void {
  const place = items.findIndex((one, at) => at >= from && one.kind === 'hours' && one.hours.isExact)
  const item = items[place]
  if (item?.kind !== 'hours' || momentOf(item.hours) === null) return
  items[place] = { ...turned(item, item.hours.from, 24 * 60), isSettled: true }
}

/** `I'm free at 3 and have to leave at 8`: in the afternoon, as the hour before it is. */
export function laterOn(items: readonly Item[], until: number, moment: number): number {
  const before = items.slice(0, until).findLast((item) => item.kind === 'hours' && !item.isExcluded)
  const from = before?.kind === 'hours' ? before.hours.from : 0
  return moment < from && from < moment + half_day ? moment + half_day : moment
}

const half_day = 12 * 60

/** `But not before ten and at noon I have to go`: the hours before the first are out as they are. */
function isLeftOutBefore({ isExcluded, hours }: HoursItem, behind: Item | undefined): boolean {
  return isExcluded && !hours.isExact && behind?.kind === 'hours'
}

/** `At 3`, `by 3` and `from 3` name one hour, `from 9 to 11` none. */
export function momentOf({ from, until, isExact }: Hours): number | null {
  if (isExact) return until > from ? null : from
  if (from === 0) return until
  return until === 24 * 60 ? from : null
}

/**
 * `It has to be over by 11`: what stands behind the hour does not suit, on the day that the clause names, or that it is
 * said of, or else on any.
 */
export function endMeeting(
  { items, clauseStart: from }: Pick<Reader, 'items' | 'clauseStart'>,
  day: DaysItem | null,
): void {
  const isDated = items.slice(from).some(isWantedDay)
  for (let place = from; place < items.length; place += 1) {
    const item = items[place]
    const moment = item?.kind === 'hours' ? momentOf(item.hours) : null
    if (item?.kind !== 'hours' || moment === null) continue
    const over = isDated ? turned(item, 0, moment) : turned(item, moment, 24 * 60)
    items[place] = { ...over, isExcluded: !isDated, isLimit: isDated, isSettled: true }
    if (day === null || isDated) continue
    const { start, end, clause } = item
    items.splice(place, 0, { ...day, start, end, clause, isExcluded: true, isSettled: true })
    return
  }
}

/** `Monday is possible, provided we are done by 11.30`: on that day alone, what is ahead of the hour suits. */
export function endOnDay(items: Item[], from: number, { clause }: DaysItem): void {
  const place = items.findIndex(
    (item, at) => at >= from && item.kind === 'hours' && momentOf(item.hours) !== null,
  )
  const item = items[place]
  const moment = item?.kind === 'hours' ? momentOf(item.hours) : null
  if (item?.kind !== 'hours' || moment === null) return
  items[place] = { ...turned(item, 0, moment), clause, isExcluded: false, isLimit: false, isSettled: true }
}
