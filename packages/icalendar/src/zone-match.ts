import { canonicalZone, day_ms, listZones, onZoneDataChange, zoneOffsetMinutes } from '@meridian/engine'
import { listOffsetChanges, type Observance, type OffsetChange, offsetBy } from './zone-rules.ts'

/** `years` counts from `firstYear`. `exactly` false: the clocks differ on some days in these years. */
export interface ZoneMatch {
  readonly zone: string
  readonly exactly: boolean
}

/**
 * The IANA zone with the same offsets as these rules throughout the years, well-known zones first; else the
 * one that differs least, if that is less than a month in the year; else null.
 */
export function matchZone(
  observances: readonly Observance[],
  firstYear: number,
  years: number,
): ZoneMatch | null {
  const changes = listOffsetChanges(observances, firstYear, firstYear + years)
  if (changes.length === 0) return null
  const samples = sampleMoments(changes, firstYear, years)
  const exact = candidates().find((zone) =>
    samples.every((at) => zoneOffsetMinutes(zone, at) === offsetBy(changes, at)),
  )
  if (exact) return { zone: exact, exactly: true }
  const nearest = findNearestZone(changes, firstYear, years)
  return nearest === null ? null : { zone: nearest, exactly: false }
}

/** Whether the zone's clock reads the same as these rules from the start of one year to the end of the other. */
export function keepsRules(
  zone: string,
  observances: readonly Observance[],
  firstYear: number,
  lastYear: number,
): boolean {
  const changes = listOffsetChanges(observances, firstYear, lastYear + 1)
  return sampleMoments(changes, firstYear, lastYear + 1 - firstYear).every(
    (at) => zoneOffsetMinutes(zone, at) === offsetBy(changes, at),
  )
}

function findNearestZone(changes: readonly OffsetChange[], firstYear: number, years: number): string | null {
  const days = everyDays(1, firstYear, years).map((at): [number, number] => [at, offsetBy(changes, at)])
  let nearest: string | null = null
  let fewest = 31 * years
  for (const zone of candidates()) {
    let differing = 0
    for (const [at, offset] of days) {
      if (zoneOffsetMinutes(zone, at) !== offset) differing += 1
      if (differing >= fewest) break
    }
    if (differing < fewest) {
      fewest = differing
      nearest = zone
    }
  }
  return nearest
}

/** Both sides of every change, and enough days between to meet a change that only the IANA zone has. */
function sampleMoments(changes: readonly OffsetChange[], firstYear: number, years: number): number[] {
  const from = Date.UTC(firstYear, 0, 1)
  const to = Date.UTC(firstYear + years, 0, 1)
  const around = changes.flatMap(({ atMs }) => [atMs - 60_000, atMs]).filter((at) => at >= from && at < to)
  return [from, to - 1, ...everyDays(7, firstYear, years), ...around]
}

function everyDays(step: number, firstYear: number, years: number): number[] {
  const from = Date.UTC(firstYear, 0, 1, 12)
  const count = Math.floor((Date.UTC(firstYear + years, 0, 1) - from) / (step * day_ms))
  return Array.from({ length: count }, (_, index) => from + index * step * day_ms)
}

function candidates(): readonly string[] {
  ordered ??= [...new Set([...wellKnown.flatMap((zone) => canonicalZone(zone) ?? []), ...listZones()])]
  return ordered
}

let ordered: readonly string[] | undefined
onZoneDataChange(() => {
  ordered = undefined
})

const wellKnown = [
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Athens',
  'Europe/Moscow',
  'Europe/Istanbul',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Halifax',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Bogota',
  'America/Mexico_City',
  'Africa/Johannesburg',
  'Africa/Lagos',
  'Africa/Nairobi',
  'Africa/Cairo',
  'Asia/Jerusalem',
  'Asia/Dubai',
  'Asia/Tehran',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Perth',
  'Australia/Darwin',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Sydney',
  'Pacific/Auckland',
]
