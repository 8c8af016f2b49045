import { listIntegrations, type MeetingIntegrationType } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'
import { setPreference, usePreferences } from '../../platform/state/preferences.ts'
import { t } from '../../platform/text/text.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Mark } from '../../ui/mark.tsx'
import { useCalendarHost } from './calendar-host.ts'
import type { CalendarItem } from './item/calendar-item.ts'
import { MiniMonth } from './month/mini-month.tsx'
import { offeredSources } from './sources.ts'

interface CalendarAsideProps {
  readonly date: string
  readonly shown: readonly string[]
  /** What takes place around the shown dates, hidden sources included. */
  readonly items: readonly CalendarItem[]
  readonly onPick: (date: string) => void
}

/** The month at a glance and the calendars to look at. */
export function CalendarAside({ date, shown, items, onPick }: CalendarAsideProps) {
  return (
    <aside
      aria-label={t('Calendars')}
      className="hidden w-64 flex-none flex-col gap-4.5 overflow-y-auto border-s border-border px-4 pt-3.5 pb-4 min-[73.75rem]:flex"
    >
      <MiniMonth date={date} shown={shown} onPick={onPick} />
      <Sources items={items} shown={shown} />
    </aside>
  )
}

function Sources({ items, shown }: Pick<CalendarAsideProps, 'items' | 'shown'>) {
  const { sources } = useCalendarHost()
  // Without an answer the list holds what the events tell of.
  const { data: integrations } = useQuery(queryFor(listIntegrations, {}))
  const hidden = usePreferences(({ calendar_hidden }) => calendar_hidden)
  const first = shown[0] ?? ''
  const last = shown.at(-1) ?? ''
  const inside = items.filter(({ first_date, last_date }) => first_date <= last && last_date >= first)
  const countOf = (type: MeetingIntegrationType) =>
    inside.filter(({ occurrence }) => occurrence.meeting_integration_type === type).length
  const present = new Set(items.map(({ occurrence }) => occurrence.meeting_integration_type))
  const offered = offeredSources(integrations ?? [], present, hidden)
  return (
    <section aria-labelledby="calendar-sources">
      <h2 id="calendar-sources" className="mb-1.5 text-xs font-semibold text-muted">
        {t('Calendars')}
      </h2>
      <ul>
        {offered.map((type) => (
          <li key={type} className="flex h-7 items-center gap-2">
            <Checkbox
              isSelected={!hidden.includes(type)}
              onChange={(isShown) =>
                setPreference({
                  calendar_hidden: isShown ? hidden.filter((each) => each !== type) : [...hidden, type],
                })
              }
              className="min-w-0 flex-1"
            >
              <Mark {...sources[type]} />
              <span className="truncate">{t(sources[type].label)}</span>
            </Checkbox>
            <span className="num text-xs text-muted">{countOf(type)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
