import { wallTimeOf } from '@meridian/engine'
import type { Stretch } from './wish-intervals.ts'

/** Two times of one day are a choice where they are not one another's neighbours. */
const apart_ms = 90 * 60_000

/** Two of the free times, on different days where possible, in their order. */
export function pickTimes(free: readonly Stretch[], timeZone: string): Stretch[] {
  const [first] = free
  if (!first) return []
  const day = (slot: Stretch) => wallTimeOf(slot[0], timeZone).slice(0, 10)
  const second =
    free.find((slot) => day(slot) !== day(first)) ??
    free.find((slot) => slot[0] >= first[1] + apart_ms) ??
    free.find((slot) => slot[0] >= first[1])
  return second ? [first, second] : [first]
}

/** The first of several choices with both times; else the first with one. */
export function mostOf(choices: readonly (readonly Stretch[])[]): readonly Stretch[] {
  return choices.find(({ length }) => length > 1) ?? choices.find(({ length }) => length > 0) ?? []
}
