import { instantOf, wallTimeOf } from '@meridian/engine'
import type { NewTimes } from '../calendar-host.ts'

/** What the form for a new event starts with. */
export interface NewEvent {
  readonly is_all_day: boolean
  readonly start_date: string
  readonly end_date: string
  readonly start_time?: string
  readonly end_time?: string
  readonly meeting_timezone: string
}

/** The moments on the clock of the zone; in UTC where that clock shows one of them twice, so that the moments stay. */
export function newEvent(when: NewTimes, zone: string): NewEvent {
  if (when.kind === 'days') {
    return { is_all_day: true, start_date: when.first, end_date: when.last, meeting_timezone: zone }
  }
  const meeting_timezone = when.interval.every((ms) => isExact(ms, zone)) ? zone : 'UTC'
  const [start = '', end = ''] = when.interval.map((ms) => wallTimeOf(ms, meeting_timezone))
  return {
    is_all_day: false,
    start_date: start.slice(0, 10),
    end_date: end.slice(0, 10),
    start_time: start.slice(11, 16),
    end_time: end.slice(11, 16),
    meeting_timezone,
  }
}

function isExact(ms: number, zone: string): boolean {
  return instantOf(wallTimeOf(ms, zone), zone) === ms
}
