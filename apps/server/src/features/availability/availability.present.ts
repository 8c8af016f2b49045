import type { FreeBusy, SlotPair } from '@meridian/contract'
import { type Interval, intersectIntervals, mergeIntervals } from '@meridian/engine'
import type { PersonHours } from './availability.service.ts'

export function presentSlots(slots: readonly Interval[]): { free_slots: SlotPair[] } {
  return { free_slots: slots.map(presentSlot) }
}

/** Merged and cut at the window's edges, so that nothing tells which meetings they are. */
export function presentFreeBusy({ people, window }: { people: readonly PersonHours[]; window: Interval }): {
  people: FreeBusy[]
} {
  return {
    people: people.map(({ user_id, full_name, profile_picture, timeZone, availability_info, busy }) => ({
      user_id,
      full_name,
      profile_picture,
      timezone: timeZone,
      availability_info,
      busy: intersectIntervals([window], mergeIntervals(busy.map(({ interval }) => interval))).map(
        presentSlot,
      ),
    })),
  }
}

function presentSlot([start, end]: Interval): SlotPair {
  return [new Date(start).toISOString(), new Date(end).toISOString()]
}
