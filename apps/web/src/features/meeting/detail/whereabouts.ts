import { type DayHours, type FreeBusy, weekdays } from '@meridian/contract'
import { wallTimeOf, zoneOffsetMinutes } from '@meridian/engine'
import { weekdayName } from '../../../platform/time/format.ts'
import { cityOf } from '../../../platform/time/zones.ts'

/** A stretch of a local day in percent of its 24 hours. */
export interface Stretch {
  readonly from: number
  readonly length: number
}

/** People whose clocks show the same at the start of a meeting. */
export interface Whereabouts {
  /** 'Berlin, Oslo' */
  readonly cities: string
  readonly zone: string
  readonly names: readonly string[]
  /** When the meeting starts on their day. */
  readonly startPercent: number
  /** Their working hours of that day, each once; none on a day off. */
  readonly hours: readonly Stretch[]
}

type Person = Pick<FreeBusy, 'full_name' | 'timezone' | 'availability_info'>

/** People by what their clocks show at the start, earliest clocks first. */
export function whereabouts(people: readonly Person[], startMs: number): readonly Whereabouts[] {
  const groups = Map.groupBy(people, ({ timezone }) => zoneOffsetMinutes(timezone, startMs))
  return [...groups].toSorted(([one], [other]) => one - other).map(([, group]) => together(group, startMs))
}

function together(group: readonly Person[], startMs: number): Whereabouts {
  const zone = group[0]?.timezone ?? 'UTC'
  const wall = wallTimeOf(startMs, zone)
  const weekday = weekdays.find((name) => name === weekdayName(wall.slice(0, 10)).toLowerCase())
  const stretches = group.flatMap(({ availability_info }) =>
    weekday === undefined ? [] : stretchesOf(availability_info[weekday]),
  )
  return {
    cities: [...new Set(group.map(({ timezone }) => cityOf(timezone)))].join(', '),
    zone,
    names: group.map(({ full_name }) => full_name),
    startPercent: percentOf(wall.slice(11, 16)),
    hours: [...new Map(stretches.map((stretch) => [`${stretch.from} ${stretch.length}`, stretch])).values()],
  }
}

function stretchesOf({ start_time, end_time, is_available }: DayHours): Stretch[] {
  if (!is_available) return []
  const from = percentOf(start_time)
  const until = end_time === '00:00' ? 100 : percentOf(end_time)
  return [{ from, length: until - from }]
}

function percentOf(time: string): number {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  return Math.round((minutes / 1440) * 10_000) / 100
}
