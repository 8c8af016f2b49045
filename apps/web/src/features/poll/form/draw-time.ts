import type { Interval, TimeAxis } from '@meridian/engine'
import type { Clock } from '../../../platform/time/format.ts'
import type { Drag } from '../../../ui/grid/drag.ts'
import { timeText } from '../poll-words.ts'
import { drawnTime } from './grid-cells.ts'
import { extentOf, placeAt } from './grid-extent.ts'

interface DrawnGrid {
  /** The rows of hours. */
  readonly box: HTMLElement
  /** Shows what is drawn so far. */
  readonly mark: HTMLElement
  readonly axis: TimeAxis
  readonly clock: Clock
  readonly onDrawn: (time: Interval) => void
}

/** Draws a time on the day of the press; null where there is no day. */
export function drawTime(press: PointerEvent, { box, mark, axis, clock, onDrawn }: DrawnGrid): Drag | null {
  const from = placeAt(box, press.clientX, press.clientY, axis.length, axis.days.length)
  const day = axis.days[from.column]
  if (!day) return null
  let drawn: Interval | null = null
  const end = () => {
    mark.hidden = true
  }
  return {
    onMove: (x, y) => {
      const to = placeAt(box, x, y, axis.length, axis.days.length)
      drawn = drawnTime(day, from.at, to.at, axis.length)
      mark.textContent = timeText(drawn[0], drawn[1], clock)
      const { top, height } = extentOf(day, drawn)
      mark.style.top = top
      mark.style.height = height
      mark.style.setProperty('--column', String(from.column))
      mark.hidden = false
    },
    onDrop: () => {
      end()
      if (drawn) onDrawn(drawn)
    },
    onCancel: end,
  }
}
