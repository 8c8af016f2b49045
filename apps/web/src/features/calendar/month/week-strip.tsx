import { t } from '../../../platform/text/text.ts'
import { weekdayName } from '../../../platform/time/format.ts'
import { cx } from '../../../ui/cx.ts'
import { dayLabel } from '../calendar-dates.ts'
import { useCalendarHost } from '../calendar-host.ts'
import type { CalendarItem } from '../item/calendar-item.ts'
import { itemsByDate } from './month-picture.ts'

interface WeekStripProps {
  readonly week: readonly string[]
  readonly date: string
  readonly today: string
  readonly items: readonly CalendarItem[]
  readonly onPick: (date: string) => void
}

/** The week above a phone's agenda: a dot for each source of a day. */
export function WeekStrip({ week, date, today, items, onPick }: WeekStripProps) {
  const { sourceOf } = useCalendarHost()
  const byDate = itemsByDate(week, items)
  return (
    <nav
      aria-label={t('Days of this week')}
      className="grid grid-cols-7 border-b border-border px-2.5 pt-1 pb-3"
    >
      {week.map((day) => {
        const tints = [...new Set((byDate.get(day) ?? []).map(({ occurrence }) => sourceOf(occurrence).tint))]
        const isShown = day === date
        return (
          <button
            key={day}
            type="button"
            onClick={() => onPick(day)}
            aria-current={isShown ? 'date' : undefined}
            className={cx(
              'flex flex-col items-center gap-0.5 text-2xs',
              isShown || day === today ? 'font-semibold text-accent-text' : 'text-muted',
            )}
          >
            <span className="sr-only">
              {day === today ? t('{day}, today', { day: dayLabel(day) }) : dayLabel(day)}
            </span>
            <span aria-hidden className="max-xs:hidden">
              {weekdayName(day, 'short')}
            </span>
            <span aria-hidden className="xs:hidden">
              {weekdayName(day, 'narrow')}
            </span>
            <b
              aria-hidden
              className={cx(
                'num grid size-9.5 place-items-center rounded-lg text-[1.0625rem] max-xs:size-6 max-xs:text-[0.75rem]',
                isShown
                  ? 'bg-accent font-semibold text-on-accent'
                  : day === today
                    ? 'font-semibold text-accent-text'
                    : 'font-medium text-text',
              )}
            >
              {Number(day.slice(8))}
            </b>
            <span className="flex h-1 gap-0.5">
              {tints.slice(0, 4).map((tint) => (
                <i key={tint} className={cx('size-1 rounded-full bg-tint-dot', tint)} />
              ))}
            </span>
          </button>
        )
      })}
    </nav>
  )
}
