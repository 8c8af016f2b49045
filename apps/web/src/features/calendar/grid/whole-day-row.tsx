import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { t, tAs } from '../../../platform/text/text.ts'
import type { Clock } from '../../../platform/time/format.ts'
import { dayLabel } from '../calendar-dates.ts'
import type { CalendarHost } from '../calendar-host.ts'
import type { CalendarItem } from '../item/calendar-item.ts'
import { DayBars } from '../month/day-bar.tsx'
import { packWholeDays } from './grid-picture.ts'

interface WholeDayRowProps {
  readonly items: readonly CalendarItem[]
  readonly dates: readonly string[]
  readonly nowMs: number
  readonly sourceOf: CalendarHost['sourceOf']
  readonly clock: Clock
}

const usual_lanes = 3

/** The row of whole days above the hours; a long one folds. */
export function WholeDayRow({ items, dates, nowMs, sourceOf, clock }: WholeDayRowProps) {
  const [isOpen, setOpen] = useState(false)
  const packed = packWholeDays(items, dates, isOpen ? Infinity : usual_lanes)
  const isLong = isOpen || packed.hidden.some(Boolean)
  const height = `${Math.max(1, packed.lanes) * 1.4375 + 0.25}rem`
  return (
    <div role="row" className="cal-row">
      <div
        role="rowheader"
        className="cal-gutter pe-1 leading-5 whitespace-nowrap max-md:text-[0.625rem] md:pe-1.75"
      >
        {isLong ? (
          <AriaButton
            onPress={() => setOpen(!isOpen)}
            aria-expanded={isOpen}
            className="rounded-sm text-muted data-hovered:text-text"
          >
            {tAs('gutter', 'All day')}
          </AriaButton>
        ) : (
          tAs('gutter', 'All day')
        )}
      </div>
      {dates.map((date, day) => (
        <div
          key={date}
          role="gridcell"
          tabIndex={-1}
          data-cell={`whole:${day}`}
          data-date={date}
          aria-label={t('{day}, all day', { day: dayLabel(date) })}
          className="cal-cell border-t-0"
          style={{ height }}
        >
          <DayBars
            items={packed.items}
            spans={packed.shown}
            column={day}
            tops={1.4375}
            nowMs={nowMs}
            sourceOf={sourceOf}
            clock={clock}
          />
          {packed.hidden[day] !== 0 && (
            <AriaButton
              onPress={() => setOpen(true)}
              className="absolute start-1 z-2 h-5 rounded-sm px-1 text-2xs text-muted data-hovered:bg-hover"
              style={{ top: `${(usual_lanes - 1) * 1.4375}rem` }}
            >
              {t('+{count} more', { count: packed.hidden[day] ?? 0 })}
            </AriaButton>
          )}
        </div>
      ))}
    </div>
  )
}
