import { createRequire } from 'node:module'
import type { Interval, Person } from '@meridian/engine'
import { DateTime, Interval as LuxonInterval } from 'luxon'
import type * as SlotCalculator from 'slot-calculator'
import { quarterMs } from './engine.data.ts'

// The package is CommonJS without declared exports.
const { getSlots } = createRequire(import.meta.url)('slot-calculator') as typeof SlotCalculator

/** The search as its users write it with luxon: hours per person and day, then difference and splitBy. */
export function slotsByLuxon(window: Interval, people: readonly Person[]): Interval[] {
  const from = DateTime.fromMillis(window[0], { zone: 'utc' })
  const to = DateTime.fromMillis(window[1], { zone: 'utc' })
  let free: LuxonInterval[] = [LuxonInterval.fromDateTimes(from, to)]
  for (const person of people) {
    const hours = LuxonInterval.merge(luxonHours(person, from, to))
    const busy = LuxonInterval.merge(
      person.busy.map(([start, end]) =>
        LuxonInterval.fromDateTimes(DateTime.fromMillis(start), DateTime.fromMillis(end)),
      ),
    )
    const open = hours.flatMap((part) => part.difference(...busy))
    free = free.flatMap((part) => open.flatMap((other) => part.intersection(other) ?? []))
  }
  return LuxonInterval.merge(free).flatMap((part) =>
    part
      .splitBy({ milliseconds: quarterMs })
      .filter((slot) => slot.length() === quarterMs)
      .map((slot): Interval => [slot.start?.toMillis() ?? 0, slot.end?.toMillis() ?? 0]),
  )
}

function luxonHours(person: Person, from: DateTime, to: DateTime): LuxonInterval[] {
  const hours: LuxonInterval[] = []
  let day = from.setZone(person.timeZone).startOf('day')
  for (; day < to; day = day.plus({ days: 1 })) {
    for (const [start, end] of Object.entries(person.weekly).find(
      ([key]) => Number(key) === day.weekday % 7,
    )?.[1] ?? []) {
      hours.push(
        LuxonInterval.fromDateTimes(
          day.set({ hour: start / 60, minute: start % 60 }),
          day.set({ hour: end / 60, minute: end % 60 }),
        ),
      )
    }
  }
  return hours
}

/** slot-calculator knows no intersection of several people's hours, so the closed hours are given as taken time. */
export function slotsBySlotCalculator(
  hours: Float64Array,
  window: Interval,
  people: readonly Person[],
): Interval[] {
  const edges = [window[0], ...hours, window[1]]
  const closed: Interval[] = []
  for (let place = 0; place < edges.length; place += 2)
    closed.push([edges[place] ?? 0, edges[place + 1] ?? 0])
  const taken = [...closed, ...people.flatMap(({ busy }) => busy)].filter(([start, end]) => end > start)
  const { availableSlots } = getSlots({
    from: iso(window[0]),
    to: iso(window[1]),
    duration: 15,
    outputTimezone: 'utc',
    unavailability: taken.map(([start, end]) => ({ from: iso(start), to: iso(end) })),
  })
  return availableSlots.map(({ from, to }): Interval => [Date.parse(from), Date.parse(to)])
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
