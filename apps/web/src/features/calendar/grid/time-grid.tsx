import { type Interval, instantAt, positionOf, timeAxis, type WorkingTime } from '@meridian/engine'
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { t } from '../../../platform/text/text.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { isoDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { usePhoneColumns } from '../../../ui/use-is-phone.ts'
import { dayLabel } from '../calendar-dates.ts'
import { useCalendarHost } from '../calendar-host.ts'
import type { Further } from '../agenda/use-agenda.ts'
import { announce } from '../change/announcements.tsx'
import { floored, withDays, withTimes } from '../change/moves.ts'
import type { Moves } from '../change/use-moves.ts'
import type { HeldItem } from '../held/held-store.ts'
import { type CalendarItem, nextItem } from '../item/calendar-item.ts'
import { ShareMarks } from '../share/share-marks.tsx'
import { shortTime } from '../share/share-text.ts'
import { markTime, useSharedTimes } from '../share/share-times.ts'
import { DayBackdrop } from './day-backdrop.tsx'
import { dragDays, placeOnDays } from './day-drag.ts'
import { DayHeads } from './day-heads.tsx'
import { keepFromScrolling } from '../../../ui/grid/drag.ts'
import { rem } from './grid-rem.ts'
import { mostLanes } from './event-stacks.ts'
import { gridDays, heldRows } from './grid-picture.ts'
import { HourLabels, shortHour, wallTime, zoneWidth } from './gutter.tsx'
import { HourCell } from './hour-cell.tsx'
import { NowLine } from './now-line.tsx'
import { dragTimeGrid, gripAt, placeOnHours, pointAt } from './time-grid-drag.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useGridPlace } from './use-grid-place.ts'
import { WholeDayRow } from './whole-day-row.tsx'
import { useOtherZones, ZoneHeads } from './zone-columns.tsx'

export interface ViewProps {
  /** 'Week of 16 – 22 Nov 2026' */
  readonly label: string
  readonly dates: readonly string[]
  readonly date: string
  readonly items: readonly CalendarItem[]
  /** Whether the items are still to come. */
  readonly isComing: boolean
  readonly held: readonly HeldItem[]
  /** What an agenda shows beyond its dates. */
  readonly further: Further
  /** Undefined until they are known. */
  readonly hours: WorkingTime | null | undefined
  /** Weekdays that the week leaves out, 0 = Sunday … 6 = Saturday. */
  readonly hiddenDays: ReadonlySet<number>
  readonly moves: Moves
  readonly onOpen: (item: CalendarItem, element: HTMLElement) => void
  readonly onShift: (by: 1 | -1) => void
  readonly onShowDate: (date: string) => void
  readonly onShowDay: (date: string) => void
  /** Shows a day on which events overlap that have no room side by side. */
  readonly onShowStack: (date: string) => void
  /** The first minute of the clock that is seen in a grid of hours; null before one was looked at. */
  readonly place: RefObject<number | null>
  /** Minutes of a new event that is not drawn. */
  readonly newMinutes: number
}

/** Days side by side, hours from above to below. */
export function TimeGrid(props: ViewProps) {
  const {
    label,
    dates,
    date,
    items,
    isComing,
    hours,
    moves,
    place,
    onOpen,
    onShift,
    onShowDate,
    onShowDay,
    onShowStack,
  } = props
  const clock = useClock()
  const now = useNow(60_000)
  const columns = usePhoneColumns()
  const { sourceOf, create, copy } = useCalendarHost()
  const zones = useOtherZones()
  const sharedTimes = useSharedTimes()
  const root = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const dayGhost = useRef<HTMLDivElement>(null)

  const axis = timeAxis(dates, clock.zone)
  const days = gridDays(axis, items, clock.zone, hours ?? null, mostLanes(columns, dates.length))
  const held = heldRows(axis, props.held, days)
  const today = isoDate(now, clock.zone)
  const shownDay = axis.days.find((day) => day.date === date) ?? axis.days[0]
  const next = nextItem(items, now, clock.zone)
  const nowDay = axis.days.find((day) => day.date === today)
  const nowAt = nowDay ? positionOf(nowDay, now) : null
  const find = (key: string) => items.find((item) => item.key === key)

  const keys = useGridKeys({
    root,
    initial: () =>
      root.current?.querySelector<HTMLElement>(
        `[data-cell$=":${Math.max(0, dates.indexOf(today))}"][data-hour="9"]`,
      ),
    items,
    moves,
    rows: 'quarters',
    ...(dates.length > 1 && dates.length < 7 && { hiddenDays: props.hiddenDays }),
    onEdge: onShift,
    onMovedTo: (moved) => !dates.includes(moved) && onShowDate(moved),
    onEnterCell: (stop) => (stop.matches('[data-stack]') ? showDayOf(stop) : createAt(stop)),
  })
  useGridPlace(root, { axis, items, isComing, hours, place })
  useTouchScroll(root)

  function createAt(cell: HTMLElement) {
    const [row = '', column = ''] = (cell.dataset['cell'] ?? '').split(':')
    const day = axis.days[Number(column)]
    if (!day) return
    const hour = axis.rows[Number(row)]
    if (row === 'whole') createOnDays(day.date, day.date)
    else if (sharedTimes && hour) share([instantAt(day, hour.at), instantAt(day, hour.at + hour.minutes)])
    else createFrom(instantAt(day, hour?.at ?? 0))
  }

  function showDayOf(stop: HTMLElement) {
    const [, column] = (stop.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? '').split(':')
    const day = axis.days[Number(column)]
    if (day) onShowStack(day.date)
  }

  function createFrom(startMs: number) {
    createOnHours([startMs, startMs + props.newMinutes * 60_000])
  }

  function share(interval: Interval) {
    const time = shortTime(interval, clock)
    announce(markTime(interval) ? t('Marked {time}', { time }) : t('Removed {time}', { time }))
  }

  function createOnHours(interval: Interval) {
    if (sharedTimes) return share(interval)
    const parts = body.current && ghost.current && { body: body.current, ghost: ghost.current, axis, clock }
    create({ kind: 'clock', interval }, parts ? placeOnHours(parts, interval) : undefined)
  }

  function createOnDays(first: string, last: string) {
    create({ kind: 'days', first, last }, root.current ? placeOnDays(root.current, first, last) : undefined)
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.target instanceof HTMLElement ? event.target : null
    const element = target?.closest<HTMLElement>('[data-event]')
    const item = element && find(element.dataset['event'] ?? '')
    if (item) return onOpen(item, element)
    const stack = target?.closest<HTMLElement>('[data-stack]')
    if (stack) return showDayOf(stack)
    const cell = target?.closest<HTMLElement>('[data-cell]')
    if (!cell || target?.closest('button') || !body.current) return
    if (cell.dataset['date'] !== undefined) return createAt(cell)
    const point = pointAt({ body: body.current, axis }, event.clientX, event.clientY)
    const day = axis.days[point.day]
    if (day) createFrom(instantAt(day, Math.floor(floored(point.at) / 30) * 30))
  }

  function onPointerDown({ nativeEvent }: PointerEvent) {
    if (!root.current || !body.current || !ghost.current || !dayGhost.current) return
    if (nativeEvent.target instanceof Element && nativeEvent.target.closest('[data-date]')) {
      return dragDays(nativeEvent, {
        root: root.current,
        ghost: dayGhost.current,
        find,
        onRefused: showError,
        onMoved: (item, by) => settle(item, withDays(item, clock.zone, by)),
        onCopied: (item, by) => copy(item.occurrence, withDays(item, clock.zone, by)),
        onDrawn: createOnDays,
      })
    }
    dragTimeGrid(nativeEvent, {
      body: body.current,
      ghost: ghost.current,
      axis,
      days,
      clock,
      onRefused: showError,
      onMoved: (item, interval) => settle(item, withTimes(item, interval)),
      onCopied: (item, interval) => copy(item.occurrence, withTimes(item, interval)),
      onDrawn: createOnHours,
    })
  }

  function settle(item: CalendarItem, to: CalendarItem['occurrence']) {
    if (moves.hold(item, to)) void moves.settleOn(item.key)
  }

  const widths = shownDay ? zones.map((zone) => zoneWidth(zone, clock, shownDay)) : []
  const gutter = widths.reduce((sum, width) => sum + width, clock.isTwelveHour ? 3.25 : 3)
  return (
    <div
      ref={root}
      role="grid"
      aria-label={label}
      data-hotkeys
      data-days={dates.length}
      tabIndex={-1}
      className="cal-grid cal-scroller relative isolate min-h-0 flex-1 overflow-y-auto overscroll-contain"
      style={{ '--gutter': `${columns === undefined ? gutter : 2.5}rem`, '--days': dates.length }}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      onClick={onClick}
      onPointerDown={onPointerDown}
      onPointerMove={showGrip}
    >
      <div role="rowgroup" className="sticky top-0 z-8 border-b border-border bg-surface">
        <DayHeads days={days} today={today} onShowDay={onShowDay}>
          <ZoneHeads zones={zones} widths={widths} atMs={shownDay ? instantAt(shownDay, 720) : now} />
        </DayHeads>
        <WholeDayRow items={items} dates={dates} nowMs={now} sourceOf={sourceOf} clock={clock} />
      </div>
      <div ref={body} role="rowgroup" className="relative mt-2.5 mb-3">
        <div aria-hidden className="cal-backdrop">
          {days.map((day) => (
            <DayBackdrop key={day.day.date} day={day} isToday={day.day.date === today} />
          ))}
        </div>
        {shownDay &&
          axis.rows.map((row, at) => (
            <div key={row.at} role="row" className="cal-row" style={{ height: `${rem(row.minutes)}rem` }}>
              <HourLabels
                row={row}
                zones={zones}
                clock={clock}
                day={shownDay}
                hasChange={hasChangeAt(days, row.at)}
                isCovered={nowAt !== null && Math.abs(nowAt - row.at) < covered_minutes}
              />
              {days.map(({ day, rows, stacks }, column) => (
                <HourCell
                  key={column}
                  day={dayLabel(day.date)}
                  address={`${at}:${column}`}
                  label={`${dayLabel(day.date)}, ${shortHour(`T${wallTime(row.wallMinute)}`, clock)}${row.isRepeated ? ' again' : ''}`}
                  hour={row.isRepeated ? -1 : Math.floor(row.wallMinute / 60)}
                  at={row.at}
                  events={rows[at] ?? none}
                  stacks={stacks[at] ?? none}
                  held={held[column]?.[at] ?? none}
                  nowMs={now}
                  nextKey={next?.key}
                  sourceOf={sourceOf}
                  clock={clock}
                />
              ))}
            </div>
          ))}
        {sharedTimes && <ShareMarks times={sharedTimes} axis={axis} clock={clock} />}
        <NowLine axis={axis} clock={clock} />
        <div ref={ghost} hidden aria-hidden className="cal-ghost">
          <b />
          <span className="num" />
        </div>
      </div>
      <div ref={dayGhost} hidden aria-hidden className="cal-ghost is-short">
        <b />
      </div>
    </div>
  )
}

const none: readonly never[] = []

/** How near to now an hour's label has no room. */
const covered_minutes = 18

function hasChangeAt(days: ReturnType<typeof gridDays>, at: number): boolean {
  return days.some(({ changes }) => changes.some((change) => change.at === at))
}

/** The cursor tells what pressing here would do, without drawing anything anew. */
function showGrip(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType !== 'mouse' || event.buttons !== 0) return
  const element = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('.cal-event') : null
  if (element) element.style.cursor = gripAt(element, event.clientY) === 'move' ? 'pointer' : 'ns-resize'
}

function useTouchScroll(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = root.current
    scroller?.addEventListener('touchmove', keepFromScrolling, { passive: false })
    return () => scroller?.removeEventListener('touchmove', keepFromScrolling)
  }, [root])
}
