import { wallTimeOf } from '@meridian/engine'
import type { Stretch } from './wish-intervals.ts'

/** Two times of one day are a choice where they are not one another's neighbours. */
const apart_ms = 90 * 60_000

/** Two of the free times, on different days where possible, in their order. */
export function pickTimes(free: readonly Stretch[], timeZone: string): Stretch[] {
  const [first] = free
  if (!first) return []
  const second =
    free.find((slot) => dayOf(slot, timeZone) !== dayOf(first, timeZone)) ??
    free.find((slot) => slot[0] >= first[1] + apart_ms) ??
    free.find((slot) => slot[0] >= first[1])
  return second ? [first, second] : [first]
}

/** Whether there are two, on different days or apart. */
export function areApart([first, second]: readonly Stretch[], timeZone: string): boolean {
  if (!first || !second) return false
  return dayOf(first, timeZone) !== dayOf(second, timeZone) || second[0] >= first[1] + apart_ms
}

function dayOf([start]: Stretch, timeZone: string): string {
  return wallTimeOf(start, timeZone).slice(0, 10)
}

/** The first of several choices with both times; else the first with one. */
export function mostOf(choices: readonly (readonly Stretch[])[]): readonly Stretch[] {
  return choices.find(({ length }) => length > 1) ?? choices.find(({ length }) => length > 0) ?? []
}
