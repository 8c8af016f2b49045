import { type Calendar, listIntegrations } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'
import { setPreference, usePreferences } from '../../platform/state/preferences.ts'
import { t } from '../../platform/text/text.ts'
import { cx } from '../../ui/cx.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Mark } from '../../ui/mark.tsx'
import { useCalendarHost } from './calendar-host.ts'
import { CalendarColor } from './calendar-color.tsx'
import type { CalendarItem } from './item/calendar-item.ts'
import { offeredCalendars, sourceOfCalendar } from './sources.ts'
import { useCalendars } from './use-calendars.ts'

interface CalendarListProps {
  readonly shown: readonly string[]
  /** What takes place around the shown dates, hidden calendars included. */
  readonly items: readonly CalendarItem[]
  /** The dialog around the list has the heading. */
  readonly isHeadingHidden?: boolean
}

/** The calendars to look at, each with its color and the number of its events on the shown dates. */
export function CalendarList({ items, shown, isHeadingHidden = false }: CalendarListProps) {
  // Without an answer the list holds what the events tell of.
  const { data: integrations = [] } = useQuery(queryFor(listIntegrations, {}))
  const calendars = useCalendars()
  const hidden = usePreferences(({ calendar_hidden }) => calendar_hidden)
  const isByLabel = usePreferences(({ is_colored_by_label }) => is_colored_by_label)
  const first = shown[0] ?? ''
  const last = shown.at(-1) ?? ''
  const inside = items.filter(({ first_date, last_date }) => first_date <= last && last_date >= first)
  const occurrences = items.map(({ occurrence }) => occurrence)
  return (
    <section aria-labelledby="calendar-sources">
      <h2
        id="calendar-sources"
        className={cx(isHeadingHidden ? 'sr-only' : 'mb-1.5 text-xs font-semibold text-muted')}
      >
        {t('Calendars')}
      </h2>
      <ul>
        {offeredCalendars({ calendars, integrations, occurrences, hidden }).map((calendar) => (
          <CalendarRow
            key={calendar.calendar_key}
            calendar={calendar}
            hidden={hidden}
            count={
              inside.filter(({ occurrence }) => occurrence.calendar_key === calendar.calendar_key).length
            }
          />
        ))}
      </ul>
      <Checkbox
        isSelected={isByLabel}
        onChange={(is_colored_by_label) => setPreference({ is_colored_by_label })}
        className="mt-2.5 text-text-2 max-md:min-h-11"
      >
        {t('Color events by label')}
      </Checkbox>
    </section>
  )
}

interface CalendarRowProps {
  readonly calendar: Calendar
  readonly hidden: readonly string[]
  readonly count: number
}

function CalendarRow({ calendar, hidden, count }: CalendarRowProps) {
  const { sources } = useCalendarHost()
  const source = sourceOfCalendar(calendar, sources)
  const key = calendar.calendar_key
  return (
    <li className="flex h-7 items-center gap-1 max-md:h-11">
      <Checkbox
        isSelected={!hidden.includes(key)}
        onChange={(isShown) =>
          setPreference({
            calendar_hidden: isShown ? hidden.filter((each) => each !== key) : [...hidden, key],
          })
        }
        className="min-w-0 flex-1"
      >
        <Mark {...source} />
        <span className="truncate" title={source.label}>
          {source.label}
        </span>
      </Checkbox>
      <span className="num text-xs text-muted">{count}</span>
      <CalendarColor calendar={calendar} name={source.label} />
    </li>
  )
}
