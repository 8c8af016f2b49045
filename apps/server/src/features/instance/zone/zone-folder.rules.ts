import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ZoneClock, ZoneData } from '@meridian/engine'
import { readZoneFile } from './zone-file.rules.ts'
import { findVersion } from './zone-version.rules.ts'

/** The version of the zone data in a folder such as /usr/share/zoneinfo; null where the folder names none. */
export function findFolderVersion(folder: string): string | null {
  for (const name of ['tzdata.zi', '+VERSION']) {
    const text = readSome(join(folder, name))
    const version = text === null ? null : findVersion(text)
    if (version !== null) return version
  }
  return null
}

/** All zones of the folder. Passes a file that cannot be parsed to `onBad` and leaves it out. */
export function readFolder(
  folder: string,
  version: string,
  onBad: (name: string, problem: unknown) => void,
): ZoneData {
  const zones: Record<string, ZoneClock | string> = {}
  const known = new Map<string, string>()
  for (const name of listNames(folder)) {
    const clock = readOne(join(folder, name), (problem) => onBad(name, problem))
    if (clock === null) continue
    const content = JSON.stringify(clock)
    const same = known.get(content)
    zones[name] = same ?? clock
    if (same === undefined) known.set(content, name)
  }
  return { version, zones }
}

const names_max = 2000
const file_bytes_max = 65_536
const zone_name = /^[A-Z][\w+-]*(\/[A-Z][\w+-]*){0,2}$/i
/** Copies of the zones with leap seconds, and files that are no zone. */
const others = /^(posix|right)\/|^(Factory|localtime|posixrules|leapseconds)$/

function listNames(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => zone_name.test(name) && !others.test(name))
    .toSorted()
    .slice(0, names_max)
}

function readOne(path: string, onBad: (problem: unknown) => void): ZoneClock | null {
  try {
    const file = statSync(path)
    return file.isFile() && file.size <= file_bytes_max ? readZoneFile(readFileSync(path)) : null
  } catch (problem) {
    onBad(problem)
    return null
  }
}

function readSome(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').slice(0, 100)
  } catch {
    // Another kind of folder has its version elsewhere, or none.
    return null
  }
}
