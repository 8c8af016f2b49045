import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { usePaper } from '../../../platform/state/use-paper.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { isoDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { useCalendarHost } from '../calendar-host.ts'
import { withDays } from '../change/moves.ts'
import { dragDays, placeOnDays } from '../grid/day-drag.ts'
import type { ViewProps } from '../view-props.ts'
import { useGridKeys } from '../grid/use-grid-keys.ts'
import { DayPopover } from './day-popover.tsx'
import { lane_rem, MonthCell, number_rem } from './month-cell.tsx'
import { itemsByDate, monthPicture } from './month-picture.ts'
import { WeekdayHeads, WeekRow } from './month-rows.tsx'

/** On paper a week shows all of its events, and has room for some notes. */
const paper_lanes_min = 3

/** Six weeks, whole days as bars and times with a dot. */
export function MonthGrid(props: ViewProps) {
  const { label, dates, date, items, held, onOpen, onShowDay } = props
  const clock = useClock()
  const now = useNow(60_000)
  const { sourceOf } = useCalendarHost()
  const root = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const isPaper = usePaper()
  const room = useCapacity(root)
  const capacity = isPaper ? Infinity : room
  const weeks = monthPicture(
    [0, 7, 14, 21, 28, 35].map((at) => dates.slice(at, at + 7)),
    items,
    capacity,
  )
  const today = isoDate(now, clock.zone)
  const heldByDate = itemsByDate(dates, held)
  const stack = useStack()
  const handlers = useMonthHandlers(props, { root, ghost, onUnfold: stack.unfold })

  return (
    <>
      <div
        ref={root}
        role="grid"
        aria-label={label}
        data-hotkeys
        tabIndex={-1}
        className="relative isolate flex min-h-120 flex-1 flex-col outline-none select-none"
        {...handlers}
      >
        <WeekdayHeads week={weeks[0]?.dates ?? []} />
        <div role="rowgroup" className="grid min-h-0 flex-1 auto-rows-fr print:block">
          {weeks.map((week, row) => (
            <WeekRow
              key={week.dates[0]}
              week={week.dates}
              minRem={isPaper ? number_rem + Math.max(week.lanes, paper_lanes_min) * lane_rem : undefined}
            >
              {week.dates.map((day, column) => (
                <MonthCell
                  key={day}
                  address={`${row}:${column}`}
                  day={day}
                  month={date}
                  isToday={day === today}
                  week={week}
                  column={column}
                  held={heldByDate.get(day) ?? []}
                  capacity={capacity}
                  nowMs={now}
                  sourceOf={sourceOf}
                  clock={clock}
                  onShowDay={onShowDay}
                />
              ))}
            </WeekRow>
          ))}
        </div>
        <div ref={ghost} hidden aria-hidden className="cal-ghost is-short">
          <b />
        </div>
      </div>
      {stack.day !== null && (
        <DayPopover
          day={stack.day}
          today={today}
          items={itemsByDate([stack.day], items).get(stack.day) ?? []}
          held={heldByDate.get(stack.day) ?? []}
          nowMs={now}
          clock={clock}
          anchor={stack.button}
          onClose={stack.fold}
          onOpen={(item) => {
            stack.fold()
            if (stack.button.current) onOpen(item, stack.button.current)
          }}
          onShowDay={onShowDay}
        />
      )}
    </>
  )
}

/** The day whose events have no room, and the button that shows all of them. */
function useStack() {
  const button = useRef<HTMLElement>(null)
  const [day, setDay] = useState<string | null>(null)
  return {
    button,
    day,
    unfold: (pressed: HTMLElement) => {
      button.current = pressed
      setDay(pressed.closest<HTMLElement>('[data-date]')?.dataset['date'] ?? null)
    },
    fold: () => setDay(null),
  }
}

interface MonthParts {
  readonly root: RefObject<HTMLDivElement | null>
  readonly ghost: RefObject<HTMLDivElement | null>
  readonly onUnfold: (button: HTMLElement) => void
}

/** Keys walk, open and move; the pointer opens, drags, copies and draws. */
function useMonthHandlers(
  { dates, date, items, moves, onOpen, onShift, onShowDate }: ViewProps,
  { root, ghost, onUnfold }: MonthParts,
) {
  const clock = useClock()
  const { create, copy } = useCalendarHost()
  const find = (key: string) => items.find((item) => item.key === key)
  const createOnDays = (first: string, last: string) =>
    create({ kind: 'days', first, last }, root.current ? placeOnDays(root.current, first, last) : undefined)
  const createOn = (day: string) => createOnDays(day, day)

  const { onKeyDown, onFocus } = useGridKeys({
    root,
    initial: () => root.current?.querySelector<HTMLElement>(`[data-date="${date}"]`),
    items,
    moves,
    rows: 'weeks',
    onEdge: onShift,
    onMovedTo: (moved) => !dates.includes(moved) && onShowDate(moved),
    onEnterCell: (stop) =>
      stop.matches('[data-stack]') ? onUnfold(stop) : createOn(stop.dataset['date'] ?? date),
  })

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.target instanceof HTMLElement ? event.target : null
    const element = target?.closest<HTMLElement>('[data-event]')
    const item = element && find(element.dataset['event'] ?? '')
    const folded = target?.closest<HTMLElement>('[data-stack]')
    if (item) onOpen(item, element)
    else if (folded) onUnfold(folded)
    else if (target?.dataset['date'] !== undefined) createOn(target.dataset['date'])
  }

  function onPointerDown({ nativeEvent }: PointerEvent) {
    if (!root.current || !ghost.current) return
    dragDays(nativeEvent, {
      root: root.current,
      ghost: ghost.current,
      find,
      onRefused: showError,
      onMoved: (item, days) => {
        if (moves.hold(item, withDays(item, clock.zone, days))) void moves.settleOn(item.key)
      },
      onCopied: (item, days) => copy(item.occurrence, withDays(item, clock.zone, days)),
      onDrawn: createOnDays,
    })
  }

  return { onKeyDown, onFocus, onClick, onPointerDown }
}

/** How many lanes a week has room for. */
function useCapacity(root: RefObject<HTMLElement | null>): number {
  const [capacity, setCapacity] = useState(4)
  useEffect(() => {
    const grid = root.current
    if (!grid) return undefined
    const observer = new ResizeObserver(() => {
      const cell = grid.querySelector('.month-cell')
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      if (cell) setCapacity(Math.max(1, Math.floor((cell.clientHeight / rem - number_rem) / lane_rem)))
    })
    observer.observe(grid)
    return () => observer.disconnect()
  }, [root])
  return capacity
}
