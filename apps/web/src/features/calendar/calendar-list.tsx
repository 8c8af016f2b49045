import { type Calendar, listIntegrations } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryFor } from '../../platform/api/queries.ts'
import { setPreference, usePreferences } from '../../platform/state/preferences.ts'
import { t } from '../../platform/text/text.ts'
import { cx } from '../../ui/cx.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Mark } from '../../ui/mark.tsx'
import { useCalendarHost } from './calendar-host.ts'
import { CalendarColor } from './calendar-color.tsx'
import type { CalendarItem } from './item/calendar-item.ts'
import { held_key, useHeld } from './held/held-store.ts'
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
        <HeldRow first={first} last={last} hidden={hidden} />
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

interface HeldRowProps {
  readonly first: string
  readonly last: string
  readonly hidden: readonly string[]
}

/** Held times, where there are any around the shown dates, or they are hidden or could not be read. */
function HeldRow({ first, last, hidden }: HeldRowProps) {
  const { items, hasFailed } = useHeld()
  const isShown = !hidden.includes(held_key)
  if (items.length === 0 && isShown && !hasFailed) return null
  return (
    <li className="flex h-7 items-center gap-1 max-md:h-11">
      <ShownCheckbox calendar_key={held_key} hidden={hidden}>
        <span aria-hidden className="cal-held-mark" />
        <span className="truncate">{hasFailed ? t('Held times could not be loaded') : t('Held times')}</span>
      </ShownCheckbox>
      <span className="num me-8 text-xs text-muted">
        {items.filter(({ first_date, last_date }) => first_date <= last && last_date >= first).length}
      </span>
    </li>
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
      <ShownCheckbox calendar_key={key} hidden={hidden}>
        <Mark {...source} />
        <span className="truncate" title={source.label}>
          {source.label}
        </span>
      </ShownCheckbox>
      <span className="num text-xs text-muted">{count}</span>
      <CalendarColor calendar={calendar} name={source.label} />
    </li>
  )
}

interface ShownCheckboxProps {
  readonly calendar_key: string
  readonly hidden: readonly string[]
  readonly children: ReactNode
}

function ShownCheckbox({ calendar_key, hidden, children }: ShownCheckboxProps) {
  return (
    <Checkbox
      isSelected={!hidden.includes(calendar_key)}
      onChange={(isShown) =>
        setPreference({
          calendar_hidden: isShown
            ? hidden.filter((each) => each !== calendar_key)
            : [...hidden, calendar_key],
        })
      }
      className="min-w-0 flex-1"
    >
      {children}
    </Checkbox>
  )
}
