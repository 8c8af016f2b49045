import { instantAt, timeAxis } from '@meridian/engine'
import { type PointerEvent, useRef } from 'react'
import { isoDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { useTouchDrawing } from '../../../ui/grid/use-touch-drawing.ts'
import { usePhoneColumns } from '../../../ui/use-is-phone.ts'
import { useCalendarHost } from '../calendar-host.ts'
import { nextItem } from '../item/calendar-item.ts'
import { ShareMarks } from '../share/share-marks.tsx'
import { useSharedTimes } from '../share/share-times.ts'
import type { ViewProps } from '../view-props.ts'
import { DayBackdrop } from './day-backdrop.tsx'
import { DayHeads } from './day-heads.tsx'
import { mostLanes } from './event-stacks.ts'
import { gridDays, heldRows } from './grid-picture.ts'
import { zoneWidth } from './gutter.tsx'
import { HourRows } from './hour-rows.tsx'
import { NowLine } from './now-line.tsx'
import { gripAt } from './time-grid-drag.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useGridPlace } from './use-grid-place.ts'
import { useGridPointer } from './use-grid-pointer.ts'
import { WholeDayRow } from './whole-day-row.tsx'
import { useOtherZones, ZoneHeads } from './zone-columns.tsx'

/** Days side by side, hours from above to below. */
export function TimeGrid(props: ViewProps) {
  const { label, dates, date, items, hours, moves, onShift, onShowDate, onShowDay } = props
  const clock = useClock()
  const now = useNow(60_000)
  const columns = usePhoneColumns()
  const { sourceOf } = useCalendarHost()
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

  const { enter, ...pointer } = useGridPointer({ ...props, axis, days, root, body, ghost, dayGhost })
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
    onEnterCell: enter,
  })
  useGridPlace(root, { axis, items, isComing: props.isComing, hours, place: props.place })
  useTouchDrawing(root)

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
      onClick={pointer.onClick}
      onPointerDown={pointer.onPointerDown}
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
        {shownDay && (
          <HourRows
            axis={axis}
            days={days}
            held={held}
            shownDay={shownDay}
            today={today}
            zones={zones}
            nowMs={now}
            nextKey={nextItem(items, now, clock.zone)?.key}
            sourceOf={sourceOf}
            clock={clock}
          />
        )}
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

/** The cursor tells what pressing here would do, without drawing anything anew. */
function showGrip(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType !== 'mouse' || event.buttons !== 0) return
  const element = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('.cal-event') : null
  if (element) element.style.cursor = gripAt(element, event.clientY) === 'move' ? 'pointer' : 'ns-resize'
}
