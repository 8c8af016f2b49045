import { canonicalZone, listZones, onZoneDataChange, zoneOffsetMinutes } from '@meridian/engine'
import { WINDOWS_TO_IANA_MAP } from 'windows-iana'

/**
 * The IANA zone that a TZID names by itself: an IANA name, one behind a vendor's prefix
 * (/example.org/Tzfile/Europe/Berlin), or a Windows name. Null for every other text.
 */
export function findZoneByName(tzid: string): string | null {
  const name = tidyZoneName(tzid)
  if (/^UTC$|^Z$|^tzone:\/\/Microsoft\/Utc$/i.test(name)) return 'UTC'
  return (name.includes('/') ? findZoneByPath(name) : null) ?? findWindowsZone(name)
}

/**
 * The zone meant by a text for people, such as "(UTC-05:00) Eastern Time (US & Canada)" or "(GMT+01.00) Sarajevo /
 * Warsaw": a Windows zone or a city that keeps the offset said; if nothing but an offset is said, that offset.
 */
export function findZoneByDisplayName(tzid: string): string | null {
  const name = tidyZoneName(tzid)
  const said = /^\(?(?:UTC|GMT)? ?(?:([+-]) ?(\d{1,2})[:.]?(\d\d)?)?\)? ?(.*)$/i.exec(name)
  if (!said) return null
  const [, sign, hours = '0', minutes = '0', place = ''] = said
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  if (place === '') return sign === undefined ? null : findFixedZone(offset)
  const isOffsetSaid = sign !== undefined || /^\((UTC|GMT)\)/i.test(name)
  const candidates = [findPlaceInWindowsStyle(place), ...place.split(/[,;/]/).map(findCity)]
  return (
    candidates.find((zone) => zone !== null && (!isOffsetSaid || standardOffset(zone) === offset)) ?? null
  )
}

/** The zone that is always this far from UTC; minutes east. Null when the zone database has none. */
function findFixedZone(offsetMinutes: number): string | null {
  if (offsetMinutes === 0) return 'UTC'
  // The signs of Etc zones are reversed: Etc/GMT-2 is two hours ahead of UTC.
  if (offsetMinutes % 60 === 0)
    return canonicalZone(`Etc/GMT${offsetMinutes > 0 ? '-' : '+'}${Math.abs(offsetMinutes) / 60}`)
  return listZones().find((zone) => yearOffsets(zone).every((offset) => offset === offsetMinutes)) ?? null
}

function tidyZoneName(tzid: string): string {
  return tzid.replaceAll('"', '').replace(/\s+/g, ' ').trim().slice(0, 200)
}

/** Vendors put their own path in front; the longest end that is a zone counts (America/Argentina/Salta before Salta). */
function findZoneByPath(path: string): string | null {
  const parts = path.split('/').filter((part) => part !== '')
  for (const length of [3, 2]) {
    const zone = parts.length >= length ? canonicalZone(parts.slice(-length).join('/')) : null
    if (zone) return zone
  }
  return null
}

function findWindowsZone(name: string): string | null {
  // Exchange numbers repeated zones, and some writers say Daylight for the zone as a whole.
  const plain = name.toLowerCase().replace(/ \d+$/, '').replace(' daylight time', ' standard time')
  const zone = windowsZones.get(plain)
  return zone === undefined ? null : canonicalZone(zone)
}

function findPlaceInWindowsStyle(place: string): string | null {
  const plain = place
    .toLowerCase()
    .replace(/ \((?:us & canada|canada|us and canada)\)/, '')
    .replace(/ time$/, '')
    .trim()
  return findWindowsZone(displayNames.get(plain) ?? `${plain} standard time`)
}

function findCity(city: string): string | null {
  return cities().get(cityKey(city)) ?? null
}

function standardOffset(zone: string): number {
  return Math.min(...yearOffsets(zone))
}

function yearOffsets(zone: string): number[] {
  return [0, 3, 6, 9].map((month) => zoneOffsetMinutes(zone, Date.UTC(2025, month, 15)))
}

function cities(): ReadonlyMap<string, string> {
  knownCities ??= new Map(
    listZones().flatMap((zone) =>
      zone.includes('/') ? [[cityKey(zone.slice(zone.lastIndexOf('/') + 1)), zone]] : [],
    ),
  )
  return knownCities
}

function cityKey(city: string): string {
  return city.toLowerCase().replace(/[^\p{L}]/gu, '')
}

let knownCities: ReadonlyMap<string, string> | undefined
onZoneDataChange(() => {
  knownCities = undefined
})

const windowsZones: ReadonlyMap<string, string> = new Map(
  WINDOWS_TO_IANA_MAP.flatMap(({ windowsName, territory, iana }) => {
    const [zone] = iana
    return territory === '001' && zone !== undefined ? [[windowsName.toLowerCase(), zone]] : []
  }),
)

// Texts of the Windows time zone list that hold neither their zone's name nor a city of the zone database.
const displayNames: ReadonlyMap<string, string> = new Map([
  ['alaska', 'alaskan standard time'],
  ['arizona', 'us mountain standard time'],
  ['brasilia', 'e. south america standard time'],
  ['coordinated universal', 'utc'],
  ['hawaii', 'hawaiian standard time'],
  ['indiana (east)', 'us eastern standard time'],
  ["nuku'alofa", 'tonga standard time'],
  ['saskatchewan', 'canada central standard time'],
  ['sri jayawardenepura', 'sri lanka standard time'],
  ['west central africa', 'w. central africa standard time'],
])
