import { wallTimeOf } from '@meridian/engine'
import { t } from '../text/text.ts'
import { type Clock, formatTime, type Moment, weekdayName } from './format.ts'
import { cityOf } from './zones.ts'

/** '03:30 PM in Kathmandu', with the weekday where it is another one; null where clocks show what the reader's shows. */
export function formatElsewhere(moment: Moment, zone: string, clock: Clock): string | null {
  const instantMs = typeof moment === 'number' ? moment : Date.parse(moment)
  const there = wallTimeOf(instantMs, zone)
  const here = wallTimeOf(instantMs, clock.zone)
  if (there === here) return null
  const date = there.slice(0, 10)
  const time = formatTime(instantMs, { ...clock, zone })
  const city = cityOf(zone)
  if (date === here.slice(0, 10)) return t('{time} in {city}', { time, city })
  return t('{day}, {time} in {city}', { day: weekdayName(date, 'short'), time, city })
}
