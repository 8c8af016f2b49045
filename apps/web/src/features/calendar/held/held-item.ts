import type { HeldTime } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import { isoDate } from '../../../platform/time/format.ts'
import type { HeldItem } from './held-store.ts'

/** The times that are still held, each once, the earliest first. */
export function heldItems(times: readonly HeldTime[], zone: string, nowMs: number): readonly HeldItem[] {
  const once = new Map(times.map((time) => [time.held_time_id, time]))
  return [...once.values()]
    .filter(({ expires_at }) => expires_at === null || Date.parse(expires_at) > nowMs)
    .map((held) => heldItem(held, zone))
    .toSorted((a, b) => a.interval[0] - b.interval[0] || a.interval[1] - b.interval[1])
}

function heldItem(held: HeldTime, zone: string): HeldItem {
  const interval: Interval = [Date.parse(held.start_timestamp), Date.parse(held.end_timestamp)]
  return {
    held,
    interval,
    first_date: isoDate(interval[0], zone),
    // What ends at midnight does not touch the day that begins then.
    last_date: isoDate(interval[1] - 1, zone),
  }
}
