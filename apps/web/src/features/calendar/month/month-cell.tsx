import { Suspense } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { rich } from '../../../platform/text/rich-text.tsx'
import { t } from '../../../platform/text/text.ts'
import type { Clock } from '../../../platform/time/format.ts'
import { cx } from '../../../ui/cx.ts'
import { dayLabel, isMonthOf } from '../calendar-dates.ts'
import type { CalendarHost } from '../calendar-host.ts'
import { HeldOfDay } from '../held/held-parts.tsx'
import type { HeldItem } from '../held/held-store.ts'
import type { ViewProps } from '../view-props.ts'
import { DayBars } from './day-bar.tsx'
import type { MonthWeek } from './month-picture.ts'

/** A lane of a month and where the first one begins below the day's number, in rem. */
export const lane_rem = 1.375
export const number_rem = 1.75

interface MonthCellProps extends Pick<ViewProps, 'onShowDay'> {
  readonly address: string
  readonly day: string
  /** A date of the month that is shown. */
  readonly month: string
  readonly isToday: boolean
  readonly week: MonthWeek
  readonly column: number
  readonly held: readonly HeldItem[]
  /** How many lanes the week has room for. */
  readonly capacity: number
  readonly nowMs: number
  readonly sourceOf: CalendarHost['sourceOf']
  readonly clock: Clock
}

/** A day with the bars that begin on it, and a button for those that have no room. */
export function MonthCell(props: MonthCellProps) {
  const { address, day, month, isToday, week, column, held, capacity, nowMs, sourceOf, clock, onShowDay } =
    props
  const isOutside = !isMonthOf(day, month)
  const hidden = week.hidden[column] ?? 0
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      data-cell={address}
      data-date={day}
      aria-label={
        isEmpty(week, column) && held.length === 0 ? t('{day}, no events', { day: dayLabel(day) }) : undefined
      }
      className={cx(
        'month-cell relative min-w-0 border-s border-t border-border',
        isToday ? 'cal-today' : isOutside && 'bg-sunken',
      )}
    >
      <DayNumber day={day} isToday={isToday} isOutside={isOutside} onShowDay={onShowDay} />
      {held.length > 0 && (
        <Suspense>
          <HeldOfDay date={day} items={held} />
        </Suspense>
      )}
      <DayBars
        items={week.items}
        spans={week.shown}
        column={column}
        tops={lane_rem}
        from={number_rem}
        nowMs={nowMs}
        sourceOf={sourceOf}
        clock={clock}
      />
      {hidden !== 0 && (
        <button
          type="button"
          tabIndex={-1}
          data-stack
          aria-haspopup="dialog"
          className="absolute inset-x-0.5 z-2 h-5 truncate rounded-sm px-1 text-start text-2xs text-muted hover:bg-hover hover:text-text"
          style={{ top: `${number_rem + (capacity - 1) * lane_rem}rem` }}
        >
          {rich(t('+{count} more<day> on {day}</day>', { count: hidden, day: dayLabel(day) }), {
            day: <span className="sr-only" />,
          })}
        </button>
      )}
    </div>
  )
}

interface DayNumberProps extends Pick<MonthCellProps, 'day' | 'isToday' | 'onShowDay'> {
  readonly isOutside: boolean
}

function DayNumber({ day, isToday, isOutside, onShowDay }: DayNumberProps) {
  return (
    <AriaButton
      onPress={() => onShowDay(day)}
      aria-label={isToday ? t('{day}, today', { day: dayLabel(day) }) : dayLabel(day)}
      excludeFromTabOrder
      className={cx(
        'num absolute start-1 top-0.5 grid h-6 min-w-6 place-items-center rounded-md px-1 text-xs font-medium data-hovered:bg-hover',
        isToday ? 'bg-accent font-semibold text-on-accent' : isOutside ? 'text-muted' : 'text-text',
      )}
    >
      {Number(day.slice(8))}
    </AriaButton>
  )
}

function isEmpty({ shown, hidden }: MonthWeek, column: number): boolean {
  return hidden[column] === 0 && !shown.some(({ first, last }) => first <= column && column <= last)
}
