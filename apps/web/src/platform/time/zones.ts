import { canonicalZone, listZones, zoneOffsetMinutes } from '@meridian/engine'
import type { ZoneOption } from '../../ui/zone-search.ts'
import { mark, t } from '../text/text.ts'
import { abbreviationAt, abbreviationsOf, popular_zones } from './zone-names.ts'

/** 'Kathmandu' of Asia/Kathmandu, 'Buenos Aires' of America/Argentina/Buenos_Aires. */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** 'CET', or 'UTC+05:45' where there is no common abbreviation. */
export function abbreviationOf(zone: string, nowMs: number): string {
  const name = canonicalZone(zone) ?? zone
  const offsetMinutes = zoneOffsetMinutes(name, nowMs)
  return abbreviationAt(name, offsetMinutes) ?? offsetText(offsetMinutes)
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
  return `${minutes < 0 ? '−' : '+'}${Math.floor(Math.abs(minutes) / 60)} h${rest > 0 ? ` ${rest}` : ''}`
}

/** Whether two names mean the same zone, whatever the browser calls it. */
export function isSameZone(one: string, other: string): boolean {
  return one === other || canonicalZone(one) === canonicalZone(other)
}

/** All zones as a ZonePicker shows them, with their offsets of this hour. */
export function zoneOptions(nowMs: number): readonly ZoneOption[] {
  const hour = Math.floor(nowMs / 3_600_000)
  if (made?.hour !== hour) made = { hour, options: listZones().map((zone) => optionOf(zone, nowMs)) }
  return made.options
}

let made: { readonly hour: number; readonly options: readonly ZoneOption[] } | undefined

function optionOf(id: string, nowMs: number): ZoneOption {
  const offset = offsetText(zoneOffsetMinutes(id, nowMs))
  return {
    id,
    city: cityOf(id),
    region: id.includes('/') ? id.slice(0, id.indexOf('/')) : '',
    offset,
    abbreviation: abbreviationOf(id, nowMs),
    aliases: [...abbreviationsOf(id), ...(countriesOf().get(id) ?? []), ...(popular_zones.get(id) ?? [])],
    isPopular: popular_zones.has(id),
  }
}

let countries: ReadonlyMap<string, readonly string[]> | undefined

/** Country names by zone, from the browser's own data; empty in a browser that has none. */
function countriesOf(): ReadonlyMap<string, readonly string[]> {
  countries ??= readCountries()
  return countries
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
        found.set(canonical, [...(found.get(canonical) ?? []), name ?? ''])
      }
    }
  }
  return found
}

const letters = mark('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

function zonesOfRegion(region: string): readonly string[] {
  // Newer than the type library: https://tc39.es/proposal-intl-locale-info
  const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & {
    getTimeZones?: () => string[] | undefined
  }
  return locale.getTimeZones?.() ?? []
}
