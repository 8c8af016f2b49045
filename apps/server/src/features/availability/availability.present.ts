import type { FreeBusy, HeldTime, SlotPair } from '@meridian/contract'
import {
  type Interval,
  intersectIntervals,
  mergeIntervals,
  subtractIntervals,
  workingIntervals,
} from '@meridian/engine'
import { isTurnOver, nextTurn } from '../../platform/jobs/pace.ts'
import type { FoundSlots } from './availability.service.ts'
import { hours_reach_ms, type PersonHours } from './availability.rules.ts'
import type { ShownHeldTimeRow } from './held-time.queries.ts'

export function presentSlots({ slots, people, earliestMs }: FoundSlots): {
  free_slots: SlotPair[]
  unknown_users: string[]
  unknown_from: { user_id: string; from: string }[]
  earliest_start: string
} {
  return {
    free_slots: slots.map(presentSlot),
    unknown_users: people.filter((person) => person.unknown_since_ms !== null).map(({ user_id }) => user_id),
    unknown_from: people.flatMap(({ user_id, unknown_from_ms }) =>
      unknown_from_ms === null ? [] : { user_id, from: new Date(unknown_from_ms).toISOString() },
    ),
    earliest_start: new Date(earliestMs).toISOString(),
  }
}

/**
 * Busy and closed times, merged and cut at the window's edges, so that the answer reveals neither which
 * meetings they are nor why hours differ.
 */
export async function presentFreeBusy({
  people,
  window,
}: {
  people: readonly PersonHours[]
  window: Interval
}): Promise<{ people: FreeBusy[] }> {
  const reach: Interval = [
    Math.max(window[0] - hours_reach_ms, earliest_ms),
    Math.min(window[1] + hours_reach_ms, latest_ms),
  ]
  const most = Math.floor(most_told / people.length)
  const told: FreeBusy[] = []
  for (const person of people) {
    const busy = intersectIntervals([window], mergeIntervals(person.busy.map(({ interval }) => interval)))
    const available = workingIntervals(person, reach)
    const cut = Math.min(busy[most]?.[0] ?? Infinity, available[most]?.[0] ?? Infinity)
    const from = Math.min(person.unknown_from_ms ?? Infinity, cut)
    told.push({
      user_id: person.user_id,
      full_name: person.full_name,
      profile_picture: person.profile_picture,
      timezone: person.timeZone,
      availability_info: person.availability_info,
      available: available.slice(0, most).map(presentSlot),
      unknown_since: momentOf(person.unknown_since_ms),
      unknown_from: momentOf(from === Infinity ? null : from),
      busy: (cut < window[1] ? closedFrom(busy, cut, window[1]) : busy).map(presentSlot),
    })
    if (isTurnOver()) await nextTurn()
  }
  return { people: told }
}

export function presentHeldTime({ starts_at, ends_at, expires_at, ...time }: ShownHeldTimeRow): HeldTime {
  return {
    ...time,
    start_timestamp: starts_at.toISOString(),
    end_timestamp: ends_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
  }
}

/** The most intervals in one answer; after them the person's time is reported as closed. */
const most_told = 20_000

/** Time that the answer leaves out must not read as free. */
function closedFrom(busy: readonly Interval[], from: number, to: number): Interval[] {
  const open = subtractIntervals([...busy], [[from, to]])
  return [...open, [from, to]]
}

function momentOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}

// Hours exist for the years 1 to 9999, and the engine looks some weeks beyond the window that it is given.
const earliest_ms = Date.parse('0001-03-01')
const latest_ms = Date.parse('9999-10-01')

export function presentSlot([start, end]: Interval): SlotPair {
  return [new Date(start).toISOString(), new Date(end).toISOString()]
}
