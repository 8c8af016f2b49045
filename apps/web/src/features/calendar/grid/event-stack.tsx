import { plural, t } from '../../../platform/text/text.ts'
import { type Clock, formatTimeRange } from '../../../platform/time/format.ts'
import { cx } from '../../../ui/cx.ts'
import type { CalendarHost } from '../calendar-host.ts'
import { rem } from './grid-rem.ts'
import { type GridStack, stackLines } from './event-stacks.ts'

/** A line of 13 px. */
const line_minutes = 15

interface EventStackProps {
  readonly stack: GridStack
  /** Where on the axis the cell begins that holds it. */
  readonly cellAt: number
  /** 'Tuesday 3 November' */
  readonly day: string
  readonly sourceOf: CalendarHost['sourceOf']
  readonly clock: Clock
}

/** Overlapping events as a list of their titles, which leads to their day. */
export function EventStack({ stack, cellAt, day, sourceOf, clock }: EventStackProps) {
  const { start, end, events } = stack
  const { lines, more } = stackLines(stack, line_minutes)
  return (
    <button
      type="button"
      tabIndex={-1}
      data-stack
      className="cal-stack"
      style={{ top: `${rem(start - cellAt)}rem`, height: `calc(${rem(end - start)}rem - 2px)` }}
    >
      <span className="sr-only">
        {t('{count} events, {day}, {times}: {titles}. Show the day.', {
          count: events.length,
          day,
          times: timesOf(stack, clock),
          titles: events.map(({ item }) => item.title).join(', '),
        })}
      </span>
      {lines.map(({ event: { item }, at, minutes }) => (
        <span
          key={item.key}
          aria-hidden
          className={cx('cal-stack-line own-direction', sourceOf(item.occurrence).tint)}
          style={{ top: `${rem(at)}rem`, height: `${rem(minutes)}rem` }}
        >
          {item.title}
        </span>
      ))}
      {more > 0 && (
        <b aria-hidden className="num absolute inset-x-0 bottom-px">
          {lines.length > 0 ? `+${more}` : plural(more, { one: '{count} event', other: '{count} events' })}
        </b>
      )}
    </button>
  )
}

function timesOf({ events }: GridStack, clock: Clock): string {
  const starts = events.map(({ item }) => item.interval[0])
  const ends = events.map(({ item }) => item.interval[1])
  return formatTimeRange(Math.min(...starts), Math.max(...ends), clock)
}
