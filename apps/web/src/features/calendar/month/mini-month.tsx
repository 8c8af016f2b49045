import { type KeyboardEvent, useRef, useState } from 'react'
import { shiftDate } from '../../../platform/navigation/shown-period.ts'
import { t } from '../../../platform/text/text.ts'
import { isoDate, weekdayName } from '../../../platform/time/format.ts'
import { useClock, useWeekStart } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ChevronLeft, ChevronRight } from '../../../ui/sided-icons.ts'
import { dayLabel, isMonthOf, monthTitle, monthWeeks, weekNumber } from '../calendar-dates.ts'
import { useItems } from '../use-items.ts'
import { itemsByDate } from './month-picture.ts'

interface MiniMonthProps {
  readonly date: string
  /** The dates the calendar shows. */
  readonly shown: readonly string[]
  readonly onPick: (date: string) => void
}

/** A month at a glance: dots on busy days, week numbers, the shown days as a band. */
export function MiniMonth({ date, shown, onPick }: MiniMonthProps) {
  const { zone } = useClock()
  const weekStart = useWeekStart()
  const today = isoDate(useNow(60_000), zone)
  const [month, setMonth] = useState({ of: date, shown: date })
  // Where the calendar goes, the month follows.
  if (month.of !== date) setMonth({ of: date, shown: date })
  const at = month.of === date ? month.shown : date
  const grid = useRef<HTMLDivElement>(null)
  const weeks = monthWeeks(at, weekStart)
  const { items } = useItems('month', at)
  const busy = itemsByDate(weeks.flat(), items)
  const stop = isMonthOf(date, at) ? date : `${at.slice(0, 7)}-01`
  const turn = (by: number) => setMonth({ of: date, shown: shiftDate('month', at, by) })

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined
    const to =
      from === undefined
        ? null
        : dayAfterKey(from, event.key, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (to === null) return
    event.preventDefault()
    if (!isMonthOf(to, at)) setMonth({ of: date, shown: to })
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus())
  }

  return (
    <section aria-label={t('Month at a glance')}>
      <div className="mb-1 flex items-center">
        <h2 className="me-auto font-semibold" aria-live="polite">
          {monthTitle(at)}
        </h2>
        <IconButton label={t('Prev')} icon={ChevronLeft} size="sm" onPress={() => turn(-1)} />
        <IconButton label={t('Next')} icon={ChevronRight} size="sm" onPress={() => turn(1)} />
      </div>
      <div
        ref={grid}
        role="grid"
        aria-label={monthTitle(at)}
        data-hotkeys
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="num text-center text-xs"
      >
        <WeekdayNames week={weeks[0] ?? []} />
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={row_class}>
            <span
              role="rowheader"
              aria-label={t('Week {week}', { week: weekNumber(week) })}
              className="text-start text-[0.625rem] leading-6.75 text-muted"
            >
              {weekNumber(week)}
            </span>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                shown={shown}
                isToday={day === today}
                isChosen={day === date}
                isOutside={!isMonthOf(day, at)}
                isBusy={(busy.get(day)?.length ?? 0) > 0}
                isStop={day === stop}
                onPick={onPick}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

function WeekdayNames({ week }: { readonly week: readonly string[] }) {
  return (
    <div role="row" className={row_class}>
      <span role="columnheader">
        <span className="sr-only">{t('Week')}</span>
      </span>
      {week.map((day) => (
        <span
          key={day}
          role="columnheader"
          aria-label={weekdayName(day)}
          className="leading-6.75 text-2xs text-muted"
        >
          {weekdayName(day, 'narrow')}
        </span>
      ))}
    </div>
  )
}

interface DayCellProps extends Pick<MiniMonthProps, 'shown' | 'onPick'> {
  readonly day: string
  readonly isToday: boolean
  readonly isChosen: boolean
  /** Of the month before or after. */
  readonly isOutside: boolean
  readonly isBusy: boolean
  /** Where Tab enters the grid. */
  readonly isStop: boolean
}

/** A day with its part of the band, and a dot where something takes place. */
function DayCell({ day, shown, isToday, isChosen, isOutside, isBusy, isStop, onPick }: DayCellProps) {
  return (
    <span
      role="gridcell"
      aria-selected={shown.includes(day)}
      className={cx(
        'relative h-6.75',
        shown.length > 1 && shown.length < 42 && shown.includes(day) && 'bg-selected',
        day === shown[0] && 'rounded-s-md',
        day === shown.at(-1) && 'rounded-e-md',
      )}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-label={isToday ? t('{day}, today', { day: dayLabel(day) }) : dayLabel(day)}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onPick(day)}
        className={cx(
          'relative grid size-full place-items-center rounded-[7px] hover:bg-hover',
          isToday && 'bg-accent font-semibold text-on-accent hover:bg-accent-hover',
          !isToday && isOutside && 'text-muted',
          !isToday && isChosen && 'font-semibold text-accent-text',
        )}
      >
        {Number(day.slice(8))}
        {isBusy && (
          <span
            className={cx(
              'absolute bottom-0.75 left-1/2 size-0.75 -translate-x-1/2 rounded-full',
              isToday ? 'bg-current' : 'bg-border-control',
            )}
          />
        )}
      </button>
    </span>
  )
}

const row_class = 'grid grid-cols-[1.25rem_repeat(7,minmax(0,1fr))] mb-px'

const days_by_key: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
])

function dayAfterKey(day: string, key: string, isRightToLeft: boolean): string | null {
  if (key === 'PageUp' || key === 'PageDown') return shiftDate('month', day, key === 'PageDown' ? 1 : -1)
  const days = days_by_key.get(key)
  if (days === undefined) return null
  return shiftDate('day', day, isRightToLeft && Math.abs(days) === 1 ? -days : days)
}
