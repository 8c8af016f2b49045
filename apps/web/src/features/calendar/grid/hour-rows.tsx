import { type AxisDay, positionOf, type TimeAxis } from '@meridian/engine'
import { t } from '../../../platform/text/text.ts'
import type { Clock } from '../../../platform/time/format.ts'
import { dayLabel } from '../calendar-dates.ts'
import type { CalendarHost } from '../calendar-host.ts'
import type { HeldPart } from '../held/held-store.ts'
import type { GridDay } from './grid-picture.ts'
import { takenRows } from './taken-rows.ts'
import { rem } from './grid-rem.ts'
import { HourLabels, shortHour, wallTime } from './gutter.tsx'
import { HourCell } from './hour-cell.tsx'

interface HourRowsProps {
  readonly axis: TimeAxis
  readonly days: readonly GridDay[]
  /** By day and row. */
  readonly held: readonly (readonly (readonly HeldPart[])[])[]
  /** The day whose offsets the gutter has. */
  readonly shownDay: AxisDay
  readonly today: string
  readonly zones: readonly string[]
  readonly nowMs: number
  readonly nextKey: string | undefined
  readonly sourceOf: CalendarHost['sourceOf']
  readonly clock: Clock
}

/** A row for each hour: its labels, and a cell a day with the events that begin in it. */
export function HourRows(props: HourRowsProps) {
  const { axis, days, held, shownDay, today, zones, nowMs, nextKey, sourceOf, clock } = props
  const nowDay = axis.days.find((day) => day.date === today)
  const nowAt = nowDay ? positionOf(nowDay, nowMs) : null
  const taken = days.map((day, column) => takenRows(axis, day, held[column] ?? none))
  return axis.rows.map((row, at) => (
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
          label={`${dayLabel(day.date)}, ${hourOf(row, clock)}`}
          hour={row.isRepeated ? -1 : Math.floor(row.wallMinute / 60)}
          at={row.at}
          events={rows[at] ?? none}
          stacks={stacks[at] ?? none}
          held={held[column]?.[at] ?? none}
          isTaken={taken[column]?.[at] ?? false}
          nowMs={nowMs}
          nextKey={nextKey}
          sourceOf={sourceOf}
          clock={clock}
        />
      ))}
    </div>
  ))
}

/** '2 AM', and '2 AM again' for the second after the clock was set back. */
function hourOf({ wallMinute, isRepeated }: TimeAxis['rows'][number], clock: Clock): string {
  const time = shortHour(`T${wallTime(wallMinute)}`, clock)
  return isRepeated ? t('{time} again', { time }) : time
}

const none: readonly never[] = []

/** How near to now an hour's label has no room. */
const covered_minutes = 18

function hasChangeAt(days: readonly GridDay[], at: number): boolean {
  return days.some(({ changes }) => changes.some((change) => change.at === at))
}
