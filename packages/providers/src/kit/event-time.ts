import { canonicalZone, instantOf, wallTimeOf } from '@meridian/engine'
import type { EventTime } from '@meridian/icalendar'

/** The zone by its name; the other where it is none that is known here. */
export function zoneOf(name: string, otherwise: string): string {
  return findZone(name) ?? otherwise
}

/** An IANA zone, or null where the text names none. */
export function findZone(name: string): string | null {
  return name === '' ? null : canonicalZone(name)
}

/**
 * The moment, in epoch milliseconds, on the wall clock of the zone; in UTC where that clock shows the same time twice
 * and this is the second of them. A date stays one.
 */
export function timeAt(moment: number | string, zone: string): EventTime {
  if (typeof moment === 'string') return { time: moment, zone: null }
  const seconds = Math.floor(moment / 1000) * 1000
  const time = wallTimeOf(seconds, zone)
  return instantOf(time, zone) === seconds
    ? { time, zone }
    : { time: wallTimeOf(seconds, 'UTC'), zone: 'UTC' }
}

/** ISO 8601 in UTC, to the second. */
export function stampOf(moment: number | null | undefined): string | null {
  return moment == null ? null : `${new Date(moment).toISOString().slice(0, 19)}Z`
}
