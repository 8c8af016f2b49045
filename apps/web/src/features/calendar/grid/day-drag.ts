import { daysBetween } from '../../../platform/time/format.ts'
import type { DrawnPlace } from '../calendar-host.ts'
import { type CalendarItem, fixedReason } from '../item/calendar-item.ts'
import { type Drag, followPointer } from '../../../ui/grid/drag.ts'

/** What dragging over whole days needs to know. */
export interface DayGrid {
  readonly root: HTMLElement
  readonly ghost: HTMLElement
  readonly find: (key: string) => CalendarItem | undefined
  readonly onMoved: (item: CalendarItem, days: number) => void
  readonly onCopied: (item: CalendarItem, days: number) => void
  readonly onDrawn: (first: string, last: string) => void
  readonly onRefused: (reason: string) => void
}

/** Moves the pressed event by days, or draws a new one over empty days. */
export function dragDays(press: PointerEvent, grid: DayGrid): void {
  const target = press.target instanceof HTMLElement ? press.target : null
  const element = target?.closest<HTMLElement>('[data-event]')
  const from = dateAt(press.clientX, press.clientY)
  if (from === null) return
  if (element) followPointer(press, () => beginMove(press, element, from, grid))
  else if (target?.matches('[data-date]')) followPointer(press, () => beginDrawing(from, grid))
}

/** Marks the days of a new event, and keeps the mark while the form beside it is open. */
export function placeOnDays(root: HTMLElement, first: string, last: string): DrawnPlace | undefined {
  const element = root.querySelector<HTMLElement>(`[data-date="${last}"]`)
  if (!element) return undefined
  mark(root, first, last)
  return { element, onClose: () => unmark(root) }
}

function beginMove(press: PointerEvent, element: HTMLElement, from: string, grid: DayGrid): Drag | null {
  const item = grid.find(element.dataset['event'] ?? '')
  if (!item) return null
  const reason = fixedReason(item.occurrence)
  if (reason) {
    grid.onRefused(reason)
    return null
  }
  const { left, top, width, height } = element.getBoundingClientRect()
  const home = grid.root.getBoundingClientRect()
  let to = from
  grid.ghost.firstElementChild?.replaceChildren(item.title)
  grid.ghost.style.width = `${Math.round(width)}px`
  grid.ghost.style.height = `${Math.round(height)}px`
  element.classList.add('is-lifted')
  return {
    onMove: (x, y) => {
      to = dateAt(x, y) ?? to
      mark(grid.root, to, to)
      grid.ghost.style.transform = `translate(${Math.round(left - home.left + x - press.clientX)}px, ${Math.round(top - home.top + y - press.clientY)}px)`
      grid.ghost.hidden = false
    },
    onDrop: (isAlt) => {
      finish(grid)
      element.classList.remove('is-lifted')
      const days = daysBetween(from, to)
      if (isAlt) grid.onCopied(item, days)
      else if (days !== 0) grid.onMoved(item, days)
    },
    onCancel: () => {
      finish(grid)
      element.classList.remove('is-lifted')
    },
  }
}

function beginDrawing(from: string, grid: DayGrid): Drag {
  let to = from
  return {
    onMove: (x, y) => {
      to = dateAt(x, y) ?? to
      mark(grid.root, ...inOrder(from, to))
    },
    onDrop: () => {
      finish(grid)
      grid.onDrawn(...inOrder(from, to))
    },
    onCancel: () => finish(grid),
  }
}

function dateAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const date = element instanceof HTMLElement ? element.dataset['date'] : undefined
    if (date !== undefined) return date
  }
  return null
}

function mark(root: HTMLElement, first: string, last: string): void {
  for (const cell of root.querySelectorAll<HTMLElement>('[data-date]')) {
    const date = cell.dataset['date'] ?? ''
    cell.toggleAttribute('data-drop', date >= first && date <= last)
  }
}

function finish({ root, ghost }: DayGrid): void {
  ghost.hidden = true
  unmark(root)
}

function unmark(root: HTMLElement): void {
  for (const cell of root.querySelectorAll('[data-drop]')) cell.removeAttribute('data-drop')
}

function inOrder(a: string, b: string): [first: string, last: string] {
  return a <= b ? [a, b] : [b, a]
}
