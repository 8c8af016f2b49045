import { listZones } from '@meridian/engine'
import { expect, it } from 'vitest'
import { searchZones } from '../../ui/picker/zone-search.ts'
import { popular_zones } from './zone-names.ts'
import { abbreviationOf, cityOf, isSameZone, offsetBetween, zoneOptions } from './zones.ts'

const winter = Date.parse('2026-11-20T12:00:00Z')
const summer = Date.parse('2026-07-20T12:00:00Z')
const found = (query: string) => searchZones(zoneOptions(winter), query).map(({ id }) => id)

it('[WEB51] offers every zone of the engine once', () => {
  expect(zoneOptions(winter).map(({ id }) => id)).toEqual(listZones())
})

it('[WEB51] names only zones that exist among the popular ones', () => {
  const all = new Set(listZones())
  expect([...popular_zones.keys()].filter((zone) => !all.has(zone))).toEqual([])
})

it('[WEB52] shows the abbreviation and offset that hold now', () => {
  expect([winter, summer].map((at) => abbreviationOf('Europe/Berlin', at))).toEqual(['CET', 'CEST'])
  expect([winter, summer].map((at) => abbreviationOf('America/New_York', at))).toEqual(['EST', 'EDT'])
  expect(abbreviationOf('Asia/Calcutta', winter)).toBe('IST')
  expect(abbreviationOf('Asia/Kathmandu', winter)).toBe('UTC+05:45')
  expect(abbreviationOf('America/Argentina/Ushuaia', winter)).toBe('UTC−03:00')
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

it('[WEB54] tells places and distances by name', () => {
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(offsetBetween('Asia/Kolkata', 'Europe/Berlin', winter)).toBe('+4 h 30')
  expect(offsetBetween('America/New_York', 'Europe/Berlin', winter)).toBe('−6 h')
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true)
  expect(isSameZone('Europe/Berlin', 'Europe/Paris')).toBe(false)
})

it('[WEB48] names a zone once whose city and abbreviation are the same', () => {
  const names = new Map(zoneOptions(winter).map(({ id, name }) => [id, name]))
  expect([names.get('UTC'), names.get('Europe/Berlin')]).toEqual(['UTC', 'Berlin, CET'])
})
