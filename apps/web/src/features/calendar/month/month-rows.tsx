import type { ReactNode } from 'react'
import { t } from '../../../platform/text/text.ts'
import { weekdayName } from '../../../platform/time/format.ts'
import { cx } from '../../../ui/cx.ts'
import { weekNumber } from '../calendar-dates.ts'

const row_class =
  'grid min-h-0 grid-cols-[1.5rem_repeat(7,minmax(0,1fr))] md:grid-cols-[2rem_repeat(7,minmax(0,1fr))]'

export function WeekdayHeads({ week }: { readonly week: readonly string[] }) {
  return (
    <div role="rowgroup">
      <div role="row" className={row_class}>
        <div role="columnheader">
          <span className="sr-only">{t('Week')}</span>
        </div>
        {week.map((day) => (
          <div
            key={day}
            role="columnheader"
            aria-label={weekdayName(day)}
            className="px-1.5 pb-1.5 text-center text-xs text-muted max-xs:px-0 md:px-2.5 md:text-start"
          >
            <span className="max-xs:hidden">{weekdayName(day, 'short')}</span>
            <span className="xs:hidden">{weekdayName(day, 'narrow')}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

interface WeekRowProps {
  readonly week: readonly string[]
  /** At least so high. */
  readonly minRem?: number | undefined
  /** A grid cell for each day. */
  readonly children: ReactNode
}

/** A week of a month grid, with its number as the row header. */
export function WeekRow({ week, minRem, children }: WeekRowProps) {
  const number = weekNumber(week)
  return (
    <div
      role="row"
      className={cx(row_class, 'break-inside-avoid')}
      style={minRem === undefined ? undefined : { minHeight: `${minRem}rem` }}
    >
      <div
        role="rowheader"
        aria-label={t('Week {week}', { week: number })}
        className="num pt-2 text-center text-[0.625rem] text-muted"
      >
        {number}
      </div>
      {children}
    </div>
  )
}
