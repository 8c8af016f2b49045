import { type Interval, intersectIntervals, type Person, workingIntervals } from '@meridian/engine'
import { quarterMs } from './engine.data.ts'

/** The common working hours as a flat list; given to the limit and the peers for nothing. */
export function commonHoursOf(window: Interval, people: readonly Person[]): Float64Array {
  const distinct = new Map(people.map((person) => [person.timeZone, person]))
  let common: Interval[] = [window]
  for (const person of distinct.values())
    common = intersectIntervals(common, workingIntervals(person, window))
  return Float64Array.from(common.flat())
}

/**
 * The least work that gives the same answer by sorting: the unsorted pairs into one array of numbers, one
 * native sort, one sweep over hours that are known already. The number holds start and place, so the end is found.
 */
export function slotsBySort(hours: Float64Array, window: Interval, people: readonly Person[]): Interval[] {
  let count = 0
  for (const { busy } of people) count += busy.length
  const keys = new Float64Array(count)
  const ends = new Float64Array(count)
  let place = 0
  for (const { busy } of people) {
    for (const taken of busy) {
      keys[place] = (taken[0] - window[0]) * count + place
      ends[place] = taken[1]
      place += 1
    }
  }
  keys.sort()
  const slots: Interval[] = []
  let next = 0
  let free = window[0]
  for (let hour = 0; hour < hours.length; hour += 2) {
    const opens = hours[hour] ?? 0
    const closes = hours[hour + 1] ?? 0
    if (free < opens) free = opens
    while (next < count) {
      const key = keys[next] ?? 0
      const offset = Math.floor(key / count)
      const start = offset + window[0]
      if (start >= closes) break
      addSlots(slots, free, start)
      const end = ends[key - offset * count] ?? 0
      if (end > free) free = end
      next += 1
    }
    addSlots(slots, free, closes)
    if (free < closes) free = closes
  }
  return slots
}

export interface SortedBusy {
  readonly starts: Float64Array
  readonly ends: Float64Array
}

export function sortedBusyOf(people: readonly Person[]): SortedBusy {
  const sorted = people.flatMap(({ busy }) => busy).toSorted((a, b) => a[0] - b[0])
  return {
    starts: Float64Array.from(sorted, (taken) => taken[0]),
    ends: Float64Array.from(sorted, (taken) => taken[1]),
  }
}

/** One sweep over numbers already sorted. */
export function slotsBySweep(
  hours: Float64Array,
  window: Interval,
  { starts, ends }: SortedBusy,
): Interval[] {
  const slots: Interval[] = []
  let next = 0
  let free = window[0]
  for (let hour = 0; hour < hours.length; hour += 2) {
    const opens = hours[hour] ?? 0
    const closes = hours[hour + 1] ?? 0
    if (free < opens) free = opens
    while (next < starts.length && (starts[next] ?? 0) < closes) {
      addSlots(slots, free, starts[next] ?? 0)
      if ((ends[next] ?? 0) > free) free = ends[next] ?? 0
      next += 1
    }
    addSlots(slots, free, closes)
    if (free < closes) free = closes
  }
  return slots
}

function addSlots(slots: Interval[], from: number, until: number): void {
  for (let at = Math.ceil(from / quarterMs) * quarterMs; at + quarterMs <= until; at += quarterMs) {
    slots.push([at, at + quarterMs])
  }
}
