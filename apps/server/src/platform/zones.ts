import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import { setZoneData, type ZoneData } from '@meridian/engine'

export type ZoneSource = 'package' | 'system' | 'folder' | 'database' | 'runtime'

/** The zone data that this process uses, and their source. */
export interface Zones {
  readonly data: ZoneData
  readonly source: ZoneSource
}

const key = 'meridian zone data'
let current: Zones | undefined

/**
 * Applies the data to this process and to all worker threads that start from now on; without any, the
 * runtime's.
 */
export function setZones(zones: Zones | undefined): void {
  current = zones
  setZoneData(zones?.data ?? null)
  setEnvironmentData(key, zones?.data)
}

/** Undefined where no data were loaded, as in tests: the runtime's data apply then. */
export function zonesInUse(): Zones | undefined {
  return current
}

/** For the administration. */
export function presentZones(): { version: string; source: ZoneSource } {
  const { data, source } = current ?? { data: { version: process.versions['tz'] ?? '' }, source: 'runtime' }
  return { version: data.version, source }
}

/** Called first in a worker thread. */
export function setWorkerZones(): void {
  const data = getEnvironmentData(key)
  // Only `setZones` writes under the key.
  if (data !== undefined) setZoneData(data as unknown as ZoneData)
}
