import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../../platform/text/text.ts'
import { weekdayName } from '../../../platform/time/format.ts'
import { cx } from '../../../ui/cx.ts'
import { dayLabel } from '../calendar-dates.ts'
import { isDayOff } from './day-backdrop.tsx'
import type { GridDay } from './grid-picture.ts'

interface DayHeadsProps {
  readonly days: readonly GridDay[]
  readonly today: string
  readonly onShowDay: (date: string) => void
  /** The heads of the time columns. */
  readonly children: ReactNode
}

/** The names of the days; each leads to its day. */
export function DayHeads({ days, today, onShowDay, children }: DayHeadsProps) {
  return (
    <div role="row" className="cal-row">
      {children}
      {days.map((day) => {
        const { date } = day.day
        const isToday = date === today
        return (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- The button inside names the column.
          <div key={date} role="columnheader" className="min-w-0 pt-0.5 pb-2 md:ps-1.25">
            <AriaButton
              onPress={() => onShowDay(date)}
              className={cx(
                'num flex w-full items-center gap-0.5 rounded-md px-1 text-xs data-hovered:bg-hover md:w-auto md:flex-row md:gap-1.5',
                // A day alone has room for both in a line.
                days.length > 1 ? 'flex-col' : 'justify-center gap-1.5',
                isToday ? 'font-semibold text-accent-text' : 'text-muted',
              )}
            >
              <span className="sr-only">
                {isToday ? t('{day}, today', { day: dayLabel(date) }) : dayLabel(date)}
              </span>
              <b
                aria-hidden
                className={cx(
                  'order-2 text-[1.0625rem] leading-6.5 tracking-[-0.02em] md:order-none',
                  isToday
                    ? 'min-w-7 rounded-md bg-accent text-center font-semibold text-on-accent'
                    : 'font-medium',
                  !isToday && (isDayOff(day) ? 'text-muted' : 'text-text'),
                )}
              >
                {Number(date.slice(8))}
              </b>
              <span aria-hidden>{weekdayName(date, 'short')}</span>
            </AriaButton>
          </div>
        )
      })}
    </div>
  )
}
