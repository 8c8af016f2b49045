import { expect, it } from 'vitest'
import { canonicalZone, listZones } from './zone-name.ts'

it('[ENG3] brings old and misspelt names to the name of today', () => {
  expect(canonicalZone('Asia/Calcutta')).toBe('Asia/Kolkata')
  expect(canonicalZone('asia/kolkata')).toBe('Asia/Kolkata')
  expect(canonicalZone('Asia/Katmandu')).toBe('Asia/Kathmandu')
  expect(canonicalZone('America/Buenos_Aires')).toBe('America/Argentina/Buenos_Aires')
  expect(canonicalZone('Europe/Kiev')).toBe('Europe/Kyiv')
  expect(canonicalZone('US/Eastern')).toBe('America/New_York')
  expect(canonicalZone(' europe/berlin ')).toBe('Europe/Berlin')
})

it('[ENG4] reads the abbreviations people type', () => {
  const typed = ['EST', 'CST', 'MST', 'PST', 'AST', 'HST', 'IST', 'UTC', 'GMT', 'est']
  expect(typed.map(canonicalZone)).toEqual([
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'America/Halifax',
    'Pacific/Honolulu',
    'Asia/Kolkata',
    'UTC',
    'UTC',
    'America/New_York',
  ])
})

it('[ENG4] knows no zone by an offset or an invented name', () => {
  for (const name of ['+05:30', '-08', 'Mars/Olympus', '', 'Europe', 'constructor']) {
    expect(canonicalZone(name)).toBeNull()
  }
})

it('[ENG5] lists every canonical zone once, ascending', () => {
  const zones = listZones()
  expect(zones.length).toBeGreaterThan(400)
  expect(zones).toContain('UTC')
  expect(zones).toEqual([...new Set(zones)].toSorted())
  expect(zones.map(canonicalZone)).toEqual(zones)
})
