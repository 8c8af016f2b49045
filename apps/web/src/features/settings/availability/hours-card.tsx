import type { AvailabilityInfo, Weekday } from '@meridian/contract'
import { useRef } from 'react'
import { useSession } from '../../../platform/session.ts'
import { t } from '../../../platform/text/text.ts'
import { useWeekStart } from '../../../platform/time/use-clock.ts'
import { cityOf } from '../../../platform/time/zones.ts'
import { Card } from '../../../ui/card.tsx'
import { SaveBar } from '../save-bar.tsx'
import { DayAxis } from './day-bar.tsx'
import { DayRow, row_columns } from './day-row.tsx'
import { hoursText, weekdayLabel, weekFrom, weeklyMinutes } from './hours.ts'
import { useHoursForm } from './use-hours-form.ts'

/** One row a weekday: whether and when the person can be asked to meet. */
export function HoursCard({ info }: { readonly info: AvailabilityInfo }) {
  const week = weekFrom(useWeekStart())
  const isTwelveHour = useSession(({ user }) => user?.time_format !== '24')
  const zone = useSession(({ user }) => user?.timezone ?? 'UTC')
  const rows = useRef<HTMLUListElement>(null)
  const form = useHoursForm(info, week, (weekday, { field }) => focusOn(rows.current, `${weekday}.${field}`))

  function save() {
    // A text that is no time is still in its field, not in the hours.
    const unreadable = rows.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (unreadable) unreadable.focus()
    else form.save()
  }

  return (
    <div className="@container">
      <div className={`${row_columns} items-baseline pb-1.5 text-2xs text-muted @max-[38rem]:px-0`}>
        <p className="text-xs @min-[38rem]:col-span-3">
          {t('On the clock of {city}', { city: cityOf(zone) })}
        </p>
        <DayAxis isTwelveHour={isTwelveHour} />
      </div>
      <Card>
        <ul ref={rows}>
          {week.map((weekday) => (
            <DayRow
              key={weekday}
              weekday={weekday}
              hours={form.hours[weekday]}
              saved={form.saved[weekday]}
              isChanged={form.changed.includes(weekday)}
              problem={form.problemOf(weekday)}
              isTwelveHour={isTwelveHour}
              onChange={(day) => form.setDay(weekday, day)}
              onCopy={form.update}
            />
          ))}
        </ul>
        <SaveBar
          note={noteOf(form)}
          isEdited={form.changed.length > 0}
          isSaving={form.isSaving}
          labels={[t('Save Changes'), t('No Changes')]}
          onSave={save}
          onCancel={form.cancel}
        />
      </Card>
    </div>
  )
}

function noteOf({
  changed,
  hours,
  isUnanswered,
  isSaving,
}: Pick<ReturnType<typeof useHoursForm>, 'changed' | 'hours' | 'isUnanswered' | 'isSaving'>): string {
  if (isUnanswered && !isSaving && changed.length > 0)
    return t('The server did not answer. Nothing you changed is lost.')
  const minutes = weeklyMinutes(hours)
  const sum =
    minutes > 0 ? `${hoursText(minutes)} a week.` : t('Without hours no free time is found with you.')
  return changed.length > 0 ? `${changedText(changed)} changed. ${sum}` : sum
}

function changedText(changed: readonly Weekday[]): string {
  return changed.length === 7
    ? t('All days')
    : new Intl.ListFormat('en-GB').format(changed.map((weekday) => weekdayLabel(weekday)))
}

function focusOn(rows: Element | null, name: string) {
  rows?.querySelector<HTMLElement>(`[data-field="${name}"] input`)?.focus()
}
