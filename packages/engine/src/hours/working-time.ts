import type { Interval } from '../interval/interval.ts'
import type { WeeklyHours } from './weekly-hours.ts'

/**
 * The working time of a person: a week in local time of a zone, and its exceptions. No part may be mutated after its
 * first use in a search.
 */
export interface WorkingTime {
  readonly timeZone: string
  readonly weekly: WeeklyHours
  /** Dates with hours of their own, in any order; no date may lie in two of them. */
  readonly overrides?: readonly DateOverride[] | undefined
  /** Dates in another zone, in any order; no date may lie in two of them. */
  readonly stays?: readonly Stay[] | undefined
  /** Computed working time, in any order; it replaces all fields above. */
  readonly known?: readonly Interval[] | undefined
}

/** Dates are yyyy-MM-dd and both included. Without hours they are days off. */
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
