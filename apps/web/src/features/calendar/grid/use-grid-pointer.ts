import { type Interval, instantAt, type TimeAxis } from '@meridian/engine'
import type { MouseEvent, PointerEvent, RefObject } from 'react'
import { t } from '../../../platform/text/text.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useCalendarHost } from '../calendar-host.ts'
import { announce } from '../change/announcements.tsx'
import { floored, withDays, withTimes } from '../change/moves.ts'
import type { CalendarItem } from '../item/calendar-item.ts'
import { shortTime } from '../share/share-text.ts'
import { markTime, useSharedTimes } from '../share/share-times.ts'
import { dragDays, placeOnDays } from './day-drag.ts'
import type { GridDay } from './grid-picture.ts'
import type { ViewProps } from '../view-props.ts'
import { dragTimeGrid, placeOnHours, pointAt } from './time-grid-drag.ts'

interface GridPointer extends Pick<ViewProps, 'items' | 'moves' | 'newMinutes' | 'onOpen' | 'onShowStack'> {
  readonly axis: TimeAxis
  readonly days: readonly GridDay[]
  readonly root: RefObject<HTMLElement | null>
  /** The rows of hours, and what is drawn over them during a drag. */
  readonly body: RefObject<HTMLElement | null>
  readonly ghost: RefObject<HTMLElement | null>
  /** What is drawn over whole days. */
  readonly dayGhost: RefObject<HTMLElement | null>
}

/** What pressing, dragging and drawing do: events open and move, free time makes a new one or is marked to be shared. */
export function useGridPointer({
  items,
  moves,
  newMinutes,
  onOpen,
  onShowStack,
  axis,
  days,
  ...drawn
}: GridPointer) {
  const clock = useClock()
  const { create, copy } = useCalendarHost()
  const sharedTimes = useSharedTimes()
  const { root, body, ghost, dayGhost } = drawn
  const find = (key: string) => items.find((item) => item.key === key)

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
    createOnHours([startMs, startMs + newMinutes * 60_000])
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

  function settle(item: CalendarItem, to: CalendarItem['occurrence']) {
    if (moves.hold(item, to)) void moves.settleOn(item.key)
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

  return {
    onClick,
    onPointerDown,
    /** Enter in a cell does what a press on it does. */
    enter: (stop: HTMLElement) => (stop.matches('[data-stack]') ? showDayOf(stop) : createAt(stop)),
  }
}
