import { type Clock, formatDuration, formatTime } from '../../../platform/time/format.ts'
import { cx } from '../../../ui/cx.ts'
import { itemLabel } from '../item/calendar-item.ts'
import type { GridEvent } from './grid-picture.ts'

interface EventBlockProps {
  readonly event: GridEvent
  /** Where on the axis the cell begins that holds it. */
  readonly cellAt: number
  readonly tint: string
  readonly look: string
  readonly clock: Clock
}

/** One event under the hours, which its name tells whole. The grid around it handles what is done to it. */
export function EventBlock({ event, cellAt, tint, look, clock }: EventBlockProps) {
  const { item, start, end, column, columns, span, isFirst, isLast } = event
  const minutes = end - start
  const { location_name } = item.occurrence
  return (
    <button
      type="button"
      tabIndex={-1}
      data-event={item.key}
      className={cx(
        'cal-event',
        tint,
        look,
        minutes < 40 && 'is-tiny',
        !isFirst && 'is-cut-start',
        !isLast && 'is-cut-end',
      )}
      style={{
        top: `${rem(start - cellAt)}rem`,
        height: `calc(${rem(minutes)}rem - 2px)`,
        insetInlineStart: `calc(${(column / columns) * 100}% + ${column === 0 ? 3 : 1}px)`,
        width: `calc(${(span / columns) * 100}% - ${column + span === columns ? 8 : 3}px)`,
      }}
    >
      <span className="sr-only">{itemLabel(item, clock)}</span>
      <b aria-hidden>{item.title}</b>
      {minutes >= 60 && columns === 1 && (
        <span aria-hidden className="num">
          {formatTime(item.interval[0], clock)}, {lengthOf(item.interval)}
        </span>
      )}
      {minutes >= 75 && location_name && <span aria-hidden>{location_name}</span>}
    </button>
  )
}

function lengthOf([startMs, endMs]: readonly [number, number]): string {
  return formatDuration(Math.round((endMs - startMs) / 60_000))
}

/** 3.25 rem an hour, as calendar.css has it. */
export function rem(minutes: number): number {
  return Math.round((minutes * 3.25 * 1000) / 60) / 1000
}
