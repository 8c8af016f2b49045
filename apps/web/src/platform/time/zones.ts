import { canonicalZone, englishCityOf, hour_ms, listZones, zoneOffsetMinutes } from '@meridian/engine'
import type { ZoneOption } from '../../ui/picker/zone-search.ts'
import { countryName, formatTag } from '../text/intl.ts'
import { placeName } from '../text/places.ts'
import { t, tAs } from '../text/text.ts'
import { abbreviationAt, abbreviationsOf, popular_zones } from './zone-names.ts'

/** 'Kathmandu' of Asia/Kathmandu, 'Buenos Aires' of America/Argentina/Buenos_Aires, as the reader calls it. */
export function cityOf(zone: string): string {
  return placeName(englishCityOf(zone))
}

/** 'CET', or 'UTC+05:45' where there is no common abbreviation. */
export function abbreviationOf(zone: string, nowMs: number): string {
  const name = canonicalZone(zone) ?? zone
  const offsetMinutes = zoneOffsetMinutes(name, nowMs)
  const abbreviation = abbreviationAt(name, offsetMinutes)
  return abbreviation === undefined ? offsetText(offsetMinutes) : tAs<string>('zone', abbreviation)
}

/** 'UTC+05:45', 'UTC−03:30', 'UTC' */
export function offsetText(offsetMinutes: number): string {
  if (offsetMinutes === 0) return 'UTC'
  const minutes = Math.round(Math.abs(offsetMinutes))
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0')
  return `UTC${offsetMinutes < 0 ? '−' : '+'}${hours}:${String(minutes % 60).padStart(2, '0')}`
}

/** How far another zone is ahead of one's own now: '+4 h 30', '−6 h', 'same time'. */
export function offsetBetween(zone: string, ownZone: string, nowMs: number): string {
  const minutes = zoneOffsetMinutes(zone, nowMs) - zoneOffsetMinutes(ownZone, nowMs)
  if (minutes === 0) return t('same time')
  const rest = Math.abs(minutes) % 60
  const sign = minutes < 0 ? '−' : '+'
  const hours = Math.floor(Math.abs(minutes) / 60)
  if (rest === 0) return `${sign}${t('{hours} h', { hours })}`
  return t('{sign}{hours} h {minutes}', { sign, hours, minutes: rest })
}

/** Whether two names mean the same zone, whatever the browser calls it. */
export function isSameZone(one: string, other: string): boolean {
  return one === other || canonicalZone(one) === canonicalZone(other)
}

/** Whether the clocks of two zones show the same at each of these moments, in epoch milliseconds. */
export function hasSameClocks(one: string, other: string, moments: readonly number[]): boolean {
  return moments.every((ms) => zoneOffsetMinutes(one, ms) === zoneOffsetMinutes(other, ms))
}

/** 'Berlin, CET'; the name once where city and abbreviation are the same, as of UTC. */
export function zoneName(zone: string, atMs: number): string {
  return [...new Set([cityOf(zone), abbreviationOf(zone, atMs)])].join(', ')
}

/** All zones as a ZonePicker shows them, with their offsets of this hour. */
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
    name: zoneName(id, nowMs),
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
