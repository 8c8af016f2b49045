import { type Interval, positionOf, type TimeAxis } from '@meridian/engine'
import { t } from '../../../platform/text/text.ts'
import { type Clock, formatTimeRange } from '../../../platform/time/format.ts'
import type { DrawnPlace } from '../calendar-host.ts'
import { drawnTimes, type Grab, type GridPoint, type Grip, heldTimes } from '../change/moves.ts'
import { type CalendarItem, fixedReason } from '../item/calendar-item.ts'
import { type Drag, followPointer } from '../../../ui/grid/drag.ts'
import type { GridDay, GridEvent } from './grid-picture.ts'

/** What dragging under the hours needs to know; read when a drag begins. */
export interface DragGrid {
  readonly body: HTMLElement
  readonly ghost: HTMLElement
  readonly axis: TimeAxis
  readonly days: readonly GridDay[]
  readonly clock: Clock
  readonly onMoved: (item: CalendarItem, interval: Interval) => void
  readonly onCopied: (item: CalendarItem, interval: Interval) => void
  readonly onDrawn: (interval: Interval) => void
  readonly onRefused: (reason: string) => void
}

const edge_px = 6

/** Which part of an event is at this height: its ends resize, what lies between moves. */
export function gripAt(element: HTMLElement, y: number): Grip {
  const { top, bottom, height } = element.getBoundingClientRect()
  const edge = Math.min(edge_px, height / 4)
  if (y > bottom - edge && !element.classList.contains('is-cut-end')) return 'end'
  return y < top + edge && height > 30 && !element.classList.contains('is-cut-start') ? 'start' : 'move'
}

/** Moves or resizes the pressed event, or draws a new one on empty hours. Nothing but a ghost moves until it is let go. */
export function dragTimeGrid(press: PointerEvent, grid: DragGrid): void {
  const target = press.target instanceof HTMLElement ? press.target : null
  const element = target?.closest<HTMLElement>('[data-event]')
  if (element) followPointer(press, () => beginMove(press, element, grid))
  else if (target?.closest('[data-cell]') && !target.closest('button'))
    followPointer(press, () => beginDrawing(press, grid))
}

/** The place of the grid under the pointer. */
export function pointAt({ body, axis }: Pick<DragGrid, 'body' | 'axis'>, x: number, y: number): GridPoint {
  const { start, width, top, height, isRightToLeft } = measure(body)
  const along = isRightToLeft ? start - x : x - start
  const day = Math.floor((along / width) * axis.days.length)
  return {
    day: Math.min(Math.max(day, 0), axis.days.length - 1),
    at: Math.min(Math.max(((y - top) / height) * axis.length, 0), axis.length),
  }
}

function beginMove(press: PointerEvent, element: HTMLElement, grid: DragGrid): Drag | null {
  const point = pointAt(grid, press.clientX, press.clientY)
  const found = findEvent(grid.days, element)
  if (!found) return null
  const { event, day } = found
  const reason = fixedReason(event.item.occurrence)
  if (reason) {
    grid.onRefused(reason)
    return null
  }
  const axisDay = grid.axis.days[day]
  const grab: Grab = {
    grip: gripAt(element, press.clientY),
    interval: event.item.interval,
    day,
    start: event.start,
    segmentStartMs: Math.max(event.item.interval[0], axisDay?.startMs ?? 0),
    point,
  }
  element.classList.add('is-lifted')
  return ghostDrag(grid, event.item.title, (to) => heldTimes(grid.axis, grab, to), {
    onDrop: (interval, isAlt) =>
      isAlt && grab.grip === 'move'
        ? grid.onCopied(event.item, interval)
        : grid.onMoved(event.item, interval),
    onEnd: () => element.classList.remove('is-lifted'),
  })
}

function beginDrawing(press: PointerEvent, grid: DragGrid): Drag {
  const from = pointAt(grid, press.clientX, press.clientY)
  return ghostDrag(grid, t('New event'), (to) => drawnTimes(grid.axis, from, to), {
    onDrop: grid.onDrawn,
    onEnd: () => {},
  })
}

interface Ends {
  readonly onDrop: (interval: Interval, isAlt: boolean) => void
  readonly onEnd: () => void
}

/** Draws the ghost of a new event, and keeps it while the form beside it is open. */
export function placeOnHours(
  grid: Pick<DragGrid, 'body' | 'ghost' | 'axis' | 'clock'>,
  interval: Interval,
): DrawnPlace {
  nameGhost(grid.ghost, t('New event'))
  drawGhost(grid, interval)
  return {
    element: grid.ghost,
    onClose: () => {
      grid.ghost.hidden = true
    },
  }
}

function ghostDrag(
  grid: DragGrid,
  title: string,
  timesAt: (point: GridPoint) => Interval,
  { onDrop, onEnd }: Ends,
): Drag {
  nameGhost(grid.ghost, title)
  let interval: Interval | null = null
  function end() {
    grid.ghost.hidden = true
    onEnd()
  }
  return {
    onMove: (x, y) => {
      const next = timesAt(pointAt(grid, x, y))
      if (interval && next[0] === interval[0] && next[1] === interval[1]) return
      interval = next
      drawGhost(grid, next)
    },
    onDrop: (isAlt) => {
      end()
      if (interval) onDrop(interval, isAlt)
    },
    onCancel: end,
  }
}

function nameGhost({ firstElementChild }: HTMLElement, title: string): void {
  if (firstElementChild) firstElementChild.textContent = title
}

function drawGhost(grid: Pick<DragGrid, 'body' | 'ghost' | 'axis' | 'clock'>, interval: Interval): void {
  const [, time] = grid.ghost.children
  if (time) time.textContent = formatTimeRange(interval[0], interval[1], grid.clock)
  placeGhost(grid, interval)
}

function placeGhost(
  { body, ghost, axis }: Pick<DragGrid, 'body' | 'ghost' | 'axis'>,
  [startMs, endMs]: Interval,
): void {
  const index = axis.days.findIndex((day) => startMs >= day.startMs && startMs < day.endMs)
  // What begins before the first shown day is seen from its beginning on.
  const shown = index < 0 ? 0 : index
  const day = axis.days[shown]
  if (!day) return
  const { gutter, width, height, isRightToLeft } = measure(body)
  const column = width / axis.days.length
  const top = (positionOf(day, startMs) / axis.length) * height
  const bottom = (positionOf(day, endMs, 'end') / axis.length) * height
  const left = isRightToLeft ? width - (shown + 1) * column : gutter + shown * column
  ghost.style.transform = `translate(${Math.round(left + 3)}px, ${Math.round(top)}px)`
  ghost.style.width = `${Math.round(column - 8)}px`
  ghost.style.height = `${Math.max(17, Math.round(bottom - top) - 2)}px`
  ghost.classList.toggle('is-short', bottom - top < 34)
  ghost.hidden = false
}

function findEvent(days: readonly GridDay[], element: HTMLElement): { event: GridEvent; day: number } | null {
  const cell = element.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? ''
  const [row = '', column = ''] = cell.split(':')
  const event = days[Number(column)]?.rows[Number(row)]?.find(
    ({ item }) => item.key === element.dataset['event'],
  )
  return event ? { event, day: Number(column) } : null
}

function measure(body: HTMLElement) {
  const edges = body.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(body).direction === 'rtl'
  const gutter = body.querySelector('[role="rowheader"]')?.getBoundingClientRect().width ?? 0
  return {
    isRightToLeft,
    gutter,
    start: isRightToLeft ? edges.right - gutter : edges.left + gutter,
    width: edges.width - gutter,
    top: edges.top,
    height: edges.height,
  }
}
