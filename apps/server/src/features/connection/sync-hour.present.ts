import type { SyncHours } from '@meridian/contract'
import { day_ms } from '@meridian/engine'
import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/postgres/tables.ts'

type Row = Pick<Selectable<Tables['sync_hour']>, 'hour' | 'good' | 'failed'>

/** Those of the last day. */
export function presentSyncHours(rows: readonly Row[], now: Date): SyncHours {
  return rows
    .filter(({ hour }) => hour.getTime() > now.getTime() - day_ms)
    .map(({ hour, good, failed }) => ({ hour: hour.toISOString(), good, failed }))
}
