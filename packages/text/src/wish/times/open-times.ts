import type { Span } from '../../sentences.ts'
import { type DayNumber, formatDay } from '../days/day-number.ts'
import type { DayRange } from '../days/day-range.ts'
import { inFrames, type Limits, type Placed } from '../items/frames.ts'
import { type Group, hoursOf, spanOf } from '../items/groups.ts'
import { type Hours, type Item, whole_day } from '../items/item.ts'
import { weekdaysIn } from '../items/excluded-times.ts'
import type { WishedTime } from '../wish.ts'

export interface OpenTime extends Span {
  readonly first: DayNumber | null
  readonly last: DayNumber | null
  readonly weekdays: readonly number[]
  readonly from: number
  readonly until: number
}

export function timesOf(groups: readonly Group[], frames: readonly Placed<DayRange>[]): OpenTime[] {
  const dated = groups.filter(({ days }) => days.length > 0)
  const loose = joined(groups.filter(({ days }) => days.length === 0).flatMap(({ hours }) => hoursOf(hours)))
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
    const own = hours.length > 0 ? hoursOf(hours).map((one) => sharpened(one, loose)) : stretches
    return days.flatMap((day) =>
      inFrames(day.value, frames).flatMap((range) => own.map((one) => timeFrom(range, day, one))),
    )
  })
}

/** `Thursday after work? I am free from half past five.`: hours of another sentence sharpen a part of the day. */
function sharpened(own: Placed<Hours>, loose: readonly Placed<Hours>[]): Placed<Hours> {
  const both = joined([own, ...loose])
  const [one, ...others] = both
  return one && others.length === 0 && loose.length > 0 ? one : own
}

/** `One evening? I am free after 6.`: hours that can hold at once do, and others are a choice. */
function joined(all: readonly Placed<Hours>[]): Placed<Hours>[] {
  const [first, ...others] = all
  if (!first) return []
  const from = Math.max(...all.map(({ value }) => value.from))
  const until = Math.min(...all.map(({ value }) => value.until))
  const isOne = others.length > 0 && from < until && !all.some(({ value }) => value.isExact)
  const end = all.at(-1)?.end ?? first.end
  return isOne ? [{ value: { from, until, isExact: false }, start: first.start, end }] : [...all]
}

function timeFrom(range: DayRange, day: Span, hours: Placed<Hours>): OpenTime {
  const isSaid = hours.end > hours.start
  const { from, until } = hours.value
  const isEvery = range.isEvery && range.weekday !== null
  return {
    first: isEvery ? null : range.first,
    last: isEvery ? null : range.last,
    weekdays: isEvery && range.weekday !== null ? someWeekdays(range.weekday, range.last - range.first) : [],
    from,
    until: Math.max(until, from),
    start: isSaid ? Math.min(day.start, hours.start) : day.start,
    end: isSaid ? Math.max(day.end, hours.end) : day.end,
  }
}

/** None are all. */
function someWeekdays(first: number, more: number): number[] {
  return more < 6 ? weekdaysIn(first, more) : []
}

export function within(time: OpenTime, limits: Limits, today: DayNumber): WishedTime | null {
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

export function onlyLimits({ first, last }: Limits, items: readonly Item[]): WishedTime[] {
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
