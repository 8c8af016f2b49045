import { findNearMisses, type Interval, type NearMiss } from '@meridian/engine'
import type { FinderPerson } from './finder-people.ts'

const near_misses_max = 2

/** The best times that do not suit everybody, of which none leaves out the searcher. */
export function shownNearMisses(
  people: readonly FinderPerson[],
  window: Interval,
  durationMinutes: number,
): NearMiss[] {
  if (window[0] >= window[1]) return []
  return findNearMisses({
    window,
    people,
    durationMs: durationMinutes * 60_000,
    mustCome: people.filter(({ isSearcher }) => isSearcher).map(({ id }) => id),
    maxBlocked: Math.max(1, people.length - 1),
    limit: near_misses_max,
  })
}
