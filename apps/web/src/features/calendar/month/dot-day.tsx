import { plural, t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { dayLabel } from '../calendar-dates.ts'
import { useCalendarHost } from '../calendar-host.ts'
import type { CalendarItem } from '../item/calendar-item.ts'

interface DotDayProps {
  readonly day: string
  readonly address: string
  readonly isChosen: boolean
  readonly isToday: boolean
  readonly isOutside: boolean
  readonly items: readonly CalendarItem[]
  readonly onPick: (date: string) => void
}

const most_dots = 3

/** One day: its number, a dot for each of its first events, and how many more there are. */
export function DotDay({ day, address, isChosen, isToday, isOutside, items, onPick }: DotDayProps) {
  const { sourceOf } = useCalendarHost()
  const dots = items.length > most_dots ? items.slice(0, most_dots - 1) : items
  const name = isToday ? t('{day}, today', { day: dayLabel(day) }) : dayLabel(day)
  const events =
    items.length === 0
      ? t('no events')
      : plural(items.length, { one: '{count} event', other: '{count} events' })
  return (
    <button
      type="button"
      tabIndex={-1}
      data-cell={address}
      data-date={day}
      aria-label={`${name}, ${events}`}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onPick(day)}
      className="flex h-12 w-full flex-col items-center gap-0.5 rounded-lg pt-0.5"
    >
      <b className={cx('num grid size-8 place-items-center rounded-lg text-base', numberLook())}>
        {Number(day.slice(8))}
      </b>
      <span
        aria-hidden
        // The name counts all events; as text the rest would be a part of the name that is not in it.
        data-more={items.length > dots.length ? `+${items.length - dots.length}` : undefined}
        className="num flex h-2.5 items-center gap-0.5 text-[0.625rem] leading-none text-muted after:content-[attr(data-more)]"
      >
        {dots.map(({ key, occurrence }) => (
          <i key={key} className={cx('size-1.25 rounded-full bg-tint-dot', sourceOf(occurrence).tint)} />
        ))}
      </span>
    </button>
  )

  function numberLook(): string {
    if (isChosen) return 'bg-accent font-semibold text-on-accent'
    if (isToday) return 'font-semibold text-accent-text'
    return cx('font-medium', isOutside ? 'text-muted' : 'text-text')
  }
}
