import type { WorkingTime } from '@meridian/engine'
import type { RefObject } from 'react'
import type { Further } from './agenda/use-agenda.ts'
import type { Moves } from './change/use-moves.ts'
import type { HeldItem } from './held/held-store.ts'
import type { CalendarItem } from './item/calendar-item.ts'

/** What each view of the calendar shows, and what is done in it. */
export interface ViewProps {
  /** 'Week of 16 – 22 Nov 2026' */
  readonly label: string
  readonly dates: readonly string[]
  readonly date: string
  readonly items: readonly CalendarItem[]
  /** Whether the items are still to come. */
  readonly isComing: boolean
  readonly held: readonly HeldItem[]
  /** What an agenda shows beyond its dates. */
  readonly further: Further
  /** Undefined until they are known. */
  readonly hours: WorkingTime | null | undefined
  /** Weekdays that the week leaves out, 0 = Sunday … 6 = Saturday. */
  readonly hiddenDays: ReadonlySet<number>
  readonly moves: Moves
  readonly onOpen: (item: CalendarItem, element: HTMLElement) => void
  readonly onShift: (by: 1 | -1) => void
  readonly onShowDate: (date: string) => void
  readonly onShowDay: (date: string) => void
  /** Shows a day on which events overlap that have no room side by side. */
  readonly onShowStack: (date: string) => void
  /** The first minute of the clock that is seen in a grid of hours; null before one was looked at. */
  readonly place: RefObject<number | null>
  /** Minutes of a new event that is not drawn. */
  readonly newMinutes: number
}
