import type { FreeBusy, SlotPair } from '@meridian/contract'
import { type Interval, intersectIntervals, mergeIntervals, workingIntervals } from '@meridian/engine'
import type { FoundSlots } from './availability.service.ts'
import { hours_reach_ms, type PersonHours } from './availability.rules.ts'

export function presentSlots({ slots, people }: FoundSlots): {
  free_slots: SlotPair[]
  unknown_users: string[]
} {
  return {
    free_slots: slots.map(presentSlot),
    unknown_users: people.filter((person) => person.unknown_since_ms !== null).map(({ user_id }) => user_id),
  }
}

/** Merged and cut at the window's edges, so that nothing tells which meetings they are, or why hours differ. */
export function presentFreeBusy({ people, window }: { people: readonly PersonHours[]; window: Interval }): {
  people: FreeBusy[]
} {
  const reach: Interval = [
    Math.max(window[0] - hours_reach_ms, earliest_ms),
    Math.min(window[1] + hours_reach_ms, latest_ms),
  ]
  return {
    people: people.map((person) => ({
      user_id: person.user_id,
      full_name: person.full_name,
      profile_picture: person.profile_picture,
      timezone: person.timeZone,
      availability_info: person.availability_info,
      available: workingIntervals(person, reach).map(presentSlot),
      unknown_since:
        person.unknown_since_ms === null ? null : new Date(person.unknown_since_ms).toISOString(),
      busy: intersectIntervals([window], mergeIntervals(person.busy.map(({ interval }) => interval))).map(
        presentSlot,
      ),
    })),
  }
}

// Hours can be told for the years 1 to 9999, and the engine looks some weeks further than it is asked to.
const earliest_ms = Date.parse('0001-03-01')
const latest_ms = Date.parse('9999-10-01')

function presentSlot([start, end]: Interval): SlotPair {
  return [new Date(start).toISOString(), new Date(end).toISOString()]
}
