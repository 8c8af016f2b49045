import type { Occurrence } from '@meridian/contract'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { undoOffered } from '../../../platform/state/undo.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { getDrafts } from '../change/drafts.ts'
import { type Step, steppedTimes, withDays, withTimes } from '../change/moves.ts'
import type { Moves } from '../change/use-moves.ts'
import { type CalendarItem, itemOf } from '../item/calendar-item.ts'
import { weekdayOf } from '../calendar-dates.ts'
import { stepOver } from '../week/hidden-weekdays.ts'
import { nextStop, walkOf } from '../../../ui/grid/grid-walk.ts'
import { stops, useRovingFocus } from '../../../ui/grid/use-roving-focus.ts'

interface GridKeys {
  readonly root: RefObject<HTMLElement | null>
  /** What has the Tab key's stop at first. */
  readonly initial: () => HTMLElement | null | undefined
  readonly items: readonly CalendarItem[]
  readonly moves: Moves
  /** How far up and down move an event: a quarter of an hour, or a week where days stand in rows. */
  readonly rows: 'quarters' | 'weeks'
  /** Weekdays that the grid does not show, which a moved event steps over. */
  readonly hiddenDays?: ReadonlySet<number>
  /** The arrows lead beyond the grid: so many periods on. */
  readonly onEdge: (by: 1 | -1) => void
  /** The event was moved to this date, which the grid may have to show. */
  readonly onMovedTo: (date: string) => void
  /** Enter on an empty place. */
  readonly onEnterCell: (cell: HTMLElement) => void
}

/** An event that keys have moved settles after this while without another key. */
const settle_after_ms = 1000

/** The calendar by keyboard alone: walking, opening, creating, moving, resizing, deleting and putting back. */
export function useGridKeys(keys: GridKeys) {
  const { zone } = useClock()
  const focus = useRovingFocus(keys.root, keys.initial)
  const held = useRef<{ readonly key: string; readonly timer: ReturnType<typeof setTimeout> } | null>(null)
  useEffect(() => () => clearTimeout(held.current?.timer), [])

  function settle(): void {
    if (!held.current) return
    clearTimeout(held.current.timer)
    const { key } = held.current
    held.current = null
    void keys.moves.settleOn(key)
  }

  function hold(item: CalendarItem, to: Occurrence): void {
    if (held.current && held.current.key !== item.key) settle()
    if (!keys.moves.hold(item, to)) return
    clearTimeout(held.current?.timer)
    held.current = { key: item.key, timer: setTimeout(settle, settle_after_ms) }
    focus.follow(item.key)
    keys.onMovedTo(itemOf(to, zone).first_date)
  }

  function putBack(item: CalendarItem): boolean {
    const moved = getDrafts().moved.get(item.key)
    if (!moved) return false
    focus.follow(item.key)
    if (held.current?.key === item.key) {
      clearTimeout(held.current.timer)
      held.current = null
      keys.moves.putBack(item.key)
    } else {
      undoOffered()
    }
    keys.onMovedTo(itemOf(moved.from, zone).first_date)
    return true
  }

  /** Whether the key meant something to the event. */
  function onEvent(event: KeyboardEvent, item: CalendarItem): boolean {
    if (event.shiftKey && event.key.startsWith('Arrow')) {
      hold(item, stepped(item, overHiddenDays(stepOf(event, keys.rows), item, keys.hiddenDays), zone))
      return true
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      void keys.moves.remove(item)
      return true
    }
    if (event.key === 'Escape') return putBack(item)
    if ((event.key === 'Enter' || event.key === ' ') && held.current?.key === item.key) {
      settle()
      return true
    }
    return false
  }

  function onWalk(event: KeyboardEvent, stop: HTMLElement): boolean {
    const root = keys.root.current
    if (!root || event.shiftKey || event.altKey || event.metaKey || event.ctrlKey) return false
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      keys.onEdge(event.key === 'PageDown' ? 1 : -1)
      return true
    }
    const walk = walkOf(event.key, getComputedStyle(root).direction === 'rtl')
    if (!walk) return false
    settle()
    focus.follow(null)
    const next = nextStop(root, stop, walk)
    if (next) next.focus()
    else if (walk === 'back' || walk === 'on') {
      keys.onEdge(walk === 'on' ? 1 : -1)
      nextStop(root, stop, walk === 'on' ? 'first' : 'last')?.focus()
    }
    return true
  }

  return {
    onFocus: (event: { readonly target: EventTarget }) => focus.onFocus(event.target),
    onKeyDown: (event: KeyboardEvent) => {
      const stop = event.target instanceof HTMLElement && event.target.matches(stops) ? event.target : null
      if (!stop) return
      const key = stop.dataset['event']
      const item = key === undefined ? undefined : keys.items.find((each) => each.key === key)
      const isEnter = event.key === 'Enter' || event.key === ' '
      // The button of a held time hears it itself.
      if (isEnter && stop.matches('[data-held]')) return
      const isDone = (item && onEvent(event, item)) || onWalk(event, stop)
      if (!isDone && !item && isEnter) keys.onEnterCell(stop)
      if (isDone || (!item && isEnter)) event.preventDefault()
    },
  }
}

function stepOf(
  { key, altKey, currentTarget }: KeyboardEvent,
  rows: GridKeys['rows'],
): { readonly isEnd: boolean; readonly days: number; readonly minutes: number } {
  const walk = walkOf(key, getComputedStyle(currentTarget).direction === 'rtl')
  const by = walk === 'up' || walk === 'back' ? -1 : 1
  const isSideways = walk === 'back' || walk === 'on'
  if (isSideways) return { isEnd: altKey, days: by, minutes: 0 }
  return rows === 'weeks'
    ? { isEnd: altKey, days: by * 7, minutes: 0 }
    : { isEnd: altKey, days: 0, minutes: by * 15 }
}

function overHiddenDays(
  step: ReturnType<typeof stepOf>,
  { first_date }: CalendarItem,
  hidden: GridKeys['hiddenDays'],
): ReturnType<typeof stepOf> {
  if (!hidden || step.isEnd || step.days === 0) return step
  return { ...step, days: stepOver(weekdayOf(first_date), step.days < 0 ? -1 : 1, hidden) }
}

function stepped(
  item: CalendarItem,
  { isEnd, days, minutes }: ReturnType<typeof stepOf>,
  zone: string,
): Occurrence {
  if (item.occurrence.is_all_day) return isEnd ? withDays(item, zone, 0, days) : withDays(item, zone, days)
  const step: Step = isEnd ? { endMinutes: minutes + days * 1440 } : { days, minutes }
  return withTimes(item, steppedTimes(item.interval, zone, step))
}
