import { canonicalZone, englishCityOf, isRuntimeZone, listZones, runtimeZone } from '@meridian/engine'
import { placeIn } from '@meridian/languages/places'

/** "Berlin, Central European Standard Time": the clock of a moment. */
export function formatZone(timeZone: string, locale: string, at: Date): string {
  return withCity(timeZone, locale, nameOf(runtimeZone(timeZone, at.getTime()), locale, 'long', at))
}

/** "Berlin, Central European Time": the clock of a zone in summer and in winter. */
export function formatZoneAllYear(timeZone: string, locale: string): string {
  const name = isRuntimeZone(timeZone) ? nameOf(timeZone, locale, 'longGeneric') : null
  return withCity(timeZone, locale, name)
}

/** Zones of one part of the world, by what the language calls them. */
export interface ZoneRegion {
  /** Null for UTC, which is nowhere. */
  readonly region: string | null
  readonly cities: readonly { readonly zone: string; readonly city: string }[]
}

/** Every zone by its part of the world, in the order of the language. */
export function listZoneRegions(language: string): ZoneRegion[] {
  const { compare } = new Intl.Collator(language)
  const zones = Map.groupBy(listZones(), (zone) => (zone.includes('/') ? (zone.split('/')[0] ?? null) : null))
  return [...zones]
    .map(([region, found]) => ({
      region: region === null ? null : placeIn(language, region),
      cities: found
        .map((zone) => ({ zone, city: cityIn(language, zone) }))
        .toSorted((one, other) => compare(one.city, other.city)),
    }))
    .toSorted((one, other) => compare(one.region ?? '', other.region ?? ''))
}

function withCity(timeZone: string, locale: string, name: string | null): string {
  if (canonicalZone(timeZone) === 'UTC') return 'UTC'
  if (name !== null && isNowhere(timeZone)) return name
  return [cityIn(new Intl.Locale(locale).language, timeZone), name].filter((part) => part !== null).join(', ')
}

function cityIn(language: string, timeZone: string): string {
  return placeIn(language, englishCityOf(timeZone))
}

/** The sign in Etc/GMT+5 is the other way round than in what people write. */
function isNowhere(timeZone: string): boolean {
  return timeZone.startsWith('Etc/')
}

function nameOf(
  timeZone: string,
  locale: string,
  timeZoneName: 'long' | 'longGeneric',
  at?: Date,
): string | null {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null
}
