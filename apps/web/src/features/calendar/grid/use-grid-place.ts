import type { TimeAxis, WorkingTime } from '@meridian/engine'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { CalendarItem } from '../item/calendar-item.ts'
import { openingPlace, placeOfWallMinute, wallMinuteAt } from './grid-place.ts'

interface GridPlace {
  readonly axis: TimeAxis
  readonly items: readonly CalendarItem[]
  readonly isComing: boolean
  readonly hours: WorkingTime | null | undefined
  /** The first minute of the clock that is seen; null before the reader has looked at any hours. */
  readonly place: RefObject<number | null>
}

/** Opens the hours where the day begins, and keeps the time of day that was looked at from then on, in any period. */
export function useGridPlace(
  root: RefObject<HTMLElement | null>,
  { axis, items, isComing, hours, place }: GridPlace,
) {
  const isKnown = hours !== undefined && !isComing
  // Days on which clocks change have rows of their own; of all others the axis is the same.
  const rows = axis.rows.map(({ wallMinute }) => wallMinute).join()
  const layout = `${isKnown} ${rows}`
  const placed = useRef('')
  /** Where the grid itself has scrolled to, in pixels. */
  const opened = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (placed.current === layout) return
    const isSameAxis = placed.current.endsWith(` ${rows}`)
    placed.current = layout
    // What arrives while the reader scrolls must not stop the movement.
    if (isSameAxis && place.current !== null) return
    const at =
      place.current === null
        ? openingPlace(axis, items, hours ?? null, (root.current?.clientHeight ?? 0) / minutePx())
        : placeOfWallMinute(axis, place.current)
    root.current?.scrollTo({ top: at * minutePx() })
    opened.current = root.current?.scrollTop ?? null
  })

  useEffect(() => {
    const scroller = root.current
    if (!scroller) return undefined
    const keep = () => {
      // Hours and events that arrive late still open the grid, unless the reader has scrolled it by then.
      if (!isKnown && scroller.scrollTop === opened.current) return
      place.current = wallMinuteAt(axis, scroller.scrollTop / minutePx())
    }
    scroller.addEventListener('scroll', keep, { passive: true })
    return () => scroller.removeEventListener('scroll', keep)
  })
}

/** 3.25 rem an hour, as calendar.css has it. */
function minutePx(): number {
  return (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 3.25) / 60
}
