import { wallTimeOf } from '@meridian/engine'
import { TriangleAlert } from 'lucide'
import { placeName } from '../../../platform/navigation/place-name.ts'
import { type Clock, formatDuration, formatTime } from '../../../platform/time/format.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { itemLabel } from '../item/calendar-item.ts'
import type { GridEvent } from './grid-picture.ts'
import { rem } from './grid-rem.ts'
import { shortHour } from './gutter.tsx'
import { line_rem, textLines, tiny_minutes } from './text-lines.ts'

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
  const { item, start, end, lane, lanes, span, depth, clear, isFirst, isLast } = event
  const isTiny = clear < tiny_minutes
  const { titleLines, lines } = textLines(clear)
  const [startMs] = item.interval
  const time =
    isTiny || lanes > 1
      ? shortHour(wallTimeOf(startMs, clock.zone), clock)
      : `${formatTime(startMs, clock)}, ${lengthOf(item.interval)}`
  const indent = lane === 0 ? 3 : 1
  const place = placeName(item.occurrence.location_name)
  const edge = Math.min(depth, most_edges) * edge_px
  return (
    <button
      type="button"
      tabIndex={-1}
      data-event={item.key}
      className={cx(
        'cal-event',
        tint,
        look,
        isTiny && 'is-tiny',
        depth > 0 && 'is-over',
        !isFirst && 'is-cut-start',
        !isLast && 'is-cut-end',
      )}
      style={{
        top: `${rem(start - cellAt)}rem`,
        height: `calc(${rem(end - start)}rem - 2px)`,
        insetInlineStart: `calc(${(lane / lanes) * 100}% + ${indent + edge}px)`,
        width: `calc(${(span / lanes) * 100}% - ${(lane + span === lanes ? 8 : 3) + edge}px)`,
      }}
    >
      <span className="sr-only">{itemLabel(item, clock)}</span>
      <span
        aria-hidden
        className={cx('cal-event-text', time.length <= brief_length && 'is-brief')}
        style={
          isTiny
            ? { lineHeight: `calc(${rem(clear)}rem - 2px)` }
            : { maxHeight: `${lines * line_rem}rem`, '--lines': lines, '--title-lines': titleLines }
        }
      >
        <b title={item.title}>
          {item.occurrence.calendar_problem !== null && (
            <Icon of={TriangleAlert} size={12} className="me-1 inline align-[-1px] text-warning-text" />
          )}
          {item.title}
        </b>
        <span className="num">{time}</span>
        {lanes === 1 && !isTiny && place && <span>{place}</span>}
      </span>
    </button>
  )
}

/** '14:30', '12 PM' */
const brief_length = 5

/** How far an event that lies over another is indented. */
const edge_px = 8
const most_edges = 4

function lengthOf([startMs, endMs]: readonly [number, number]): string {
  return formatDuration(Math.round((endMs - startMs) / 60_000))
}
