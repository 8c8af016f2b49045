import type { Frequency, Rule } from './rule.ts'

/** The most starts that the rule can give on one day of the wall clock. */
export function occurrencesPerDay({
  frequency,
  interval,
  hours,
  minutes,
  seconds,
  positions,
}: Pick<Rule, 'frequency' | 'interval' | 'hours' | 'minutes' | 'seconds' | 'positions'>): number {
  const unitSeconds = clock_units.get(frequency) ?? 86_400
  const limits = [
    { places: hours, partSeconds: 3600, perWhole: 24 },
    { places: minutes, partSeconds: 60, perWhole: 60 },
    { places: seconds, partSeconds: 1, perWhole: 60 },
  ]
  let periods = 1
  let startsInPeriod = 1
  for (const { places, partSeconds, perWhole } of limits) {
    if (partSeconds < unitSeconds) startsInPeriod *= Math.max(1, places.length)
    else periods *= places.length > 0 ? places.length : perWhole
  }
  const reached = unitSeconds === 86_400 ? 1 : Math.min(periods, Math.ceil(86_400 / unitSeconds / interval))
  return reached * (positions.length > 0 ? Math.min(positions.length, startsInPeriod) : startsInPeriod)
}

const clock_units: ReadonlyMap<Frequency, number> = new Map([
  ['HOURLY', 3600],
  ['MINUTELY', 60],
  ['SECONDLY', 1],
])
