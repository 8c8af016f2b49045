import { canonicalZone, englishCityOf, zoneOffsetMinutes } from '@meridian/engine'
import { placeName } from '../text/places.ts'
import { t, tAs } from '../text/text.ts'
import { abbreviationAt } from './zone-names.ts'

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
