import { day_ms } from '../durations.ts'
import { workingIntervals } from '../hours/working-intervals.ts'
import { type Interval, mergeIntervals, overlaps } from '../interval/interval.ts'
import { wallTimeOf } from '../zone/wall-time.ts'
import type { Person } from './common-hours.ts'

/** A person whose answer must be told apart. */
export interface NamedPerson extends Person {
  readonly id: string
}

/** Why one person can or cannot come. Moments are epoch milliseconds, `localStart` is the slot's start on the person's wall clock. */
export type SlotExplanation = { readonly id: string; readonly localStart: string } & (
  | {
      /** The slot lies in working hours that run from `opensAt` to `closesAt`. */
      readonly status: 'free'
      readonly opensAt: number
      readonly closesAt: number
    }
  | {
      /** Taken from `from` to `until`, adjoining meetings counted as one. */
      readonly status: 'busy'
      readonly from: number
      readonly until: number
    }
  | {
      /** Too close to what is taken; free again at `until`, when that meeting and the break after it are over. */
      readonly status: 'break'
      readonly until: number
    }
  | {
      /** `closesAt` ends the working hours that began last, `opensAt` begins the next ones; null when none lie within eight days. */
      readonly status: 'outside_hours'
      readonly opensAt: number | null
      readonly closesAt: number | null
    }
)

/**
 * What each person does during the slot, in the order given. All are free exactly when the search would
 * offer the slot. Who is busy is told so before their hours are, and hours before breaks.
 */
export function explainSlot({
  slot,
  people,
  breakMs = 0,
}: {
  readonly slot: Interval
  readonly people: readonly NamedPerson[]
  readonly breakMs?: number | undefined
}): SlotExplanation[] {
  return people.map((person) => {
    const localStart = wallTimeOf(slot[0], person.timeZone)
    return { id: person.id, localStart, ...explainPerson(person, slot, breakMs) }
  })
}

function explainPerson(person: NamedPerson, slot: Interval, breakMs: number) {
  const busy = mergeIntervals(person.busy)
  const taken = busy.find((each) => overlaps(each, slot))
  if (taken !== undefined) return { status: 'busy', from: taken[0], until: taken[1] } as const

  const hours = workingIntervals(person, [slot[0] - 8 * day_ms, slot[1] + 8 * day_ms])
  const current = hours.findLast(([opensAt]) => opensAt <= slot[0])
  if (current === undefined || current[1] < slot[1]) {
    const opensAt = hours.find(([opensAt]) => opensAt > slot[0])?.[0] ?? null
    return { status: 'outside_hours', opensAt, closesAt: current?.[1] ?? null } as const
  }
  const tooClose = busy.findLast(([start, end]) => overlaps([start - breakMs, end + breakMs], slot))
  if (tooClose !== undefined) return { status: 'break', until: tooClose[1] + breakMs } as const
  return { status: 'free', opensAt: current[0], closesAt: current[1] } as const
}
