import type { Span } from '../../sentences.ts'
import { type DayNumber, dayNumberOf, formatDay, weekdayOf } from '../days/day-number.ts'
import type { DayRange } from '../days/day-range.ts'
import { withDatesOfWeekdays } from './dates-of-weekdays.ts'
import { withDayOfOtherPart } from './day-of-other-part.ts'
import { withDayEnds } from './day-ends.ts'
import { excludedIn } from '../items/excluded-times.ts'
import {
  framesOf,
  inOrder,
  isContrary,
  keptLimits,
  type Limits,
  nearFrames,
  type Placed,
  placedFrames,
} from '../items/frames.ts'
import {
  type DaysItem,
  groupsOf,
  type HoursItem,
  isAnyDay,
  isLimit,
  isRangeOfWeekdays,
  isShort,
  isWantedDay,
} from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import { isBehindOpenDays, stretchOfLimits, withHoursOfRanges } from './opening-hours.ts'
import { onlyLimits, type OpenTime, timesOf, within } from './open-times.ts'
import { inNamedMonths } from './named-months.ts'
import { withOtherDays } from './other-days.ts'
import { withHoursOfWeeks } from './own-hours-of-weeks.ts'
import { inOwnWeek } from './own-week.ts'
import { withHoursOfWeekdays } from './hours-of-weekdays.ts'
import { withPeriods } from './periods.ts'
import { proposalsOf } from './proposals.ts'
import { settled } from './settled-items.ts'
import { withoutRestated } from './restated-days.ts'
import { withoutHeadingParts, withoutPassedParts } from './passed-parts.ts'
import { isFar, withoutPast } from './past-days.ts'
import { withWeekendDays } from './weekends.ts'
import { withWeeksApart } from './weeks-apart.ts'
import type { MeetingWish, WishedLength, WishedTime } from '../wish.ts'

/** No mail names more times than this; what searches for them stays quick whatever a mail holds. */
const most_times = 40

/** A wish, and what was said about time that it could not take up. */
export interface CombinedWish extends MeetingWish {
  readonly unused: readonly Span[]
}

/** A length, and whether the meeting itself is named with it. */
export interface LengthBeside extends WishedLength {
  readonly isOfMeeting: boolean
}

export interface CombineContext {
  readonly today: DayNumber
  /** What another sentence says about how long it takes. */
  readonly lengthBeside: LengthBeside | null
}

/** One wish from what the sentences of a mail say about time. Items are listed sentence by sentence. */
export function combineItems(
  said: readonly (readonly Item[])[],
  { today, lengthBeside }: CombineContext,
): CombinedWish {
  const told = inNamedMonths(
    said.map((items) =>
      withDayOfOtherPart(withWeekendDays(withoutHeadingParts(items.filter((item) => !isAnyDay(item))))),
    ),
  )
  const isNear = told.flat().some((item) => item.kind === 'days' && !item.isExcluded && !isFar(item, today))
  const weeks = withWeeksApart(
    settled(withHoursOfWeekdays(withPeriods(withHoursOfRanges(told))), lengthBeside?.minutes ?? null).map(
      (items) =>
        inOwnWeek(
          withAlternatives(
            withDayEnds(
              withoutPassedParts(
                withDatesOfWeekdays(
                  withoutRestated(items.flatMap((item) => withoutPast(item, today, isNear))),
                ),
              ),
            ),
          ),
        ),
    ),
  )
  const sentences = withOtherDays(withHoursOfWeeks(weeks), today)
  const all = sentences.flat()
  const named = all
    .flatMap((item) => (isWantedDay(item) ? framesOf(item) : []))
    .filter(({ value }) => value.last >= today)
  const frames = placedFrames(
    nearFrames(
      named.filter((frame) => !isBehind(frame, keptLimits(limitsApart(all, frame), [], today), all)),
    ),
  )
  const limits = keptLimits(all, frames, today)
  const stretches = placedFrames([...frames, ...stretchOfLimits(limits, all)])
  const groups = sentences.flatMap((items) => groupsOf(inOrder(items)))
  const proposals = proposalsOf(groups, stretches, today)
  const wanted = groups.filter((group) => !group.hours.some(({ hours }) => hours.isExact && isShort(hours)))
  const open = withoutRetold(timesOf(wanted, stretches))
  const limited = open.flatMap((time) => within(time, limits, today) ?? [])
  // Limits that leave none of the days which are named are those of something else.
  const isOverLimited = limited.length === 0 && open.some(({ first }) => first !== null)
  const times = isOverLimited ? open.flatMap((time) => within(time, no_limits, today) ?? []) : limited
  const excluded = sentences.flatMap((items) => excludedIn(items, stretches)).slice(0, most_times)
  const emptying = excluded.filter((one) => leavesNone(one, times) || isHourOf(one, times))
  const lengths = all.filter((item) => item.kind === 'length')
  const ofMeeting = lengths.find((item) => item.isOfMeeting === true)
  const length =
    ofMeeting ??
    (lengthBeside?.isOfMeeting === true
      ? lengthBeside
      : (lengthBesideHour(sentences) ?? lengths[0] ?? lengthBeside))
  const zone = all.find((item) => item.kind === 'zone' && item.isApart !== true)
  return {
    times: (times.length > 0 || proposals.length > 0 ? times : onlyLimits(limits, all)).slice(0, most_times),
    excluded: excluded.filter((one) => !emptying.includes(one)),
    proposals: proposals.slice(0, most_times),
    length: length && { minutes: length.minutes, start: length.start, end: length.end },
    deadline: isOverLimited ? null : deadlineOf(all, limits),
    isUrgent: all.some(({ kind }) => kind === 'asap'),
    timeZone: zone?.kind === 'zone' ? zone.zone : null,
    unused: [
      ...emptying,
      ...all.filter((item) => isOverLimited && isLimit(item)),
      ...groups.flatMap(({ hours }) => hours.filter((item) => !isTakenUp(item, proposals, times))),
      ...all.filter((item) => item.kind === 'same_hour' || (isContrary(limits, today) && isLimit(item))),
    ].map(({ start, end }) => ({ start, end })),
  }
}

/** `Wednesday at 15:00, half an hour`: of several lengths it is the one beside the hour of a day. */
function lengthBesideHour(sentences: readonly (readonly Item[])[]): (Item & { kind: 'length' }) | undefined {
  return sentences
    .filter(
      (items) => items.some(isWantedDay) && items.some((item) => item.kind === 'hours' && item.hours.isExact),
    )
    .flatMap((items) => items.filter((item) => item.kind === 'length'))[0]
}

/** `It grew at the weekend. Before Friday?`: a weekend and a month behind the last day are those of something else. */
function isBehind(
  { value: { first, last, weekday }, start }: Placed<DayRange>,
  limits: Limits,
  all: readonly Item[],
): boolean {
  if (limits.last === null || first <= limits.last) return false
  const isWeekend =
    (weekday === null || weekday === saturday) && last - first === 1 && weekdayOf(first) === saturday
  return isWeekend || last - first >= long_frame || (weekday === null && isBehindOpenDays(start, all))
}

/** `In January? On the 21st at the latest`: such a day is one of the month that was named, and no limit of it. */
function limitsApart(all: readonly Item[], frame: Span): Item[] {
  return all.filter(
    (item) =>
      item.kind !== 'days' ||
      item.start < frame.start ||
      item.days.every(({ monthDay }) => monthDay === null),
  )
}

const saturday = 6

const long_frame = 20

/** `Wednesday or Thursday? Wednesday in the morning alone`: what is said of a day later stands for it. */
function withoutRetold(times: readonly OpenTime[]): readonly OpenTime[] {
  return times.filter(
    (time) =>
      !isWhole(time) ||
      time.first !== time.last ||
      !times.some(
        (other) =>
          other.start > time.start &&
          !isWhole(other) &&
          other.first === time.first &&
          other.last === time.last,
      ),
  )
}

function isWhole({ from, until }: OpenTime): boolean {
  return from === 0 && until === 24 * 60
}

const no_limits: Limits = { first: null, last: null }

/** `Thursday at 12:30 I cannot. Tuesday, at the same hour?`: the hour of the meeting as it was suits on another day. */
function isHourOf({ first, weekdays, from, until }: WishedTime, times: readonly WishedTime[]): boolean {
  const isMoment = first === null && weekdays.length === 0 && until - from <= 1
  return isMoment && times.some((time) => time.from === from && time.until - time.from < 24 * 60)
}

/** What does not suit would leave none of the days that are named, so it speaks of something else. */
function leavesNone(
  { first, last, weekdays, from, until }: WishedTime,
  times: readonly WishedTime[],
): boolean {
  if (times.length === 0) return false
  if (from > 0 || until < 24 * 60)
    return (
      first === null &&
      weekdays.length === 0 &&
      times.every((time) => time.from >= from && time.until <= until)
    )
  return times.every((time) => {
    if (time.first === null || time.last === null) return false
    if (first !== null && last !== null) return time.first >= first && time.last <= last
    return time.first === time.last && weekdays.includes(weekdayOf(dayNumberOf(time.first)))
  })
}

/** Whether hours that were named are those of an offer or of a wish. */
function isTakenUp(item: HoursItem, proposals: readonly Span[], times: readonly Span[]): boolean {
  const holds = (span: Span) => span.start <= item.start && span.end >= item.end
  return proposals.some(holds) || times.some(holds)
}

/** Of `on Saturday or next week` the week is a choice of its own, and not the week of the Saturday. */
function withAlternatives(items: readonly Item[]): Item[] {
  return items.map((item, place) => {
    if (item.kind !== 'days') return item
    const before = items.slice(0, place).findLast(({ kind }) => kind === 'days')
    const after = items.slice(place + 1).find(({ kind }) => kind === 'days')
    const isRangeBeside = isRangeOfWeekdays(item) && items.some((other) => isWeekdayOutside(other, item))
    if (isRangeBeside || isWeekBeside(before, item))
      return { ...item, days: item.days.map((day) => ({ ...day, isFrame: false })) }
    if (!isWeekBeside(item, after)) return item
    return { ...item, days: item.days.map((day) => ({ ...day, weekday: null })) }
  })
}

/** `Monday to Wednesday, or Thursday`: the Thursday is one of its own. */
function isWeekdayOutside(other: Item, { days: [range] }: DaysItem): boolean {
  if (!isWantedDay(other) || !range) return false
  return other.days.some(
    ({ isFrame, weekday }) =>
      !isFrame &&
      weekday !== null &&
      range.weekday !== null &&
      !covers(range.weekday, range.last - range.first, weekday),
  )
}

function covers(first: number, more: number, weekday: number): boolean {
  return (weekday - first + 7) % 7 <= more
}

function isWeekBeside(one: Item | undefined, other: Item | undefined): boolean {
  if (one === undefined || !isWantedDay(one) || other === undefined || !isWantedDay(other)) return false
  const isDay = one.days.every(({ isFrame }) => !isFrame)
  const isWeek = other.days.every(({ isFrame }) => isFrame)
  return isDay && isWeek && other.isChoice === true
}

function deadlineOf(items: readonly Item[], { last }: Limits): MeetingWish['deadline'] {
  const item = items.find((one) => one.kind === 'days' && (one.bound === 'before' || one.bound === 'by'))
  return item && last !== null ? { date: formatDay(last), start: item.start, end: item.end } : null
}
