import type { Interval } from '@meridian/engine'

/** The places of the slots that are picked. */
export function placesOf(slots: readonly Interval[], picked: readonly Interval[]): ReadonlySet<number> {
  const isPicked = ([start, end]: Interval) => picked.some((one) => one[0] === start && one[1] === end)
  return new Set(slots.flatMap((slot, place) => (isPicked(slot) ? [place] : [])))
}
