import { type AxisDay, type Interval, overlaps } from '@meridian/engine'
import { t } from '../../../platform/text/text.ts'
import { type Clock, formatLongDay } from '../../../platform/time/format.ts'
import { abbreviationOf } from '../../../platform/time/zones.ts'
import { cx } from '../../../ui/cx.ts'
import { formatTimeText } from '../../../ui/form/time-text.ts'
import { timeText } from '../poll-words.ts'
import { type BusyPerson, busyNote } from './busy.ts'
import { type GridCell, timeOfCell } from './grid-cells.ts'
import { remOf } from './grid-extent.ts'
import type { TimeOption } from './poll-form.ts'

export const row_class = 'grid grid-cols-[var(--gutter)_repeat(var(--days),minmax(0,1fr))]'

interface GridRowProps {
  readonly row: number
  readonly cell: GridCell
  readonly days: readonly AxisDay[]
  readonly clock: Clock
  readonly nowMs: number
  /** Undefined until it is known. */
  readonly people: readonly BusyPerson[] | undefined
  readonly times: readonly TimeOption[]
}

/** One step of the clock on every day. */
export function GridRow({ row, days, ...rest }: GridRowProps) {
  const { cell, clock } = rest
  return (
    <div role="row" className={row_class} style={{ height: `${remOf(cell.minutes)}rem` }}>
      <HourLabel cell={cell} day={days[0]} clock={clock} />
      {days.map((day, column) => (
        <Cell key={day.date} address={`${row}:${column}`} day={day} {...rest} />
      ))}
    </div>
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

interface CellProps extends Pick<GridRowProps, 'cell' | 'clock' | 'nowMs' | 'people' | 'times'> {
  readonly address: string
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

/** '8 AM', '11:30 AM', or '08:00' on a 24-hour clock, of minutes since midnight. */
function hourText(minute: number, { isTwelveHour }: Clock): string {
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return formatTimeText(time, isTwelveHour)
    .replace(/^0(?=\d:\d\d [AP]M)/, '')
    .replace(/:00(?= [AP]M)/, '')
}
