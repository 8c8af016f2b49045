import { canonicalZone, englishCityOf, hour_ms, listZones, zoneOffsetMinutes } from '@meridian/engine'
import { countryName, formatTag } from '../text/intl.ts'
import { placeName } from '../text/places.ts'
import { popular_zones } from './popular-zones.ts'
import { abbreviationsOf } from './zone-names.ts'
import type { ZoneOption } from './zone-search.ts'
import { abbreviationOf, cityOf, offsetText } from './zones.ts'

/** All zones as the list of a ZonePicker shows them, with their offsets of this hour. */
export function zoneOptions(nowMs: number): readonly ZoneOption[] {
  const key = `${Math.floor(nowMs / hour_ms)} ${formatTag()}`
  if (made?.key !== key) made = { key, options: listZones().map((zone) => optionOf(zone, nowMs)) }
  return made.options
}

let made: { readonly key: string; readonly options: readonly ZoneOption[] } | undefined

function optionOf(id: string, nowMs: number): ZoneOption {
  const offset = offsetText(zoneOffsetMinutes(id, nowMs))
  return {
    id,
    city: cityOf(id),
    region: id.includes('/') ? placeName(id.slice(0, id.indexOf('/'))) : '',
    offset,
    abbreviation: abbreviationOf(id, nowMs),
    aliases: [
      englishCityOf(id),
      ...abbreviationsOf(id),
      ...(countriesOf().get(id) ?? []),
      ...(popular_zones.get(id) ?? []),
    ],
    isPopular: popular_zones.has(id),
  }
}

let countries: { readonly tag: string; readonly names: ReadonlyMap<string, readonly string[]> } | undefined

/** Country names by zone, in English and the reader's language, from the browser's own data; empty in a browser that has none. */
function countriesOf(): ReadonlyMap<string, readonly string[]> {
  if (countries?.tag !== formatTag()) countries = { tag: formatTag(), names: readCountries() }
  return countries.names
}

function readCountries(): ReadonlyMap<string, readonly string[]> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const found = new Map<string, string[]>()
  for (const first of letters) {
    for (const second of letters) {
      const name = names.of(first + second)
      const zones = name === undefined ? [] : zonesOfRegion(first + second)
      for (const zone of zones) {
        const canonical = canonicalZone(zone) ?? zone
        const own = countryName(first + second)
        found.set(canonical, [...(found.get(canonical) ?? []), name ?? '', own ?? ''])
      }
    }
  }
  return found
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function zonesOfRegion(region: string): readonly string[] {
  // Newer than the type library: https://tc39.es/proposal-intl-locale-info
  const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & {
    getTimeZones?: () => string[] | undefined
  }
  return locale.getTimeZones?.() ?? []
}
