import type { LeftOut } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import type { ReactNode } from 'react'

/** What the form tells the search for free times that the shell puts beside it. */
export interface FinderQuestion {
  readonly user_ids: readonly string[]
  readonly leftOut: LeftOut
  readonly guestCount: number
  /** How long the meeting lasts; half an hour where it lasts whole days. */
  readonly minutes: number
  readonly picked: readonly Interval[]
  readonly onPick: (slot: Interval, zone: string) => void
  readonly isInSheet: boolean
  /** How often another field has asked for the search. */
  readonly timesAsked: number
}

/** Features do not know each other: the shell hands the slot finder in. */
export type RenderFinder = (question: FinderQuestion) => ReactNode
