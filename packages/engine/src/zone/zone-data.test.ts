import { afterEach, describe, expect, it } from 'vitest'
import type { WeeklyHours } from '../hours/weekly-hours.ts'
import { workingIntervals } from '../hours/working-intervals.ts'
import { instantOf, wallTimeOf } from './wall-time.ts'
import { setZoneData, type ZoneClock, type ZoneData, zoneDataVersion } from './zone-data.ts'
import { canonicalZone, listZones } from './zone-name.ts'
import { zoneChanges, zoneOffsetMinutes } from './zone-offset.ts'

const hour = 3600
/** Winnipeg as IANA has known it since 2026e: no change after that of March 2026 and so no winter time any more. */
const winnipeg: ZoneClock = {
  changes: [Date.UTC(2025, 10, 2, 7) / 1000, Date.UTC(2026, 2, 8, 8) / 1000],
  offsets: [-5 * hour, -6 * hour, -5 * hour],
  yearly: [],
}
/** Ireland calls its winter time the exception, which begins at the end of October. */
const dublin: ZoneClock = {
  changes: [Date.UTC(1971, 9, 31, 2) / 1000],
  offsets: [hour, 0],
  yearly: [
    [2, 25, 0, hour, hour],
    [9, 25, 0, hour, 0],
  ],
}
const data: ZoneData = {
  version: '2026f',
  zones: {
    'America/Winnipeg': winnipeg,
    'Canada/Central': 'America/Winnipeg',
    'Europe/Dublin': dublin,
    'Moon/Copernicus': { changes: [hour], offsets: [0, 1.5 * hour], yearly: [] },
  },
}

afterEach(() => setZoneData(null))

describe('[ENG9] zone data of one version', () => {
  it('counts in place of what the runtime brings along, under every name of the zone', () => {
    setZoneData(data)
    expect(zoneDataVersion()).toBe('2026f')
    for (const zone of ['America/Winnipeg', 'Canada/Central', 'america/winnipeg']) {
      expect(instantOf('2026-12-01T10:00', zone)).toBe(Date.parse('2026-12-01T10:00-05:00'))
      expect(wallTimeOf(Date.parse('2031-01-15T15:00Z'), zone)).toBe('2031-01-15T10:00:00')
      expect(zoneOffsetMinutes(zone, Date.parse('2026-01-15T12:00Z'))).toBe(-360)
    }
    expect(zoneChanges('America/Winnipeg', Date.UTC(2026, 0, 1), Date.UTC(2028, 0, 1))).toEqual([
      Date.UTC(2026, 2, 8, 8),
    ])
  })

  it('repeats its yearly changes for ever', () => {
    setZoneData(data)
    for (const year of ['1971', '2026', '2100', '9998']) {
      expect(wallTimeOf(Date.parse(`${year}-07-01T10:00Z`), 'Europe/Dublin')).toBe(`${year}-07-01T11:00:00`)
      expect(wallTimeOf(Date.parse(`${year}-12-01T10:00Z`), 'Europe/Dublin')).toBe(`${year}-12-01T10:00:00`)
    }
    expect(zoneChanges('Europe/Dublin', Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1))).toEqual([
      Date.parse('2026-03-29T01:00Z'),
      Date.parse('2026-10-25T01:00Z'),
    ])
    expect(instantOf('2026-03-29T01:30', 'Europe/Dublin')).toBe(Date.parse('2026-03-29T01:30Z'))
    expect(instantOf('2026-10-25T01:30', 'Europe/Dublin')).toBe(Date.parse('2026-10-25T00:30Z'))
  })

  it('leaves other zones and all that was before 1970 to the runtime', () => {
    setZoneData(data)
    expect(zoneOffsetMinutes('Asia/Kathmandu', Date.UTC(2026, 0, 1))).toBe(345)
    expect(zoneOffsetMinutes('America/Winnipeg', Date.UTC(1960, 6, 1))).toBe(-300)
    expect(zoneChanges('Europe/Dublin', Date.UTC(1968, 0, 1), Date.UTC(1972, 0, 1))).toEqual([
      Date.parse('1968-02-18T02:00Z'),
      Date.parse('1971-10-31T02:00Z'),
    ])
  })

  it('adds the zones that it alone has', () => {
    expect(canonicalZone('Moon/Copernicus')).toBeNull()
    expect(() => instantOf('2026-01-01T10:00', 'Moon/Copernicus')).toThrow(RangeError)
    setZoneData(data)
    expect(canonicalZone('moon/copernicus')).toBe('Moon/Copernicus')
    expect(listZones()).toContain('Moon/Copernicus')
    expect(listZones()).not.toContain('Canada/Central')
    expect(instantOf('2026-01-01T10:00', 'Moon/Copernicus')).toBe(Date.parse('2026-01-01T08:30Z'))
    expect(wallTimeOf(Date.UTC(1950, 0, 1), 'Moon/Copernicus')).toBe('1950-01-01T00:00:00')
  })

  it('makes everything that was computed before forgotten', () => {
    const at = Date.parse('2026-12-01T16:00Z')
    const weekly: WeeklyHours = { 2: [[600, 660]] }
    const hours = () => workingIntervals({ weekly, timeZone: 'America/Winnipeg' }, [at - 4e7, at + 4e7])
    const before = [wallTimeOf(at, 'America/Winnipeg'), hours()]
    setZoneData({
      version: '2099a',
      zones: { 'America/Winnipeg': { changes: [], offsets: [0], yearly: [] } },
    })
    expect(wallTimeOf(at, 'America/Winnipeg')).toBe('2026-12-01T16:00:00')
    expect(hours()).toEqual([[Date.parse('2026-12-01T10:00Z'), Date.parse('2026-12-01T11:00Z')]])
    setZoneData(null)
    expect([wallTimeOf(at, 'America/Winnipeg'), hours()]).toEqual(before)
    expect(zoneDataVersion()).toBeNull()
  })
})
