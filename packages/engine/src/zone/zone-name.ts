/**
 * The IANA name to store and compare, or null when the name means nothing: case is repaired, old names
 * become today's (Asia/Calcutta → Asia/Kolkata), and the abbreviations people type become a place that
 * uses them (EST → America/New_York). Offsets such as "+05:30" are not zones.
 */
export function canonicalZone(name: string): string | null {
  const key = name.trim().toLowerCase()
  const known = canonicalNames.get(key)
  if (known !== undefined) return known
  const found = findCanonicalName(key)
  if (found !== null) canonicalNames.set(key, found)
  return found
}

/** 'Kathmandu' of Asia/Kathmandu, 'Buenos Aires' of America/Argentina/Buenos_Aires. */
export function englishCityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** All canonical zone names, ascending, UTC among them. */
export function listZones(): string[] {
  return [...supportedZones()]
}

/** A name under which the zone database knows the same clock, in its own spelling and not always today's; cheap. Null when it knows none. */
export function databaseZone(name: string): string | null {
  const key = name.trim().toLowerCase()
  // An offset is a valid identifier to Temporal, but it is no place on earth.
  return (
    abbreviations.get(key) ?? (/^[a-z]/.test(key) ? (zoneAsWritten(key) ?? dataNames.get(key) ?? null) : null)
  )
}

/** Zones that the runtime lacks exist as well where zone data have them. */
export function setDataNames(names: readonly string[]): void {
  dataNames = new Map(names.map((name) => [name.toLowerCase(), name]))
  canonicalNames.clear()
  zones = undefined
}

/** Whether the runtime's own data has the zone. */
export function isRuntimeZone(name: string): boolean {
  return zoneAsWritten(name) !== null
}

/** Grows only by names that exist, so it is bounded by the zone database. */
const canonicalNames = new Map<string, string>()
let zones: readonly string[] | undefined
/** The names that zone data have, by their lower case. */
let dataNames: ReadonlyMap<string, string> = new Map()

const abbreviations: ReadonlyMap<string, string> = new Map([
  ['est', 'America/New_York'],
  ['edt', 'America/New_York'],
  ['cst', 'America/Chicago'],
  ['cdt', 'America/Chicago'],
  ['mst', 'America/Denver'],
  ['mdt', 'America/Denver'],
  ['pst', 'America/Los_Angeles'],
  ['pdt', 'America/Los_Angeles'],
  ['ast', 'America/Halifax'],
  ['hst', 'Pacific/Honolulu'],
  ['ist', 'Asia/Kolkata'],
  ['utc', 'UTC'],
  ['gmt', 'UTC'],
  ['z', 'UTC'],
])

/**
 * Names that ICU, and with it every browser engine built on it, still lists under their former spelling.
 * Source: the links of the IANA file "backward" that CLDR keeps as its own identifiers.
 */
const renamed: ReadonlyMap<string, string> = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
])

function findCanonicalName(name: string): string | null {
  const zone = databaseZone(name)
  if (zone === null) return null
  const today = renamed.get(zone) ?? zone
  if (supportedZones().includes(today) || !isRuntimeZone(zone)) return today
  const repaired = new Temporal.ZonedDateTime(0n, zone)
  return (
    supportedZones().find(
      (each) => isRuntimeZone(each) && repaired.equals(new Temporal.ZonedDateTime(0n, each)),
    ) ?? today
  )
}

/** The name in the zone database's own spelling, or null when the database has no such name. */
function zoneAsWritten(name: string): string | null {
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId
  } catch (refusal) {
    if (refusal instanceof RangeError) return null
    throw refusal
  }
}

function supportedZones(): readonly string[] {
  zones ??= [
    ...new Set([
      ...Intl.supportedValuesOf('timeZone').map((zone) => renamed.get(zone) ?? zone),
      ...[...dataNames.values()].filter((zone) => !isRuntimeZone(zone)),
      'UTC',
    ]),
  ].toSorted()
  return zones
}
