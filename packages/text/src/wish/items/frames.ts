import type { Span } from '../../sentences.ts'
import { type DayNumber, dayOfMonth, mondayOf, weekdayOf } from '../days/day-number.ts'
import type { DayRange } from '../days/day-range.ts'
import { type DaysItem, isWantedDay } from './groups.ts'
import type { Item } from './item.ts'

export interface Placed<Value> extends Span {
  readonly value: Value
}

export interface Limits {
  readonly first: DayNumber | null
  readonly last: DayNumber | null
}

export function framesOf({ days, start, end }: DaysItem): Placed<DayRange>[] {
  return days.filter(({ isFrame }) => isFrame).map((value) => ({ value, start, end }))
}

/** `The containers of March` are no time for a meeting of next week. */
export function nearFrames(all: readonly Placed<DayRange>[]): readonly Placed<DayRange>[] {
  const frames = withoutWider(all)
  const short = frames.filter(({ value }) => value.last - value.first < long_frame)
  if (short.length === 0) return frames
  return frames.filter(
    ({ value }) => value.last - value.first < long_frame || short.some((one) => meets(one.value, value)),
  )
}

const long_frame = 20

/** Of `this month, from the 27th to the 30th` the days. */
function withoutWider(frames: readonly Placed<DayRange>[]): readonly Placed<DayRange>[] {
  return frames.filter(
    ({ value: one }) =>
      !frames.some(
        ({ value: other }) =>
          other.weekday === null &&
          other.first >= one.first &&
          other.last <= one.last &&
          other.last - other.first < one.last - one.first,
      ),
  )
}

function meets(one: DayRange, other: DayRange): boolean {
  return one.first <= other.last && other.first <= one.last
}

/** `Monday to Wednesday` of the weeks that the mail names beside. */
export function placedFrames(frames: readonly Placed<DayRange>[]): readonly Placed<DayRange>[] {
  const weeks = frames.filter(({ value }) => value.weekday === null)
  if (weeks.length === 0 || weeks.length === frames.length) return frames
  return frames.flatMap((frame) =>
    frame.value.weekday === null
      ? []
      : inFrames(frame.value, weeks).map((value) => ({ ...frame, value: { ...value, weekday: null } })),
  )
}

/** `after Tuesday` and `by the end of next week` limit all else that is wished. */
function limitsOf(items: readonly Item[], frames: readonly Placed<DayRange>[]): Limits {
  let first: DayNumber | null = null
  let last: DayNumber | null = null
  let isFirstSaidLast = false
  for (const item of items) {
    if (item.kind !== 'days' || item.bound === null) continue
    const [named] = item.days
    if (!named) continue
    const [range = named] = inFrames(named, frames)
    if (item.bound === 'after') first = Math.max(first ?? range.last + 1, range.last + 1)
    if (item.bound === 'from') first = Math.max(first ?? range.first, range.first)
    if (item.bound === 'before') last = Math.min(last ?? range.first - 1, range.first - 1)
    if (item.bound === 'by') last = Math.min(last ?? range.last, range.last)
    isFirstSaidLast = item.bound === 'after' || item.bound === 'from'
  }
  // `I am ill until Tuesday, so from Wednesday on`
  const isOver = isFirstSaidLast && first !== null && last !== null && first === last + 1
  return { first, last: isOver ? null : last }
}

/** What is out until a day beyond the last one is something else than the meeting: `the lift is out until June`. */
export function keptLimits(
  all: readonly Item[],
  frames: readonly Placed<DayRange>[],
  today: DayNumber,
): Limits {
  const limits = limitsOf(all, frames)
  return isContrary(limits, today) && all.some(isOut)
    ? limitsOf(
        all.filter((item) => !isOut(item)),
        frames,
      )
    : limits
}

function isOut(item: Item): boolean {
  return item.kind === 'days' && item.isExcluded && item.bound === 'after'
}

/** `Before the 20th or from the 22nd` leaves no day. */
export function isContrary({ first, last }: Limits, today: DayNumber): boolean {
  return last !== null && (last < today || (first !== null && first > last))
}

/** Of `Wednesday or Friday` the Friday is the one behind the Wednesday. */
export function inOrder(items: readonly Item[]): Item[] {
  let latest: DayNumber | null = null
  return items.map((item) => {
    if (!isWantedDay(item)) return item
    const days = item.days.map((range): DayRange => {
      const isBehind = range.weekday !== null && !range.isEvery && latest !== null && range.first < latest
      const moved = isBehind ? { ...range, first: range.first + 7, last: range.last + 7 } : range
      if (!range.isFrame) latest = moved.first
      return moved
    })
    return { ...item, days }
  })
}

/** The single days that a range means; a longer one is none of them. */
export function resolved(range: DayRange, frames: readonly Placed<DayRange>[]): DayNumber[] {
  if (range.isEvery) return []
  return inFrames(range, frames).flatMap(({ first, last }) => (first === last ? [first] : []))
}

/** A weekday is that of the week which the mail names; without one it is the next. */
export function inFrames(range: DayRange, frames: readonly Placed<DayRange>[]): DayRange[] {
  if ((range.weekday === null && range.monthDay === null) || frames.length === 0) return [range]
  const { weekday, monthDay } = range
  if (range.isEvery && range.last > range.first) return weeksIn(range, frames)
  const days = frames.flatMap(({ value }) => {
    const found: DayNumber[] = []
    for (let day = value.first; day <= Math.min(value.last, value.first + 62); day += 1) {
      if (monthDay === null ? weekdayOf(day) === weekday : dayOfMonth(day) === monthDay) found.push(day)
    }
    return found
  })
  return days.length === 0
    ? [range]
    : days.map((day) => ({ ...range, isEvery: false, first: day, last: day + range.last - range.first }))
}

/** `Weekdays in March`: the part of each week that lies within. */
function weeksIn(range: DayRange, frames: readonly Placed<DayRange>[]): DayRange[] {
  const more = range.last - range.first
  return frames.flatMap(({ value }) => {
    const found: DayRange[] = []
    const until = Math.min(value.last, value.first + 62)
    for (let day = mondayOf(value.first) + (range.weekday ?? 1) - 1; day <= until; day += 7) {
      const [first, last] = [Math.max(day, value.first), Math.min(day + more, value.last)]
      if (first <= last) found.push({ ...range, isEvery: false, weekday: null, first, last })
    }
    return found
  })
}
