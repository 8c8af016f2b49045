import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import { setZoneData, type ZoneData } from '@meridian/engine'

export type ZoneSource = 'package' | 'system' | 'folder' | 'database' | 'runtime'

/** The zone data that this process follows, and where they come from. */
export interface Zones {
  readonly data: ZoneData
  readonly source: ZoneSource
}

const key = 'meridian zone data'
let current: Zones | undefined

/** Has everything in this process, and all worker threads that start from now on, follow the data; without any, the runtime's. */
export function setZones(zones: Zones | undefined): void {
  current = zones
  setZoneData(zones?.data ?? null)
  setEnvironmentData(key, zones?.data)
}

/** Undefined where no data were loaded, as in tests: zones follow those of the runtime then. */
export function zonesInUse(): Zones | undefined {
  return current
}

/** For those who run the instance. */
export function presentZones(): { version: string; source: ZoneSource } {
  const { data, source } = current ?? { data: { version: process.versions['tz'] ?? '' }, source: 'runtime' }
  return { version: data.version, source }
}

/** For a worker thread, before it does anything. */
export function setWorkerZones(): void {
  const data = getEnvironmentData(key)
  // Only `setZones` writes under the key.
  if (data !== undefined) setZoneData(data as unknown as ZoneData)
}
