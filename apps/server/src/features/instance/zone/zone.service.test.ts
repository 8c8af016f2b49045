import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { instantOf, listZones, zoneChanges, zoneOffsetMinutes } from '@meridian/engine'
import { afterEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { aZoneFile } from '../../../../test/zone-file.ts'
import { readConfig, SettingError } from '../../../platform/config/config.ts'
import { setZones, type Zones } from '../../../platform/zones.ts'
import { runtimeZones } from './runtime-zone.rules.ts'
import { loadZones, system_folders } from './zone.service.ts'
import { findClock } from './zone-check.rules.ts'
import { compareVersions } from './zone-version.rules.ts'
import { findFolderVersion, readFolder } from './zone-folder.rules.ts'

afterEach(() => setZones(undefined))

const days = Array.from({ length: 728 }, (_, index) => Date.UTC(2026, 0, 2 + index, 12))
const warnings: object[] = []
const log = { warn: (about: object) => warnings.push(about) }
const packaged = loadZones('package', log, [])

/** A folder of the packaged zones, in which Winnipeg stays eleven hours ahead for good. */
function fillFolder(folder: string, version: string): void {
  for (const name of Object.keys(packaged.data.zones)) {
    const clock = findClock(packaged.data.zones, name)
    if (!clock) continue
    const changes = clock.changes.map((at, index) => ({ at, offset: clock.offsets[index + 1] ?? 0 }))
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    const file = { before: clock.offsets[0] ?? 0, changes, rule: 'GMT0' }
    writeFileSync(path, aZoneFile(name === 'America/Winnipeg' ? { before: 39_600, rule: '<+11>-11' } : file))
  }
  writeFileSync(join(folder, 'tzdata.zi'), `# version ${version}\n`)
}

describe('[RUN70] the zone data that come along', () => {
  it('are at least those of the runtime and of this system', () => {
    const others = [
      process.versions['tz'] ?? '',
      ...system_folders.map((folder) => findFolderVersion(folder) ?? ''),
    ]
    const [newest = ''] = others.toSorted((one, other) => compareVersions(other, one))
    // Where this fails a newer version is out: npm install --save-exact -w apps/server moment-timezone@latest
    expect(compareVersions(packaged.data.version, newest), `${newest} is out`).toBeGreaterThanOrEqual(0)
  })

  it.each([
    ['America/Winnipeg', '-05:00'],
    ['Canada/Central', '-05:00'],
    ['America/Inuvik', '-06:00'],
    ['America/Havana', '-04:00'],
    ['Cuba', '-04:00'],
    ['America/St_Johns', '-03:30'],
    ['US/Pacific', '-08:00'],
    ['Asia/Calcutta', '+05:30'],
    ['Asia/Kathmandu', '+05:45'],
    ['Australia/Lord_Howe', '+11:00'],
    ['Pacific/Apia', '+13:00'],
    ['Africa/Casablanca', '+00:00'],
    ['Europe/Dublin', '+00:00'],
    ['Antarctica/Troll', '+00:00'],
  ])('put 10:00 in %s on 1 December 2026 at UTC%s', (zone, offset) => {
    setZones(packaged)
    expect(instantOf('2026-12-01T10:00', zone)).toBe(Date.parse(`2026-12-01T10:00${offset}`))
  })

  it('equal the runtime’s data, except where they are newer', () => {
    const own = runtimeZones()
    const differing = listZones().filter(
      (zone) => changesBy({ data: own, source: 'runtime' }, zone) !== changesBy(packaged, zone),
    )
    const known = { '2026c': ['America/Havana', 'America/Inuvik', 'America/Winnipeg'], '2026f': [] }
    const expected = packaged.data.version === '2026f' ? known[own.version as keyof typeof known] : undefined
    if (expected) expect(differing).toEqual(expected)
    else expect(differing.length).toBeLessThan(12)
  })
})

function changesBy(zones: Zones, zone: string): string {
  setZones(zones)
  const from = Date.UTC(2000, 0, 1)
  const changes = zoneChanges(zone, from, Date.UTC(2120, 0, 1))
  return JSON.stringify([from, ...changes].map((at) => [at, zoneOffsetMinutes(zone, at)]))
}

const system = system_folders.find((folder) => findFolderVersion(folder) !== null)
const hasZdump = ['/usr/bin/zdump', '/usr/sbin/zdump'].some((path) => existsSync(path))

it.skipIf(system === undefined || !hasZdump)(
  '[RUN69] reads this system as its own zdump does: every zone on every day of 2026 and 2027',
  () => {
    const folder = system ?? ''
    const data = readFolder(folder, '2026a', (name, problem) => expect([name, problem]).toEqual([]))
    setZones({ data, source: 'system' })
    // These are names of places here, as people mean them.
    const names = Object.keys(data.zones).filter((zone) => !['EST', 'MST'].includes(zone))
    const paths = names.map((name) => join(folder, name))
    const text = execFileSync('zdump', ['-i', '-c', '2026,2028', ...paths], { encoding: 'utf8' })
    const parts = text.split(/^TZ=.*$/m).slice(1)
    expect(parts).toHaveLength(names.length)
    const disagreements = parts.flatMap((part, index) => {
      const zone = names[index] ?? ''
      const periods = readDump(part)
      return days.filter(
        (at) => zoneOffsetMinutes(zone, at) !== periods.findLast(({ from }) => from <= at)?.offset,
      )
    })
    expect(disagreements).toEqual([])
  },
)

/** Lines such as `2026-03-29	02	+01	IST`: the wall time at which an offset begins; the first line has none. */
function readDump(text: string): { from: number; offset: number }[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [date = '', time = '', told = ''] = line.split('\t')
      const [, sign = '', hours = '', minutes = '0'] = /^([+-])(\d\d)(\d\d)?/.exec(told) ?? []
      const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
      const [hour = '00', minute = '00', second = '00'] = time.split(':')
      const from =
        date === '-' ? -Infinity : Date.parse(`${date}T${hour}:${minute}:${second}Z`) - offset * 60_000
      return { from, offset }
    })
}

describe('[RUN70] which zone data are used', () => {
  it('the newest of the package, the system and the runtime', () => {
    using folder = temporaryFolder()
    fillFolder(folder.path, '2099z')
    const newer = loadZones(undefined, log, [folder.path])
    expect([newer.source, newer.data.version]).toEqual(['system', '2099z'])
    setZones(newer)
    expect(zoneOffsetMinutes('Canada/Central', Date.UTC(2026, 5, 1))).toBe(-300)
    expect(zoneOffsetMinutes('America/Winnipeg', Date.UTC(2026, 5, 1))).toBe(660)
    writeFileSync(join(folder.path, 'tzdata.zi'), '# version 2001a\n')
    expect(loadZones(undefined, log, [folder.path]).source).toBe('package')
    const chosen = loadZones(folder.path, log, [])
    expect([chosen.source, chosen.data.version]).toEqual(['folder', '2001a'])
  })

  it('an older one where the newest is broken, with a log line', () => {
    using folder = temporaryFolder()
    writeFileSync(join(folder.path, '+VERSION'), '2099z\n')
    writeFileSync(join(folder.path, 'UTC'), 'nonsense')
    for (const setting of [undefined, folder.path]) {
      warnings.length = 0
      expect(loadZones(setting, log, [folder.path]).source).toBe('package')
      expect(warnings).toContainEqual(
        expect.objectContaining({ version: '2099z', wrong: expect.any(String) }),
      )
    }
  })

  it('none of a folder that names no version: the start ends with a sentence', () => {
    using folder = temporaryFolder()
    const { zoneData } = readConfig({ ZONE_DATA: folder.path }, '/')
    expect(() => loadZones(zoneData, log)).toThrow(SettingError)
    expect(readConfig({ ZONE_DATA: 'zones' }, '/srv').zoneData).toBe('/srv/zones')
    expect(readConfig({ ZONE_DATA: 'package' }, '/srv').zoneData).toBe('package')
  })

  it('versions are ordered as IANA counts them', () => {
    const ordered = ['', 'nonsense', '2025z', '2026a', '2026c', '2026f', '2026z', '2026za', '2027a']
    for (const [index, version] of ordered.entries()) {
      if (index > 1) expect(compareVersions(version, ordered[index - 1] ?? '')).toBeGreaterThan(0)
    }
  })
})
