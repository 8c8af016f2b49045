import type { Span } from '../sentences.ts'
import { type DayNumber, dayOfMonth, formatDay, weekdayOf } from './day-number.ts'
import type { DayRange } from './day-range.ts'
import type { Hours, Item } from './read-items.ts'
import type { MeetingWish, ProposedTime, WishedTime } from './wish.ts'

type DaysItem = Item & { readonly kind: 'days' }
type HoursItem = Item & { readonly kind: 'hours' }

/** Days and hours of one sentence that belong together. */
interface Group {
  readonly days: readonly Placed<DayRange>[]
  readonly hours: readonly HoursItem[]
}

interface Placed<Value> extends Span {
  readonly value: Value
}

interface Limits {
  readonly first: DayNumber | null
  readonly last: DayNumber | null
}

const whole_day = { from: 0, until: 24 * 60, isExact: false } as const

/** No mail names more times than this; what searches for them stays quick whatever a mail holds. */
const most_times = 40

/** One wish from what the sentences of a mail say about time. Items are listed sentence by sentence. */
export function combineItems(told: readonly (readonly Item[])[], today: DayNumber): MeetingWish {
  const sentences = told.map((items) => items.flatMap((item) => withoutPast(item, today)))
  const all = sentences.flat()
  const frames = all
    .flatMap((item) => (isWanted(item) && item.bound === null ? framesOf(item) : []))
    .filter(({ value }) => value.last >= today)
  const limits = limitsOf(all, frames)
  const groups = sentences.flatMap((items) => groupsOf(inOrder(items)))
  const proposals = proposalsOf(groups, frames, today)
  const wanted = groups.filter((group) => !group.hours.some(({ hours }) => hours.isExact && isShort(hours)))
  const times = timesOf(wanted, frames).flatMap((time) => within(time, limits, today) ?? [])
  const length = all.find((item) => item.kind === 'length')
  const zone = all.find((item) => item.kind === 'zone')
  return {
    times: (times.length > 0 || proposals.length > 0 ? times : onlyLimits(limits, all)).slice(0, most_times),
    excluded: sentences.flatMap((items) => excludedIn(items, frames)).slice(0, most_times),
    proposals: proposals.slice(0, most_times),
    length:
      length?.kind === 'length' ? { minutes: length.minutes, start: length.start, end: length.end } : null,
    deadline: deadlineOf(all, limits),
    isUrgent: all.some(({ kind }) => kind === 'asap'),
    timeZone: zone?.kind === 'zone' ? zone.zone : null,
  }
}

/** A date that has passed is no wish: `as we said on 12 November`. */
function withoutPast(item: Item, today: DayNumber): Item[] {
  if (!isWanted(item) || item.bound !== null) return [item]
  const days = item.days.filter(({ last }) => last >= today)
  return days.length === 0 ? [] : [{ ...item, days }]
}

function isWanted(item: Item): item is DaysItem {
  return item.kind === 'days' && !item.isExcluded
}

function framesOf({ days, start, end }: DaysItem): Placed<DayRange>[] {
  return days.filter(({ isFrame }) => isFrame).map((value) => ({ value, start, end }))
}

/** `after Tuesday` and `by the end of next week` limit all else that is wished. */
function limitsOf(items: readonly Item[], frames: readonly Placed<DayRange>[]): Limits {
  let first: DayNumber | null = null
  let last: DayNumber | null = null
  for (const item of items) {
    if (item.kind !== 'days' || item.bound === null) continue
    const [named] = item.days
    if (!named) continue
    const [range = named] = inFrames(named, frames)
    if (item.bound === 'after') first = Math.max(first ?? range.last + 1, range.last + 1)
    if (item.bound === 'from') first = Math.max(first ?? range.first, range.first)
    if (item.bound === 'before') last = Math.min(last ?? range.first - 1, range.first - 1)
    if (item.bound === 'by') last = Math.min(last ?? range.last, range.last)
  }
  return { first, last }
}

/** Of `Wednesday or Friday` the Friday is the one behind the Wednesday. */
function inOrder(items: readonly Item[]): Item[] {
  let latest: DayNumber | null = null
  return items.map((item) => {
    if (!isWanted(item) || item.bound !== null) return item
    const days = item.days.map((range): DayRange => {
      const isBehind = range.weekday !== null && !range.isEvery && latest !== null && range.first < latest
      const moved = isBehind ? { ...range, first: range.first + 7, last: range.last + 7 } : range
      if (!range.isFrame) latest = moved.first
      return moved
    })
    return { ...item, days }
  })
}

/** Days before the hours belong to them, and hours that begin a sentence to the days behind them. */
function groupsOf(items: readonly Item[]): Group[] {
  const groups: { days: Placed<DayRange>[]; hours: HoursItem[] }[] = []
  let isDaysFirst: boolean | null = null
  for (const item of items) {
    const open = groups.at(-1)
    if (isWanted(item) && item.bound === null) {
      const days = item.days
        .filter(({ isFrame }) => !isFrame || item.days.length > 1)
        .map((value) => ({ value, start: item.start, end: item.end }))
      isDaysFirst ??= days.length > 0 ? true : null
      if (days.length === 0) continue
      if (open && !(open.hours.length > 0 && isDaysFirst)) open.days.push(...days)
      else groups.push({ days, hours: [] })
    } else if (item.kind === 'hours' && !item.isExcluded) {
      isDaysFirst ??= false
      if (open && canTake(open, item, isDaysFirst)) open.hours.push(item)
      else groups.push({ days: [], hours: [item] })
    }
  }
  return withDays(groups)
}

/** Hours join those before them where both can hold at once. */
function canTake({ days, hours }: Group, { hours: more }: HoursItem, isDaysFirst: boolean): boolean {
  if (hours.length === 0) return true
  if (days.length > 0 && !isDaysFirst) return false
  const both = intersect([...hours.map((item) => item.hours), more])
  return both !== null && !hours.some((item) => item.hours.isExact) && !more.isExact
}

/** `Tuesday at 10 or 14`: hours without days have those of the group before. */
function withDays(groups: readonly Group[]): Group[] {
  let days: Group['days'] = []
  return groups.map((group) => {
    if (group.days.length > 0) days = group.days
    return group.days.length > 0 ? group : { ...group, days }
  })
}

function intersect(all: readonly Hours[]): Hours | null {
  const from = Math.max(...all.map((one) => one.from))
  const until = Math.min(...all.map((one) => one.until))
  const exact = all.find(({ isExact }) => isExact)
  if (exact) return exact
  return from < until ? { from, until, isExact: false } : null
}

const longest_meeting = 90

/** A beginning, or a stretch as long as a meeting. */
function isShort({ from, until }: Hours): boolean {
  return until - from <= longest_meeting
}

/** `Monday or Tuesday? I have a table at 1.` */
const most_shared_days = 3

function proposalsOf(
  groups: readonly Group[],
  frames: readonly Placed<DayRange>[],
  today: DayNumber,
): ProposedTime[] {
  const known = new Set(groups.flatMap(({ days }) => days.flatMap(({ value }) => resolved(value, frames))))
  const hasOwn = groups.some(({ days, hours }) => days.length > 0 && hours.some((item) => item.hours.isExact))
  const others = known.size <= most_shared_days && !hasOwn ? [...known] : known.size === 1 ? [...known] : []
  return groups.flatMap(({ days, hours }) =>
    hours
      .filter((item) => item.hours.isExact && isShort(item.hours))
      .flatMap((item) => {
        const { from, until } = item.hours
        const named = days.flatMap((day) =>
          resolved(day.value, frames).map((date) => ({
            date,
            start: Math.min(day.start, item.start),
            end: Math.max(day.end, item.end),
          })),
        )
        const shared = others.map((date) => ({ date, start: item.start, end: item.end }))
        return (named.length > 0 ? named : shared)
          .filter(({ date }) => date >= today)
          .map(({ date, start, end }) => ({
            date: formatDay(date),
            from,
            until: until > from ? until : null,
            start,
            end,
          }))
      }),
  )
}

/** The single days that a range means; a longer one is none of them. */
function resolved(range: DayRange, frames: readonly Placed<DayRange>[]): DayNumber[] {
  if (range.isEvery) return []
  return inFrames(range, frames).flatMap(({ first, last }) => (first === last ? [first] : []))
}

/** A weekday is that of the week which the mail names; without one it is the next. */
function inFrames(range: DayRange, frames: readonly Placed<DayRange>[]): DayRange[] {
  if ((range.weekday === null && range.monthDay === null) || frames.length === 0) return [range]
  const { weekday, monthDay } = range
  const days = frames.flatMap(({ value }) => {
    const found: DayNumber[] = []
    for (let day = value.first; day <= Math.min(value.last, value.first + 62); day += 1) {
      if (monthDay === null ? weekdayOf(day) === weekday : dayOfMonth(day) === monthDay) found.push(day)
    }
    return found
  })
  return days.length === 0 ? [range] : days.map((day) => ({ ...range, first: day, last: day }))
}

interface OpenTime extends Span {
  readonly first: DayNumber | null
  readonly last: DayNumber | null
  readonly weekdays: readonly number[]
  readonly from: number
  readonly until: number
}

function timesOf(groups: readonly Group[], frames: readonly Placed<DayRange>[]): OpenTime[] {
  const dated = groups.filter(({ days }) => days.length > 0)
  const loose = groups.filter(({ days }) => days.length === 0).flatMap(({ hours }) => hoursOf(hours))
  const stretches: readonly Placed<Hours>[] =
    loose.length > 0 ? loose : [{ value: whole_day, start: 0, end: 0 }]
  if (dated.length === 0) {
    if (frames.length === 0)
      return loose.map((hours) => ({
        first: null,
        last: null,
        weekdays: [],
        ...hours.value,
        ...spanOf(hours),
      }))
    return frames.flatMap((frame) => stretches.map((hours) => timeFrom(frame.value, frame, hours)))
  }
  return dated.flatMap(({ days, hours }) => {
    const own = hours.length > 0 ? hoursOf(hours) : stretches
    return days.flatMap((day) =>
      inFrames(day.value, frames).flatMap((range) => own.map((one) => timeFrom(range, day, one))),
    )
  })
}

function hoursOf(items: readonly HoursItem[]): Placed<Hours>[] {
  const value = items.length === 0 ? null : intersect(items.map(({ hours }) => hours))
  const [first] = items
  return value && first ? [{ value, start: first.start, end: items.at(-1)?.end ?? first.end }] : []
}

function spanOf({ start, end }: Span): Span {
  return { start, end }
}

function timeFrom(range: DayRange, day: Span, hours: Placed<Hours>): OpenTime {
  const isSaid = hours.end > hours.start
  const { from, until } = hours.value
  const isEvery = range.isEvery && range.weekday !== null && range.first === range.last
  return {
    first: isEvery ? null : range.first,
    last: isEvery ? null : range.last,
    weekdays: isEvery && range.weekday !== null ? [range.weekday] : [],
    from,
    until: Math.max(until, from),
    start: isSaid ? Math.min(day.start, hours.start) : day.start,
    end: isSaid ? Math.max(day.end, hours.end) : day.end,
  }
}

function within(time: OpenTime, limits: Limits, today: DayNumber): WishedTime | null {
  const first = largest(time.first, limits.first)
  const last = smallest(time.last, limits.last)
  if ((last !== null && last < today) || (first !== null && last !== null && first > last)) return null
  return {
    ...time,
    first: first === null ? null : formatDay(first),
    last: last === null ? null : formatDay(last),
  }
}

function largest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}

function smallest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}

function onlyLimits({ first, last }: Limits, items: readonly Item[]): WishedTime[] {
  const item = items.find((one) => one.kind === 'days' && one.bound !== null)
  if (!item) return []
  return [
    {
      first: first === null ? null : formatDay(first),
      last: last === null ? null : formatDay(last),
      weekdays: [],
      from: 0,
      until: 24 * 60,
      start: item.start,
      end: item.end,
    },
  ]
}

function deadlineOf(items: readonly Item[], { last }: Limits): MeetingWish['deadline'] {
  const item = items.find((one) => one.kind === 'days' && (one.bound === 'before' || one.bound === 'by'))
  return item && last !== null ? { date: formatDay(last), start: item.start, end: item.end } : null
}

/** `Tuesday mornings don't work` leaves out those hours of those days alone. */
function excludedIn(items: readonly Item[], frames: readonly Placed<DayRange>[]): WishedTime[] {
  return items.flatMap((item, place) => {
    const [before, after] = [items[place - 1], items[place + 1]]
    if (item.kind === 'hours' && isLeftOut(before) && isBeside(before, item)) return []
    const times = excludedOf(item, frames)
    if (after?.kind !== 'hours' || !isLeftOut(item) || !after.isExcluded || !isBeside(item, after))
      return times
    // The old time of a meeting says nothing about the hours of its day.
    const { from, until, isExact } = after.hours
    return isExact ? times : times.map((time) => ({ ...time, from, until }))
  })
}

function isLeftOut(item: Item | undefined): item is DaysItem {
  return item?.kind === 'days' && item.isExcluded
}

/** Only a few words such as `at` stand between them. */
const most_between = 9

function isBeside(one: Item, other: Item): boolean {
  return other.start - one.end <= most_between
}

/** A weekday that is left out is left out in every week. */
function excludedOf(item: Item, frames: readonly Placed<DayRange>[]): WishedTime[] {
  const { start, end } = item
  if (item.kind === 'hours' && item.isExcluded) {
    const { from, until } = item.hours
    return [{ first: null, last: null, weekdays: [], from, until: Math.max(until, from + 1), start, end }]
  }
  if (item.kind !== 'days' || !item.isExcluded || item.bound !== null) return []
  return item.days
    .flatMap((range) => (range.monthDay === null ? [range] : inFrames(range, frames)))
    .map((range) => {
      const isWeekday = range.weekday !== null && (frames.length > 0 || range.isEvery || item.bound === null)
      return {
        first: isWeekday ? null : formatDay(range.first),
        last: isWeekday ? null : formatDay(range.last),
        weekdays: isWeekday && range.weekday !== null ? [range.weekday] : [],
        from: 0,
        until: 24 * 60,
        start,
        end,
      }
    })
}
