import { type DayNumber, partsOf } from '../days/day-number.ts'
import type { Hours, Item } from '../items/item.ts'

export type Light = 'daylight' | 'until_dark' | 'after_dark'

/**
 * Hours at which it is light, or dark, on each day of a month at 50 degrees north by the clocks of Berlin: nobody knows
 * where the writer is.
 */
export function lightHours(light: Light, day: DayNumber): Hours {
  // A day that is not named may be in the month that begins.
  const [now, soon] = [at(day), at(day + days_ahead)]
  const hours = {
    daylight: [Math.max(now[0], soon[0]), Math.min(now[1], soon[1])],
    until_dark: [0, Math.min(now[1], soon[1])],
    after_dark: [Math.max(now[2], soon[2]), 24],
  }[light]
  return { from: (hours[0] ?? 0) * 60, until: (hours[1] ?? 24) * 60, isExact: false }
}

const days_ahead = 13

function at(day: DayNumber): readonly [number, number, number] {
  return by_month[partsOf(day).month - 1] ?? [9, 16, 22.5]
}

/** From when on it is light, until when, and from when on it is dark, in hours. */
const by_month: readonly (readonly [number, number, number])[] = [
  [8.5, 16, 17.5],
  [8, 17, 18.5],
  [7.5, 17.5, 20.5],
  [7, 19.5, 21.5],
  [6, 20.5, 22.5],
  [6, 21, 22.5],
  [6, 21, 22.5],
  [6.5, 19.5, 22],
  [7.5, 18.5, 20.5],
  [8, 16.5, 19.5],
  [8, 16, 17.5],
  [8.5, 15.5, 17.5],
]

/** The same for the day that the sentence names, or the one before it. */
export function inLight(item: Item, items: readonly Item[], named: DayNumber): Item {
  if (item.kind !== 'hours' || item.light === undefined) return item
  const days = items.find((one) => one.kind === 'days' && !one.isExcluded)
  const first = days?.kind === 'days' ? (days.days[0]?.first ?? named) : named
  return { ...item, hours: lightHours(item.light, Math.max(first, named)) }
}
