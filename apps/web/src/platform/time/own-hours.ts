import { type Availability, readHours } from '@meridian/contract'
import type { WorkingTime } from '@meridian/engine'

/** When the person works, as the engine reads it; the same object for the same answer of the server. */
export function workingTimeOf(availability: Availability): WorkingTime {
  const known = readings.get(availability)
  if (known) return known
  const reading = { timeZone: availability.timezone, ...readHours(availability) }
  readings.set(availability, reading)
  return reading
}

const readings = new WeakMap<Availability, WorkingTime>()
