import { wallTimeOf } from '@meridian/engine'
import { type Clock, formatTime, type Moment, weekdayName } from './format.ts'
import { cityOf } from './zones.ts'

/** '03:30 PM in Kathmandu', with the weekday where it is another one; null where clocks show what the reader's shows. */
export function formatElsewhere(moment: Moment, zone: string, clock: Clock): string | null {
  const instantMs = typeof moment === 'number' ? moment : Date.parse(moment)
  const there = wallTimeOf(instantMs, zone)
  const here = wallTimeOf(instantMs, clock.zone)
  if (there === here) return null
  const date = there.slice(0, 10)
  const day = date === here.slice(0, 10) ? '' : `${weekdayName(date).slice(0, 3)}, `
  return `${day}${formatTime(instantMs, { ...clock, zone })} in ${cityOf(zone)}`
}
