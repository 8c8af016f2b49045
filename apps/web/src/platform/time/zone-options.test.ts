import { listZones } from '@meridian/engine'
import { expect, it } from 'vitest'
import { searchZones } from './zone-search.ts'
import { popular_zones } from './popular-zones.ts'
import { zoneOptions } from './zone-options.ts'

const winter = Date.parse('2026-11-20T12:00:00Z')
const found = (query: string) => searchZones(zoneOptions(winter), query).map(({ id }) => id)

it('[WEB51] offers every zone of the engine once', () => {
  expect(zoneOptions(winter).map(({ id }) => id)).toEqual(listZones())
})

it('[WEB51] names only zones that exist among the popular ones', () => {
  const all = new Set(listZones())
  expect([...popular_zones.keys()].filter((zone) => !all.has(zone))).toEqual([])
})

it.each([
  ['est', 'America/New_York'],
  ['IST', 'Asia/Kolkata'],
  ['new y', 'America/New_York'],
  ['bangalore', 'Asia/Kolkata'],
  ['calcutta', 'Asia/Kolkata'],
  ['sao paulo', 'America/Sao_Paulo'],
  ['nepal', 'Asia/Kathmandu'],
  ['america/st_johns', 'America/St_Johns'],
  ['st johns', 'America/St_Johns'],
  ["st. john's", 'America/St_Johns'],
  ['knox, indiana', 'America/Indiana/Knox'],
  ['berlin', 'Europe/Berlin'],
  ['utc', 'UTC'],
])('[WEB53] finds by %j first %s', (query, zone) => {
  expect(found(query)[0]).toBe(zone)
})

it('[WEB53] finds by offset, and nothing by nonsense', () => {
  expect(found('+05:45')).toEqual(['Asia/Kathmandu'])
  expect(found('qqq')).toEqual([])
})

it('[WEB53] leads with the popular zones while nothing is typed', () => {
  const all = searchZones(zoneOptions(winter), '')
  expect(all).toHaveLength(listZones().length)
  expect(all.slice(0, popular_zones.size).every(({ isPopular }) => isPopular)).toBe(true)
})
