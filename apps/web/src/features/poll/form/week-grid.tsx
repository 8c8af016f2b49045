import { type AxisDay, type Interval, overlaps, positionOf, timeAxis } from '@meridian/engine'
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
import { abbreviationOf } from '../../../platform/time/zones.ts'
import { cx } from '../../../ui/cx.ts'
import { formatTimeText } from '../../../ui/form/time-text.ts'
import { type Drag, followPointer, keepFromScrolling } from '../../../ui/grid/drag.ts'
import { nextStop, walkOf } from '../../../ui/grid/grid-walk.ts'
import { useRovingFocus } from '../../../ui/grid/use-roving-focus.ts'
import { timeText } from '../poll-words.ts'
import { type BusyPerson, busyNote } from './busy.ts'
import { cellsOf, drawnTime, type GridCell, timeOfCell } from './grid-cells.ts'
import { lane_tints } from './lane-tints.ts'
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
  const { dates, clock, nowMs, people, times, minutes, onAdd, onRemove, onTurn } = props
  const root = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const axis = timeAxis(dates, clock.zone)
  const cells = cellsOf(axis)
  const today = isoDate(nowMs, clock.zone)
  const first = String(Math.max(0, dates.indexOf(today)))
  const focus = useRovingFocus(root, () =>
    root.current?.querySelector<HTMLElement>(`[data-cell$=":${first}"][data-wall="540"]`),
  )
  useFirstHour(root)
  useTouchDrawing(root)

  function toggle(time: Interval, shown: string) {
    const there = times.find((one) => one.start < time[1] && one.start >= time[0])
    if (there) {
      onRemove(there)
      setSaid(t('Removed {time}', { time: shown }))
    } else {
      add([time[0], time[0] + minutes * 60_000])
    }
  }

  function add(time: Interval) {
    if (time[0] < nowMs) return setSaid(t('This time is over.'))
    onAdd(time)
    setSaid(t('Added {time}', { time: wordsOf(time, clock) }))
  }

  function toggleCell(element: HTMLElement) {
    const [row = '', column = ''] = (element.dataset['cell'] ?? '').split(':')
    const day = axis.days[Number(column)]
    const cell = cells[Number(row)]
    const time = day && cell && timeOfCell(day, cell)
    if (time) toggle(time, wordsOf(time, clock))
  }

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
    if (there) {
      onRemove(there)
      return setSaid(t('Removed {time}', { time: wordsOf([there.start, there.end], clock) }))
    }
    const cell = target?.closest<HTMLElement>('[data-cell]')
    if (cell) toggleCell(cell)
  }

  function onPointerDown({ nativeEvent }: PointerEvent) {
    const target = nativeEvent.target instanceof HTMLElement ? nativeEvent.target : null
    if (!target?.closest('[data-cell]')) return
    followPointer(nativeEvent, () => beginDrawing(nativeEvent))
  }

  function beginDrawing(press: globalThis.PointerEvent): Drag | null {
    const [box, mark] = [body.current, ghost.current]
    if (!box || !mark) return null
    const from = placeAt(box, press.clientX, press.clientY, axis.length, dates.length)
    const day = axis.days[from.column]
    if (!day) return null
    let drawn: Interval | null = null
    const end = () => {
      mark.hidden = true
    }
    return {
      onMove: (x, y) => {
        const to = placeAt(box, x, y, axis.length, dates.length)
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
        if (drawn) add(drawn)
      },
      onCancel: end,
    }
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
          <Backdrop axisDays={axis.days} people={people ?? []} nowMs={nowMs} />
          {cells.map((cell, row) => (
            <div
              key={cell.at}
              role="row"
              className={row_class}
              style={{ height: `${remOf(cell.minutes)}rem` }}
            >
              <HourLabel cell={cell} day={axis.days[0]} clock={clock} />
              {axis.days.map((day, column) => (
                <Cell
                  key={day.date}
                  address={`${row}:${column}`}
                  cell={cell}
                  day={day}
                  clock={clock}
                  nowMs={nowMs}
                  people={people}
                  times={times}
                />
              ))}
            </div>
          ))}
          {axis.days.map((day, column) =>
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
          )}
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

const row_class = 'grid grid-cols-[var(--gutter)_repeat(var(--days),minmax(0,1fr))]'

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

/** Full hours carry their time; where the clock shows an hour twice, the name of the clock too. */
function HourLabel({ cell, day, clock }: { cell: GridCell; day: AxisDay | undefined; clock: Clock }) {
  const isFull = cell.wallMinute % 60 === 0
  const start = day && timeOfCell(day, cell)?.[0]
  return (
    <span role="rowheader" className="num relative text-end text-2xs text-muted">
      <span className={cx('absolute end-1.5', cell.wallMinute > 0 && '-top-2', !isFull && 'sr-only')}>
        {hourText(cell.wallMinute, clock)}
        {cell.isRepeated && start !== undefined && ` ${abbreviationOf(clock.zone, start)}`}
      </span>
    </span>
  )
}

interface CellProps extends Pick<WeekGridProps, 'clock' | 'nowMs' | 'people' | 'times'> {
  readonly address: string
  readonly cell: GridCell
  readonly day: AxisDay
}

function Cell({ address, cell, day, clock, nowMs, people, times }: CellProps) {
  const time = timeOfCell(day, cell)
  const isOff = time === null || time[0] < nowMs
  const isChosen = time !== null && times.some(({ start, end }) => overlaps([start, end], time))
  const note = time && people && !isOff ? busyNote(time, people).text : ''
  return (
    <span
      role="gridcell"
      tabIndex={-1}
      data-cell={address}
      data-wall={cell.isRepeated ? -1 : cell.wallMinute}
      aria-selected={isChosen}
      aria-disabled={isOff || undefined}
      aria-label={labelOf(time, day, clock, note, isOff)}
      className={cx(
        'relative z-1 min-w-0 border-s border-border outline-none focus-visible:rounded-xs focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
        cell.wallMinute % 60 === 0 && cell.wallMinute > 0 && 'border-t',
        isOff ? 'cursor-default' : 'cursor-pointer hover:bg-accent-soft',
      )}
    />
  )
}

function labelOf(
  time: Interval | null,
  { date }: AxisDay,
  clock: Clock,
  note: string,
  isOff: boolean,
): string {
  const day = formatLongDay(date)
  if (time === null) return t('{day}, not on this day', { day })
  const label = `${day}, ${timeText(time[0], time[1], clock)}`
  if (isOff) return t('{time}, over', { time: label })
  return note === '' ? label : `${label}, ${note}`
}

interface BackdropProps {
  readonly axisDays: readonly AxisDay[]
  readonly people: readonly BusyPerson[]
  readonly nowMs: number
}

/** Everybody's busy time in lanes side by side, and shades over the past and over what is no participant's working time. */
function Backdrop({ axisDays, people, nowMs }: BackdropProps) {
  const lanes = people.length <= lane_tints.length
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-y-0 start-(--gutter) end-0 grid grid-cols-[repeat(var(--days),minmax(0,1fr))]"
    >
      {axisDays.map((day) => (
        <div key={day.date} className="relative overflow-hidden bg-sunken forced-colors:bg-[Canvas]">
          {commonHours(day, people).map((time) => (
            <span key={time[0]} className="absolute inset-x-0 bg-raised" style={extentOf(day, time)} />
          ))}
          {people.map((person, place) =>
            person.busy
              .filter((time) => overlaps(time, [day.startMs, day.endMs]))
              .map((time) => (
                <span
                  key={`${person.user_id} ${time[0]}`}
                  className={cx(
                    'absolute rounded-[3px] forced-colors:bg-[GrayText]',
                    lanes ? `${lane_tints[place]} bg-(--tint-dot)/55` : 'bg-busy/40',
                  )}
                  style={{
                    ...extentOf(day, time),
                    insetInlineStart: lanes ? `${(place * 100) / people.length}%` : 0,
                    width: lanes ? `${100 / people.length}%` : '100%',
                  }}
                />
              )),
          )}
          {day.startMs < nowMs && (
            <span
              className="absolute inset-x-0 top-0 z-1 bg-[repeating-linear-gradient(135deg,transparent_0_4px,color-mix(in_srgb,var(--c-text)_7%,transparent)_4px_5px)]"
              style={{ height: `${remOf(positionOf(day, Math.min(nowMs, day.endMs), 'end'))}rem` }}
            />
          )}
        </div>
      ))}
    </div>
  )
}

/** When anybody works; all of the day before anything is known. */
function commonHours(day: AxisDay, people: readonly BusyPerson[]): readonly Interval[] {
  const all: Interval = [day.startMs, day.endMs]
  if (people.length === 0) return [all]
  return people.flatMap(({ available }) => available.filter((time) => overlaps(time, all)))
}

/** An hour is 3 rem high, so that half of it can be pressed. */
function remOf(minutes: number): number {
  return minutes / 20
}

function extentOf(day: AxisDay, [start, end]: Interval): { readonly top: string; readonly height: string } {
  const top = positionOf(day, Math.max(start, day.startMs))
  const bottom = positionOf(day, Math.min(end, day.endMs), 'end')
  return { top: `${remOf(top)}rem`, height: `${Math.max(remOf(bottom - top), 0.75)}rem` }
}

function placeAt(box: HTMLElement, x: number, y: number, length: number, days: number) {
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

function wordsOf([start, end]: Interval, clock: Clock): string {
  return `${formatShortDay(isoDate(start, clock.zone))}, ${timeText(start, end, clock)}`
}

/** '8 AM', '11:30 AM', or '08:00' on a 24-hour clock, of minutes since midnight. */
function hourText(minute: number, { isTwelveHour }: Clock): string {
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return formatTimeText(time, isTwelveHour)
    .replace(/^0(?=\d:\d\d [AP]M)/, '')
    .replace(/:00(?= [AP]M)/, '')
}

/** The grid opens at the beginning of a usual day. */
function useFirstHour(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = root.current?.querySelector('[data-wall="450"]')?.closest<HTMLElement>('[role="row"]')
    root.current?.scrollTo({ top: row?.offsetTop ?? 0 })
  }, [root])
}

/** A finger that has rested draws; until then it scrolls. */
function useTouchDrawing(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const grid = root.current
    grid?.addEventListener('touchmove', keepFromScrolling, { passive: false })
    return () => grid?.removeEventListener('touchmove', keepFromScrolling)
  }, [root])
}
