import { type AxisDay, type Interval, positionOf } from '@meridian/engine'

/** An hour is 3 rem high, so that half of it can be pressed. */
export function remOf(minutes: number): number {
  return minutes / 20
}

/** Where a time lies on a day; a short one is high enough to be seen. */
export function extentOf(
  day: AxisDay,
  [start, end]: Interval,
): { readonly top: string; readonly height: string } {
  const top = positionOf(day, Math.max(start, day.startMs))
  const bottom = positionOf(day, Math.min(end, day.endMs), 'end')
  return { top: `${remOf(top)}rem`, height: `${Math.max(remOf(bottom - top), 0.75)}rem` }
}

/** The column and the minute of the axis at a point of the grid's body. */
export function placeAt(box: HTMLElement, x: number, y: number, length: number, days: number) {
  const edges = box.getBoundingClientRect()
  const gutter = box.querySelector('[role="rowheader"]')?.getBoundingClientRect().width ?? 0
  const isRightToLeft = getComputedStyle(box).direction === 'rtl'
  const along = isRightToLeft ? edges.right - gutter - x : x - edges.left - gutter
  const column = Math.floor((along / (edges.width - gutter)) * days)
  return {
    column: Math.min(Math.max(column, 0), days - 1),
    at: Math.min(Math.max(((y - edges.top) / edges.height) * length, 0), length),
  }
}
