import { type AxisDay, type Interval, type TimeAxis, timeAxis } from '@meridian/engine'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { t } from '../../../platform/text/text.ts'
import {
  type Clock,
  formatLongDay,
  formatShortDay,
  isoDate,
  weekdayName,
} from '../../../platform/time/format.ts'
import { cx } from '../../../ui/cx.ts'
import { followPointer } from '../../../ui/grid/drag.ts'
import { nextStop, walkOf } from '../../../ui/grid/grid-walk.ts'
import { useRovingFocus } from '../../../ui/grid/use-roving-focus.ts'
import { useTouchDrawing } from '../../../ui/grid/use-touch-drawing.ts'
import { timeText } from '../poll-words.ts'
import type { BusyPerson } from './busy.ts'
import { drawTime } from './draw-time.ts'
import { GridBackdrop } from './grid-backdrop.tsx'
import { cellsOf, timeOfCell } from './grid-cells.ts'
import { extentOf } from './grid-extent.ts'
import { GridRow, row_class } from './grid-row.tsx'
import type { TimeOption } from './poll-form.ts'

interface WeekGridProps {
  readonly dates: readonly string[]
  readonly clock: Clock
  readonly nowMs: number
  /** Undefined until it is known. */
  readonly people: readonly BusyPerson[] | undefined
  readonly times: readonly TimeOption[]
  /** How long a time is that is not drawn. */
  readonly minutes: number
  readonly onAdd: (time: Interval) => void
  readonly onRemove: (time: TimeOption) => void
  readonly onTurn: (by: 1 | -1) => void
}

/** Days side by side with everybody's busy time: what is pressed or drawn is asked about, or no longer. */
export function WeekGrid(props: WeekGridProps) {
  const { dates, clock, nowMs, people, times, onTurn } = props
  const root = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const axis = timeAxis(dates, clock.zone)
  const cells = cellsOf(axis)
  const { said, add, remove, toggleCell } = useTimeToggles(props, { axis, cells })
  const today = isoDate(nowMs, clock.zone)
  const first = String(Math.max(0, dates.indexOf(today)))
  const focus = useRovingFocus(root, () =>
    root.current?.querySelector<HTMLElement>(`[data-cell$=":${first}"][data-wall="540"]`),
  )
  useFirstHour(root)
  useTouchDrawing(root)

  function onKeyDown(event: KeyboardEvent) {
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-cell]') : null
    if (!cell || !root.current || event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return toggleCell(cell)
    }
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault()
      return onTurn(event.key === 'PageDown' ? 1 : -1)
    }
    const walk = walkOf(event.key, getComputedStyle(root.current).direction === 'rtl')
    if (!walk) return
    event.preventDefault()
    const next = nextStop(root.current, cell, walk)
    if (next) return next.focus()
    if (walk !== 'back' && walk !== 'on') return
    onTurn(walk === 'on' ? 1 : -1)
    nextStop(root.current, cell, walk === 'on' ? 'first' : 'last')?.focus()
  }

  function onClick(event: MouseEvent) {
    const target = event.target instanceof HTMLElement ? event.target : null
    const start = target?.closest<HTMLElement>('[data-start]')?.dataset['start']
    const there = times.find((time) => String(time.start) === start)
    if (there) return remove(there, [there.start, there.end])
    const cell = target?.closest<HTMLElement>('[data-cell]')
    if (cell) toggleCell(cell)
  }

  function onPointerDown({ nativeEvent }: PointerEvent) {
    const target = nativeEvent.target instanceof HTMLElement ? nativeEvent.target : null
    if (!target?.closest('[data-cell]')) return
    const [box, mark] = [body.current, ghost.current]
    if (box && mark)
      followPointer(nativeEvent, () => drawTime(nativeEvent, { box, mark, axis, clock, onDrawn: add }))
  }

  return (
    <>
      <div
        ref={root}
        role="grid"
        aria-label={t('Times of the poll')}
        aria-multiselectable
        data-hotkeys
        tabIndex={-1}
        className="cal-scroller relative isolate h-120 overflow-y-auto overscroll-contain rounded-lg border border-border bg-raised outline-none select-none max-md:h-96"
        style={{ '--days': dates.length, '--gutter': clock.isTwelveHour ? '3rem' : '2.75rem' }}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => focus.onFocus(target)}
        onClick={onClick}
        onPointerDown={onPointerDown}
      >
        <div role="rowgroup" className="sticky top-0 z-6 border-b border-border bg-raised">
          <div role="row" className={row_class}>
            <span role="columnheader">
              <span className="sr-only">{t('Hour')}</span>
            </span>
            {dates.map((date) => (
              <DayHead key={date} date={date} isToday={date === today} />
            ))}
          </div>
        </div>
        <div ref={body} role="rowgroup" className="relative">
          <GridBackdrop axisDays={axis.days} people={people ?? []} nowMs={nowMs} />
          {cells.map((cell, row) => (
            <GridRow
              key={cell.at}
              row={row}
              cell={cell}
              days={axis.days}
              clock={clock}
              nowMs={nowMs}
              people={people}
              times={times}
            />
          ))}
          <ChosenTimes days={axis.days} times={times} clock={clock} />
          <div
            ref={ghost}
            hidden
            aria-hidden
            className={cx(mark_class, 'border border-accent-line bg-accent-soft text-accent-text')}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

interface GridCells {
  readonly axis: TimeAxis
  readonly cells: ReturnType<typeof cellsOf>
}

/** Adds and removes times of the poll; `said` tells a screen reader what was done. */
function useTimeToggles(
  { clock, nowMs, times, minutes, onAdd, onRemove }: WeekGridProps,
  { axis, cells }: GridCells,
) {
  const [said, setSaid] = useState('')

  function add(time: Interval) {
    if (time[0] < nowMs) return setSaid(t('This time is over.'))
    onAdd(time)
    setSaid(t('Added {time}', { time: wordsOf(time, clock) }))
  }

  function remove(time: TimeOption, shown: Interval) {
    onRemove(time)
    setSaid(t('Removed {time}', { time: wordsOf(shown, clock) }))
  }

  function toggleCell(element: HTMLElement) {
    const [row = '', column = ''] = (element.dataset['cell'] ?? '').split(':')
    const day = axis.days[Number(column)]
    const cell = cells[Number(row)]
    const shown = day && cell && timeOfCell(day, cell)
    if (!shown) return
    const there = times.find(({ start }) => start < shown[1] && start >= shown[0])
    if (there) remove(there, shown)
    else add([shown[0], shown[0] + minutes * 60_000])
  }

  return { said, add, remove, toggleCell }
}

interface ChosenTimesProps extends Pick<WeekGridProps, 'times' | 'clock'> {
  readonly days: readonly AxisDay[]
}

/** The times of the poll over the hours. */
function ChosenTimes({ days, times, clock }: ChosenTimesProps) {
  return days.map((day, column) =>
    times
      .filter(({ start, end }) => start < day.endMs && end > day.startMs)
      .map((time) => (
        <div
          key={`${day.date} ${time.start} ${time.end}`}
          aria-hidden
          data-start={time.start}
          className={cx(mark_class, 'cursor-pointer bg-accent text-on-accent shadow-sm')}
          style={{ '--column': column, ...extentOf(day, [time.start, time.end]) }}
        >
          {timeText(time.start, time.end, clock)}
        </div>
      )),
  )
}

const mark_class =
  'num absolute z-3 overflow-hidden rounded-[5px] px-1 text-2xs leading-4 font-semibold [inset-inline-start:calc(var(--gutter)+var(--column)*(100%-var(--gutter))/var(--days)+2px)] w-[calc((100%-var(--gutter))/var(--days)-4px)] forced-colors:border'

function DayHead({ date, isToday }: { readonly date: string; readonly isToday: boolean }) {
  return (
    <span
      role="columnheader"
      className={cx(
        'num flex flex-col items-center border-s border-border py-1 text-xs',
        isToday ? 'font-semibold text-accent-text' : 'text-text-2',
      )}
    >
      <span className="sr-only">
        {isToday ? t('{day}, today', { day: formatLongDay(date) }) : formatLongDay(date)}
      </span>
      <span aria-hidden className="text-2xs">
        {weekdayName(date, 'short')}
      </span>
      <b aria-hidden className="text-sm font-semibold">
        {Number(date.slice(8))}
      </b>
    </span>
  )
}

function wordsOf([start, end]: Interval, clock: Clock): string {
  return `${formatShortDay(isoDate(start, clock.zone))}, ${timeText(start, end, clock)}`
}

/** The grid opens at the beginning of a usual day. */
function useFirstHour(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = root.current?.querySelector('[data-wall="450"]')?.closest<HTMLElement>('[role="row"]')
    root.current?.scrollTo({ top: row?.offsetTop ?? 0 })
  }, [root])
}
