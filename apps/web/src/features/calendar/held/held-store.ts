import type { HeldTime } from '@meridian/contract'
import type { AxisStretch, Interval } from '@meridian/engine'
import { create } from 'zustand'

/** A held time as the calendar draws it. */
export interface HeldItem {
  readonly held: HeldTime
  readonly interval: Interval
  /** First and last date it touches where the reader is. */
  readonly first_date: string
  readonly last_date: string
}

/** A held time, or the part of it that lies on one day; in minutes of the axis. */
export interface HeldPart extends AxisStretch {
  readonly item: HeldItem
  /** The minutes from its beginning until an event lies over it. */
  readonly clear: number
}

interface Held {
  /** Around the shown dates, the earliest first; also while they are hidden. */
  readonly items: readonly HeldItem[]
  readonly hasFailed: boolean
}

/** What HeldTimes has read: its code and its answer come after the events. */
export const useHeld = create<Held>()(() => ({ items: [], hasFailed: false }))

/** Whether two cells show the same held times in the same places. */
export function isSameHeld(a: readonly HeldPart[], b: readonly HeldPart[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ item, start, end, clear }, index) => {
      const other = b[index]
      return (
        item.held === other?.item.held && start === other.start && end === other.end && clear === other.clear
      )
    })
  )
}

/** Among the hidden calendars. */
export const held_key = 'held'
