import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { referenceChanges, referenceInstantOf, referenceWallTimeOf } from './wall-time.reference.ts'
import { formatWallTime, instantOf, wallTimeOf } from './wall-time.ts'
import { listZones } from './zone-name.ts'
import { zoneOffsetMinutes } from './zone-offset.ts'

describe('a wall time', () => {
  it('[ENG6] that is skipped moves forward by the gap', () => {
    expect(instantOf('2026-03-08T02:30', 'America/New_York')).toBe(Date.parse('2026-03-08T03:30-04:00'))
    expect(instantOf('2026-10-04T02:15:30', 'Australia/Lord_Howe')).toBe(
      Date.parse('2026-10-04T02:45:30+11:00'),
    )
    expect(instantOf('2011-12-30T10:00', 'Pacific/Apia')).toBe(Date.parse('2011-12-31T10:00+14:00'))
  })

  it('[ENG6] that is repeated means the first', () => {
    expect(instantOf('2026-11-01T01:30', 'America/New_York')).toBe(Date.parse('2026-11-01T01:30-04:00'))
    expect(instantOf('2026-04-05T01:45', 'Australia/Lord_Howe')).toBe(Date.parse('2026-04-05T01:45+11:00'))
  })

  it('[ENG8] must be one of the calendar, in a zone that exists', () => {
    const wrong = ['2026-02-29T10:00', '2026-13-01T10:00', '2026-01-01T24:00', '2026-01-01', '10:00', '']
    for (const wall of wrong) expect(() => instantOf(wall, 'UTC')).toThrow(RangeError)
    expect(() => instantOf('2026-01-01T10:00', 'Mars/Olympus')).toThrow('Unknown time zone: Mars/Olympus')
    expect(() => wallTimeOf(0, '+02:00')).toThrow(RangeError)
    expect(() => wallTimeOf(Number.NaN, 'UTC')).toThrow(RangeError)
  })
})

it('[ENG6] [ENG7] converts like the zone database around every clock change of 2026 and 2027', () => {
  const disagreements: string[] = []
  let changes = 0
  for (const zone of listZones()) {
    for (const change of referenceChanges(zone, Date.UTC(2026, 0, 1), Date.UTC(2028, 0, 1))) {
      changes += 1
      for (let minute = -150; minute <= 150; minute += 7.5) {
        const at = change + minute * 60_000
        const wall = formatWallTime(at + zoneOffsetMinutes(zone, change - 1) * 60_000)
        if (wallTimeOf(at, zone) !== referenceWallTimeOf(at, zone)) disagreements.push(`${zone} ${at}`)
        if (instantOf(wall, zone) !== referenceInstantOf(wall, zone)) disagreements.push(`${zone} ${wall}`)
      }
    }
  }
  expect(disagreements).toEqual([])
  expect(changes).toBeGreaterThan(400)
})

it('[ENG6] [ENG7] converts like the zone database in any zone at any time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...listZones()),
      fc.integer({ min: Date.UTC(1, 0, 3) / 1000 - 1e8, max: Date.UTC(2400, 0, 1) / 1000 }),
      (zone, seconds) => {
        const wall = formatWallTime(seconds * 1000)
        expect(wallTimeOf(seconds * 1000, zone)).toBe(referenceWallTimeOf(seconds * 1000, zone))
        expect(instantOf(wall, zone)).toBe(referenceInstantOf(wall, zone))
      },
    ),
    { numRuns: 3000 },
  )
})

it('[ENG7] tells the offset in minutes, halves and quarters of hours included', () => {
  const summer = Date.UTC(2026, 6, 1)
  expect(zoneOffsetMinutes('Asia/Kathmandu', summer)).toBe(345)
  expect(zoneOffsetMinutes('America/St_Johns', summer)).toBe(-150)
  expect(zoneOffsetMinutes('EST', summer)).toBe(-240)
  expect(zoneOffsetMinutes('UTC', summer)).toBe(0)
})
