import type { ZoneData } from '@meridian/engine'
import type { Config } from '../../../platform/config/config.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import type { Log } from '../../../platform/log.ts'
import { presentZones, setZones, type Zones } from '../../../platform/zones.ts'
import { loadZones } from './zone.service.ts'
import { runtimeZones } from './runtime-zone.rules.ts'
import { findZoneData, hasPeople, lockZoneData, upsertZoneData } from './zone.queries.ts'
import { changeBetween } from './zone-change.rules.ts'
import { compareVersions } from './zone-version.rules.ts'
import { moveMeetings, type ZoneChange } from '../../meeting/meeting.api.ts'
import { rereadMirror } from '../../connection/connection.api.ts'

/**
 * Called at the start of a process, before the first use of a zone. Throws `SettingError` for a setting
 * without data.
 */
export async function startZones(
  db: Db,
  { zoneData }: Pick<Config, 'zoneData'>,
  log: Pick<Log, 'info' | 'warn'>,
  now: Date,
): Promise<void> {
  const { moved } = await settleZones(db, loadZones(zoneData, log), { isChosen: zoneData !== undefined, now })
  log.info({ ...presentZones(), moved_meetings: moved }, 'the zone data in use')
}

/**
 * Applies the zone data that were found to the process, and recomputes what other data had computed. Uses
 * newer data that another process has stored in the database, unless the operator has chosen.
 */
export function settleZones(
  db: Db,
  found: Zones,
  { isChosen, now }: { readonly isChosen: boolean; readonly now: Date },
): Promise<{ readonly moved: number }> {
  return inTransaction(db, async (tx) => {
    await lockZoneData(tx)
    const settled = await findZoneData(tx)
    const newer = settled ? compareVersions(found.data.version, settled.version) : 1
    if (settled && newer < 0 && !isChosen) {
      setZones({ data: settled, source: 'database' })
      return { moved: 0 }
    }
    setZones(found)
    if (newer === 0) return { moved: 0 }
    const change = await changeSince(tx, settled, found.data)
    if (change) await rereadMirror(tx, change.zones, change.rereadWall)
    const moved = change ? await moveMeetings(tx, change, now) : 0
    await upsertZoneData(tx, found.data, { moved, now })
    return { moved }
  })
}

/** What these data change of what others have computed; null where there is nothing. */
async function changeSince(tx: Db, settled: ZoneData | null, found: ZoneData): Promise<ZoneChange | null> {
  if (settled) return changeBetween(settled, found)
  // Before the row of zone data existed the runtime's data were used.
  return (await hasPeople(tx)) ? changeBetween(runtimeZones(), found) : null
}
