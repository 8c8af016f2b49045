import { type Interval, instantAt, timeAxis, type WorkingTime } from '@meridian/engine'
import { isoDate } from '../../../platform/time/format.ts'
import { firstHourPlace } from './grid-place.ts'

/** The half hour that begins next, for so many minutes. */
export function nextHalfHour(nowMs: number, minutes: number): Interval {
  const start = Math.ceil(nowMs / half_hour_ms) * half_hour_ms
  return [start, start + minutes * 60_000]
}

/** The times of a new event on a date: the next half hour of today, the first working hour of any other day. */
export function newTimesOn(
  date: string,
  {
    nowMs,
    zone,
    hours,
    minutes,
  }: { nowMs: number; zone: string; hours: WorkingTime | null; minutes: number },
): Interval {
  if (date === isoDate(nowMs, zone)) return nextHalfHour(nowMs, minutes)
  const axis = timeAxis([date], zone)
  const [day] = axis.days
  const start = day ? instantAt(day, firstHourPlace(axis, hours)) : nowMs
  return [start, start + minutes * 60_000]
}

const half_hour_ms = 1_800_000
