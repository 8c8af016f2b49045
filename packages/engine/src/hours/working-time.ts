import type { Interval } from '../interval/interval.ts'
import type { WeeklyHours } from './weekly-hours.ts'

/**
 * When somebody works: a week on the wall clock of a zone, and what differs from it. None of the parts may be
 * changed once it was used in a search.
 */
export interface WorkingTime {
  readonly timeZone: string
  readonly weekly: WeeklyHours
  /** Dates with hours of their own, in any order; no date may lie in two of them. */
  readonly overrides?: readonly DateOverride[] | undefined
  /** Dates that are spent on another clock, in any order; no date may lie in two of them. */
  readonly stays?: readonly Stay[] | undefined
  /** Working time that is known already, in any order; it stands in place of all the above. */
  readonly known?: readonly Interval[] | undefined
}

/** Dates are yyyy-MM-dd and both included. Without hours nobody works on them. */
export interface DateOverride {
  readonly firstDate: string
  readonly lastDate: string
  readonly hours: readonly (readonly [startMinute: number, endMinute: number])[]
}

/** Dates are yyyy-MM-dd and both included; they and their hours are those of this zone. */
export interface Stay {
  readonly firstDate: string
  readonly lastDate: string
  readonly timeZone: string
}
