import { listZones, setZoneData } from '@meridian/engine'
import { afterEach, expect, it } from 'vitest'
import { formatZone, formatZoneAllYear, listZoneRegions } from './format-zone.ts'

afterEach(() => setZoneData(null))

const winter = new Date('2026-12-01T12:00:00Z')
const summer = new Date('2026-07-01T12:00:00Z')

it.each([
  ['Europe/Stockholm', 'Stockholm, Central European Time', 'Stockholm, Mitteleuropäische Zeit'],
  ['Europe/Zurich', 'Zürich, Central European Time', 'Zürich, Mitteleuropäische Zeit'],
  ['Asia/Kathmandu', 'Kathmandu, Nepal Time', 'Kathmandu, Nepalesische Zeit'],
  ['America/St_Johns', 'St. John’s, Newfoundland Time', 'St. John’s, Neufundland-Zeit'],
  ['Australia/Lord_Howe', 'Lord Howe Island, Lord Howe Time', 'Lord-Howe-Insel, Lord-Howe-Zeit'],
  ['Pacific/Apia', 'Apia, Samoa Standard Time', 'Apia, Apia-Normalzeit'],
  [
    'America/Argentina/Buenos_Aires',
    'Buenos Aires, Argentina Standard Time',
    'Buenos Aires, Argentinische Normalzeit',
  ],
  ['America/Indiana/Knox', 'Knox, Indiana, Central Time', 'Knox, Indiana, Nordamerikanische Zentralzeit'],
  ['UTC', 'UTC', 'UTC'],
  ['Etc/UTC', 'UTC', 'UTC'],
  ['Etc/GMT+5', 'GMT-05:00', 'GMT-05:00'],
])('[RUN77] %s reads as its city with the name of its clock, in the language', (zone, english, german) => {
  expect(formatZoneAllYear(zone, 'en-GB')).toBe(english)
  expect(formatZoneAllYear(zone, 'de-DE')).toBe(german)
})

it('[RUN77] tells summer and winter apart where a moment is given', () => {
  expect(formatZone('Europe/Berlin', 'en-GB', winter)).toBe('Berlin, Central European Standard Time')
  expect(formatZone('Europe/Berlin', 'en-GB', summer)).toBe('Berlin, Central European Summer Time')
  expect(formatZone('Europe/Moscow', 'de-DE', summer)).toBe('Moskau, Moskauer Normalzeit')
  expect(formatZone('America/St_Johns', 'en-US', summer)).toBe('St. John’s, Newfoundland Daylight Time')
  expect(formatZone('UTC', 'de', summer)).toBe('UTC')
})

it.each(['en', 'de'])('[RUN77] no name of a zone in %s is an identifier', (language) => {
  for (const zone of listZones()) {
    for (const name of [formatZoneAllYear(zone, language), formatZone(zone, language, winter)]) {
      if (zone !== 'UTC') expect(name).toMatch(/^[^/_]+, [^_]+$/)
      expect(name).not.toContain(zone === 'UTC' ? '/' : zone)
    }
  }
})

it('[RUN77] lists every zone once, by cities in the order of the language', () => {
  for (const language of ['en', 'de']) {
    const regions = listZoneRegions(language)
    const zones = regions.flatMap(({ cities }) => cities.map(({ zone }) => zone))
    expect(zones.toSorted()).toEqual(listZones())
    const { compare } = new Intl.Collator(language)
    for (const { cities } of regions) {
      const names = cities.map(({ city }) => city)
      expect(new Set(names).size).toBe(names.length)
      expect(names).toEqual(names.toSorted(compare))
    }
  }
  const german = listZoneRegions('de')
  expect(german[0]).toEqual({ region: null, cities: [{ zone: 'UTC', city: 'UTC' }] })
  expect(german.find(({ region }) => region === 'Europa')?.cities).toContainEqual({
    zone: 'Europe/Moscow',
    city: 'Moskau',
  })
})

it('[RUN77] names a zone that the runtime does not know by its city', () => {
  setZoneData({
    version: '2099a',
    zones: { 'Europe/New_Town': { changes: [], offsets: [3600], yearly: [] } },
  })
  expect(formatZoneAllYear('Europe/New_Town', 'en')).toBe('New Town')
})
