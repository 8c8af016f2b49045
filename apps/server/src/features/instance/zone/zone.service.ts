import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ZoneData } from '@meridian/engine'
import { SettingError } from '../../../platform/config/config.ts'
import type { Log } from '../../../platform/log.ts'
import type { Zones } from '../../../platform/zones.ts'
import { PackedZones, unpackZones } from './packed-zone.rules.ts'
import { runtimeZones } from './runtime-zone.rules.ts'
import { findWrong } from './zone-check.rules.ts'
import { findFolderVersion, readFolder } from './zone-folder.rules.ts'
import { compareVersions } from './zone-version.rules.ts'

/** The folders in which systems keep their zone data. */
export const system_folders = ['/usr/share/zoneinfo', '/usr/lib/zoneinfo', '/usr/share/lib/zoneinfo']

/** Usable zone data, which are read only when they are the newest. */
interface Candidate {
  readonly source: Zones['source']
  readonly version: string
  readonly read: () => ZoneData
}

/**
 * The newest zone data available: of the system, of the package dependency, or of the runtime; or those that
 * the setting names. Logs broken data and uses the next older ones. Throws `SettingError` for a setting
 * without data.
 */
export function loadZones(
  setting: string | undefined,
  log: Pick<Log, 'warn'>,
  folders: readonly string[] = system_folders,
): Zones {
  for (const { source, version, read } of candidatesFor(setting, log, folders)) {
    try {
      const data = read()
      const wrong = findWrong(data)
      if (wrong === null) return { data, source }
      log.warn({ source, version, wrong }, 'these zone data are not used')
    } catch (error) {
      log.warn({ err: error, source, version }, 'these zone data cannot be read')
    }
  }
  return { data: runtimeZones(), source: 'runtime' }
}

/** The zone data of the setting first, then the newest first; of the same version the fastest to read. */
function candidatesFor(
  setting: string | undefined,
  log: Pick<Log, 'warn'>,
  folders: readonly string[],
): Candidate[] {
  const all = [
    packaged(),
    ...folders.flatMap((folder) => folderOf(folder, 'system', log) ?? []),
    { source: 'runtime' as const, version: process.versions['tz'] ?? '', read: runtimeZones },
  ].toSorted((one, other) => compareVersions(other.version, one.version))
  if (setting === undefined) return all
  if (setting === 'package') return [packaged(), ...all]
  const chosen = folderOf(setting, 'folder', log)
  if (chosen === null) {
    throw new SettingError(
      `The setting ZONE_DATA is wrong: ${setting} has no tzdata.zi or +VERSION that names the version of its zones.`,
    )
  }
  return [chosen, ...all]
}

function folderOf(folder: string, source: 'system' | 'folder', log: Pick<Log, 'warn'>): Candidate | null {
  const version = findFolderVersion(folder)
  if (version === null) return null
  const onBad = (zone: string, error: unknown) => log.warn({ err: error, zone, folder }, 'not understood')
  return { source, version, read: () => readFolder(folder, version, onBad) }
}

/** moment-timezone publishes each release of the zone database within days. */
function packaged(): Candidate {
  const path = fileURLToPath(import.meta.resolve('moment-timezone/data/packed/latest.json'))
  const packed = PackedZones.parse(JSON.parse(readFileSync(path, 'utf8')))
  return { source: 'package', version: packed.version, read: () => unpackZones(packed) }
}
