import { englishCityOf, listZones } from '@meridian/engine'
import { placeIn } from '@meridian/languages/places'
import { screen_catalogues } from '@meridian/languages/screens'
import { afterEach, expect, it } from 'vitest'
import { setCatalogue } from '../text/text.ts'
import { abbreviationOf, cityOf, isSameZone, offsetBetween, zoneName } from './zones.ts'

afterEach(() => setCatalogue(null))

const winter = Date.parse('2026-11-20T12:00:00Z')
const summer = Date.parse('2026-07-20T12:00:00Z')
const called = () => listZones().map(cityOf)
const calledIn = (language: string) => listZones().map((zone) => placeIn(language, englishCityOf(zone)))

it('[WEB52] shows the abbreviation and offset that hold now', () => {
  expect([winter, summer].map((at) => abbreviationOf('Europe/Berlin', at))).toEqual(['CET', 'CEST'])
  expect([winter, summer].map((at) => abbreviationOf('America/New_York', at))).toEqual(['EST', 'EDT'])
  expect(abbreviationOf('Asia/Calcutta', winter)).toBe('IST')
  expect(abbreviationOf('Asia/Kathmandu', winter)).toBe('UTC+05:45')
  expect(abbreviationOf('America/Argentina/Ushuaia', winter)).toBe('UTC−03:00')
})

it('[WEB54] tells places and distances by name', () => {
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(cityOf('America/St_Johns')).toBe('St. John’s')
  expect(cityOf('America/Indiana/Knox')).toBe('Knox, Indiana')
  expect(offsetBetween('Asia/Kolkata', 'Europe/Berlin', winter)).toBe('+4 h 30')
  expect(offsetBetween('America/New_York', 'Europe/Berlin', winter)).toBe('−6 h')
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true)
  expect(isSameZone('Europe/Berlin', 'Europe/Paris')).toBe(false)
})

it('[WEB142] calls every city as mails and guests’ pages do', async () => {
  expect(called()).toEqual(calledIn('en'))
  setCatalogue((await screen_catalogues.de()).catalogue)
  expect(called()).toEqual(calledIn('de'))
})

it('[WEB48] names a zone once whose city and abbreviation are the same', () => {
  expect(['UTC', 'Europe/Berlin'].map((zone) => zoneName(zone, winter))).toEqual(['UTC', 'Berlin, CET'])
})
