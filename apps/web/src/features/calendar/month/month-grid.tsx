import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { usePaper } from '../../../platform/state/use-paper.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { rich } from '../../../platform/text/rich-text.tsx'
import { t } from '../../../platform/text/text.ts'
import { isoDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { cx } from '../../../ui/cx.ts'
import { dayLabel, isMonthOf } from '../calendar-dates.ts'
import { useCalendarHost } from '../calendar-host.ts'
import { withDays } from '../change/moves.ts'
import { dragDays, placeOnDays } from '../grid/day-drag.ts'
import type { ViewProps } from '../grid/time-grid.tsx'
import { useGridKeys } from '../grid/use-grid-keys.ts'
import { HeldOfDay } from '../held/held-parts.tsx'
import { DayBar } from './day-bar.tsx'
import { DayPopover } from './day-popover.tsx'
import { itemsByDate, type MonthWeek, monthPicture } from './month-picture.ts'
import { WeekdayHeads, WeekRow } from './month-rows.tsx'

/** A lane of a month and where the first one begins below the day's number, in rem. */
const lane_rem = 1.375
const number_rem = 1.75
/** On paper a week shows all of its events, and has room for some notes. */
const paper_lanes_min = 3

/** Six weeks, whole days as bars and times with a dot. */
export function MonthGrid({
  label,
  dates,
  date,
  items,
  held,
  moves,
  onOpen,
  onShift,
  onShowDate,
  onShowDay,
}: ViewProps) {
  const clock = useClock()
  const now = useNow(60_000)
  const { create, copy, sourceOf } = useCalendarHost()
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
  const find = (key: string) => items.find((item) => item.key === key)
  const createOnDays = (first: string, last: string) =>
    create({ kind: 'days', first, last }, root.current ? placeOnDays(root.current, first, last) : undefined)
  const createOn = (day: string) => createOnDays(day, day)

  const more = useRef<HTMLElement>(null)
  const [unfolded, setUnfolded] = useState<string | null>(null)
  function unfold(button: HTMLElement) {
    more.current = button
    setUnfolded(button.closest<HTMLElement>('[data-date]')?.dataset['date'] ?? null)
  }

  const keys = useGridKeys({
    root,
    initial: () => root.current?.querySelector<HTMLElement>(`[data-date="${date}"]`),
    items,
    moves,
    rows: 'weeks',
    onEdge: onShift,
    onMovedTo: (moved) => !dates.includes(moved) && onShowDate(moved),
    onEnterCell: (stop) =>
      stop.matches('[data-stack]') ? unfold(stop) : createOn(stop.dataset['date'] ?? date),
  })

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.target instanceof HTMLElement ? event.target : null
    const element = target?.closest<HTMLElement>('[data-event]')
    const item = element && find(element.dataset['event'] ?? '')
    const folded = target?.closest<HTMLElement>('[data-stack]')
    if (item) onOpen(item, element)
    else if (folded) unfold(folded)
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

  return (
    <>
      <div
        ref={root}
        role="grid"
        aria-label={label}
        data-hotkeys
        tabIndex={-1}
        className="relative isolate flex min-h-120 flex-1 flex-col outline-none select-none"
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onClick={onClick}
        onPointerDown={onPointerDown}
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
                <div
                  key={day}
                  role="gridcell"
                  tabIndex={-1}
                  data-cell={`${row}:${column}`}
                  data-date={day}
                  aria-label={
                    isEmpty(week, column) && !heldByDate.get(day)?.length
                      ? t('{day}, no events', { day: dayLabel(day) })
                      : undefined
                  }
                  className={cx(
                    'month-cell relative min-w-0 border-s border-t border-border',
                    day === today ? 'cal-today' : !isMonthOf(day, date) && 'bg-sunken',
                  )}
                >
                  <DayNumber
                    day={day}
                    isToday={day === today}
                    isOutside={!isMonthOf(day, date)}
                    onShowDay={onShowDay}
                  />
                  <HeldLine date={day} items={heldByDate.get(day) ?? []} />
                  {week.shown
                    .filter(({ first }) => first === column)
                    .map((span) => {
                      const item = week.items[span.index]
                      return (
                        item && (
                          <DayBar
                            key={item.key}
                            item={item}
                            span={span}
                            tops={lane_rem}
                            from={number_rem}
                            nowMs={now}
                            sourceOf={sourceOf}
                            clock={clock}
                          />
                        )
                      )
                    })}
                  {week.hidden[column] !== 0 && (
                    <button
                      type="button"
                      tabIndex={-1}
                      data-stack
                      aria-haspopup="dialog"
                      className="absolute inset-x-0.5 z-2 h-5 truncate rounded-sm px-1 text-start text-2xs text-muted hover:bg-hover hover:text-text"
                      style={{ top: `${number_rem + (capacity - 1) * lane_rem}rem` }}
                    >
                      {rich(
                        t('+{count} more<day> on {day}</day>', {
                          count: week.hidden[column] ?? 0,
                          day: dayLabel(day),
                        }),
                        { day: <span className="sr-only" /> },
                      )}
                    </button>
                  )}
                </div>
              ))}
            </WeekRow>
          ))}
        </div>
        <div ref={ghost} hidden aria-hidden className="cal-ghost is-short">
          <b />
        </div>
      </div>
      {unfolded !== null && (
        <DayPopover
          day={unfolded}
          today={today}
          items={itemsByDate([unfolded], items).get(unfolded) ?? []}
          held={heldByDate.get(unfolded) ?? []}
          nowMs={now}
          clock={clock}
          anchor={more}
          onClose={() => setUnfolded(null)}
          onOpen={(item) => {
            setUnfolded(null)
            if (more.current) onOpen(item, more.current)
          }}
          onShowDay={onShowDay}
        />
      )}
    </>
  )
}

function HeldLine({ date, items }: { readonly date: string; readonly items: ViewProps['held'] }) {
  if (items.length === 0) return null
  return (
    <Suspense>
      <HeldOfDay date={date} items={items} />
    </Suspense>
  )
}

interface DayNumberProps {
  readonly day: string
  readonly isToday: boolean
  readonly isOutside: boolean
  readonly onShowDay: (date: string) => void
}

function DayNumber({ day, isToday, isOutside, onShowDay }: DayNumberProps) {
  return (
    <AriaButton
      onPress={() => onShowDay(day)}
      aria-label={isToday ? t('{day}, today', { day: dayLabel(day) }) : dayLabel(day)}
      excludeFromTabOrder
      className={cx(
        'num absolute start-1 top-0.5 grid h-6 min-w-6 place-items-center rounded-md px-1 text-xs font-medium data-hovered:bg-hover',
        isToday ? 'bg-accent font-semibold text-on-accent' : isOutside ? 'text-muted' : 'text-text',
      )}
    >
      {Number(day.slice(8))}
    </AriaButton>
  )
}

function isEmpty({ shown, hidden }: MonthWeek, column: number): boolean {
  return hidden[column] === 0 && !shown.some(({ first, last }) => first <= column && column <= last)
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
