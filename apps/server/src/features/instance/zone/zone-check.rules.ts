import type { ZoneClock, ZoneData } from '@meridian/engine'

const zones_min = 300
const changes_max = 1000
const offset_max = 16 * 3600

/** A sentence on what is wrong with the data; null for usable data. */
export function findWrong({ zones }: ZoneData): string | null {
  const names = Object.keys(zones)
  if (names.length < zones_min) return `Only ${names.length} zones were understood.`
  for (const name of ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu']) {
    if (zones[name] === undefined) return `The zone ${name} is missing.`
  }
  const bad = names.find((name) => !isSound(findClock(zones, name)))
  return bad === undefined ? null : `The clock of ${bad} is none.`
}

/** The clock of a zone name, also of an alias. */
export function findClock(zones: ZoneData['zones'], name: string): ZoneClock | undefined {
  const found = zones[name]
  const clock = typeof found === 'string' ? zones[found] : found
  return typeof clock === 'object' ? clock : undefined
}

function isSound(clock: ZoneClock | undefined): boolean {
  if (!clock) return false
  const { changes, offsets, yearly } = clock
  return (
    offsets.length === changes.length + 1 &&
    changes.length <= changes_max &&
    yearly.length <= 4 &&
    changes.every((at, index) => Number.isInteger(at) && at > (changes[index - 1] ?? -Infinity)) &&
    [...offsets, ...yearly.map((change) => change[4])].every(
      (offset) => Number.isInteger(offset) && Math.abs(offset) <= offset_max,
    ) &&
    yearly.every((change) => change.every(Number.isInteger))
  )
}
