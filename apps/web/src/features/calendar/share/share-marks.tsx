import { type Interval, positionOf, type TimeAxis } from '@meridian/engine'
import { type Clock, formatTimeRange } from '../../../platform/time/format.ts'
import { rem } from '../grid/grid-rem.ts'

interface ShareMarksProps {
  readonly times: readonly Interval[]
  readonly axis: TimeAxis
  readonly clock: Clock
}

/** The marked times over the hours of their days. The list beside the calendar names them for screen readers. */
export function ShareMarks({ times, axis, clock }: ShareMarksProps) {
  return axis.days.flatMap((day, column) =>
    times
      .filter(([start, end]) => start < day.endMs && end > day.startMs)
      .map(([start, end]) => {
        const top = positionOf(day, Math.max(start, day.startMs))
        const bottom = positionOf(day, Math.min(end, day.endMs), 'end')
        return (
          <div
            key={`${day.date} ${start}`}
            aria-hidden
            className="cal-share num"
            style={{
              '--column': column,
              top: `${rem(top)}rem`,
              height: `calc(${rem(bottom - top)}rem - 2px)`,
            }}
          >
            {formatTimeRange(start, end, clock)}
          </div>
        )
      }),
  )
}
