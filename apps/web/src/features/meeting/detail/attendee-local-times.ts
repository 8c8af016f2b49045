import type { FreeBusy } from '@meridian/contract'
import {
  day_ms,
  instantOf,
  intersectIntervals,
  type Interval,
  wallTimeOf,
  zoneOffsetMinutes,
} from '@meridian/engine'
import { cityOf } from '../../../platform/time/zones.ts'

/** A stretch of a local day in percent of its 24 hours. */
export interface Stretch {
  readonly from: number
  readonly length: number
}

/** People whose clocks show the same at the start of a meeting. */
export interface AttendeeLocalTimes {
  /** 'Berlin, Oslo' */
  readonly cities: string
  readonly zone: string
  readonly names: readonly string[]
  /** When the meeting starts on their day. */
  readonly startPercent: number
  /** The working hours of the people on that day, each once; none on a day off. */
  readonly hours: readonly Stretch[]
}

type Person = Pick<FreeBusy, 'full_name' | 'timezone' | 'available'>

/** People by what their clocks show at the start, earliest clocks first. */
export function groupByLocalTime(people: readonly Person[], startMs: number): readonly AttendeeLocalTimes[] {
  const groups = Map.groupBy(people, ({ timezone }) => zoneOffsetMinutes(timezone, startMs))
  return [...groups].toSorted(([one], [other]) => one - other).map(([, group]) => together(group, startMs))
}

function together(group: readonly Person[], startMs: number): AttendeeLocalTimes {
  const zone = group[0]?.timezone ?? 'UTC'
  const wall = wallTimeOf(startMs, zone)
  const stretches = group.flatMap((person) => stretchesOf(person, wall.slice(0, 10)))
  return {
    cities: [...new Set(group.map(({ timezone }) => cityOf(timezone)))].join(', '),
    zone,
    names: group.map(({ full_name }) => full_name),
    startPercent: percentOf(wall.slice(11, 16)),
    hours: [...new Map(stretches.map((stretch) => [`${stretch.from} ${stretch.length}`, stretch])).values()],
  }
}

/** On the clock of the profile, wherever the person is that day. */
function stretchesOf({ timezone, available }: Person, date: string): Stretch[] {
  const day: Interval = [midnightOf(date, timezone), midnightOf(dayAfter(date), timezone)]
  const hours = available.map(([start, end]): Interval => [Date.parse(start), Date.parse(end)])
  return intersectIntervals(hours, [day]).map(([start, end]) => {
    const from = percentOf(wallTimeOf(start, timezone).slice(11, 16))
    const until = end === day[1] ? 100 : percentOf(wallTimeOf(end, timezone).slice(11, 16))
    return { from, length: until - from }
  })
}

function midnightOf(date: string, timeZone: string): number {
  return instantOf(`${date}T00:00`, timeZone)
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + day_ms).toISOString().slice(0, 10)
}

function percentOf(time: string): number {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  return Math.round((minutes / 1440) * 10_000) / 100
}
