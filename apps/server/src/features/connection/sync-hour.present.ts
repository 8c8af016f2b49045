import type { SyncHours } from '@meridian/contract'
import { day_ms } from '@meridian/engine'
import type { CountedHour } from './sync-hour.queries.ts'

/** The hours of the last day. */
export function presentSyncHours(rows: readonly CountedHour[], now: Date): SyncHours {
  return rows
    .filter(({ hour }) => hour.getTime() > now.getTime() - day_ms)
    .map(({ hour, good, failed }) => ({ hour: hour.toISOString(), good, failed }))
}
