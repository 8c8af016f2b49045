import { canonicalZone, englishCityOf, listZones, zoneOffsetMinutes } from '@meridian/engine'
import { popular_zones } from '../../../platform/time/popular-zones.ts'
import { abbreviationAt, abbreviationsOf } from '../../../platform/time/zone-names.ts'
import type { Reader } from './parts.ts'

/** The zone that a city, an abbreviation or an IANA name means to this reader, or null. */
export function zoneNamed(name: string, reader: Reader): string | null {
  const wanted = plain(name)
  if (wanted.length < 2) return null
  if (name.includes('/')) return canonicalZone(name)
  const own = canonicalZone(reader.zone) ?? reader.zone
  // Many zones share an abbreviation; the reader's own is meant where it does.
  if (abbreviationsOf(own).some((one) => plain(one) === wanted)) return own
  return byAbbreviation(wanted, reader.nowMs) ?? cities().get(wanted) ?? null
}

function byAbbreviation(wanted: string, nowMs: number): string | null {
  const german = { mez: 'Europe/Berlin', mesz: 'Europe/Berlin' }[wanted]
  if (german !== undefined) return german
  const known = [...popular_zones.keys(), ...listZones()].find((zone) =>
    abbreviationsOf(zone).some((one) => plain(one) === wanted),
  )
  if (known === undefined) return wanted.length <= 4 ? canonicalAbbreviation(wanted) : null
  // 'IST' stands for several offsets: the most looked for comes first, and must really be called so.
  return abbreviationAt(known, zoneOffsetMinutes(known, nowMs)) === undefined ? null : known
}

/** The engine knows abbreviations that stand for a zone in the world's most used calendars. */
function canonicalAbbreviation(wanted: string): string | null {
  return /^(est|edt|cst|cdt|mst|mdt|pst|pdt|ast|hst|ist|utc|gmt)$/.test(wanted) ? canonicalZone(wanted) : null
}

let known_cities: ReadonlyMap<string, string> | undefined

function cities(): ReadonlyMap<string, string> {
  known_cities ??= new Map([
    ...listZones().map((zone) => [plain(englishCityOf(zone)), zone] as const),
    ...[...popular_zones].flatMap(([zone, names]) => names.map((name) => [plain(name), zone] as const)),
    ...Object.entries(other_names),
  ])
  return known_cities
}

/** As the places are called elsewhere. */
const other_names: Readonly<Record<string, string>> = {
  tokio: 'Asia/Tokyo',
  wien: 'Europe/Vienna',
  wiener: 'Europe/Vienna',
  zürcher: 'Europe/Zurich',
  zürich: 'Europe/Zurich',
  rom: 'Europe/Rome',
  prag: 'Europe/Prague',
  warschau: 'Europe/Warsaw',
  lissabon: 'Europe/Lisbon',
  kopenhagen: 'Europe/Copenhagen',
  moskau: 'Europe/Moscow',
  peking: 'Asia/Shanghai',
  singapur: 'Asia/Singapore',
  brüssel: 'Europe/Brussels',
  athen: 'Europe/Athens',
  münchen: 'Europe/Berlin',
  münchner: 'Europe/Berlin',
  köln: 'Europe/Berlin',
  kairo: 'Africa/Cairo',
  mailand: 'Europe/Rome',
  uk: 'Europe/London',
  'new york city': 'America/New_York',
  nyc: 'America/New_York',
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
  india: 'Asia/Kolkata',
  japan: 'Asia/Tokyo',
}

function plain(name: string): string {
  return name.trim().toLowerCase().normalize('NFC').replaceAll(/\s+/g, ' ')
}
