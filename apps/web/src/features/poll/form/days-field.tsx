import { poll_options_max } from '@meridian/contract'
import { X } from 'lucide'
import { Suspense } from 'react'
import { t } from '../../../platform/text/text.ts'
import { type Clock, formatPlainDay, isoDate } from '../../../platform/time/format.ts'
import { useWeekStart } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { type DayOption, type PollForm, withDay } from './poll-form.ts'

const CalendarDaysPicker = lazyPart(async () => ({
  default: (await import('../../../ui/form/calendar-picker.tsx')).CalendarDaysPicker,
}))

interface DaysFieldProps {
  readonly form: PollForm
  readonly clock: Clock
  readonly change: (update: (form: PollForm) => PollForm) => void
  readonly onRemove: (day: DayOption) => void
}

/** Whole days chosen in a month, as many as one likes. */
export function DaysField({ form, clock, change, onRemove }: DaysFieldProps) {
  const today = isoDate(useNow(60_000), clock.zone)
  const weekStart = useWeekStart()

  function settle(dates: readonly string[]) {
    const removed = form.days.filter(({ date }) => !dates.includes(date))
    for (const day of removed) onRemove(day)
    const added = dates.filter((date) => !form.days.some((day) => day.date === date))
    if (form.days.length + added.length - removed.length > poll_options_max) return
    if (added.length > 0) change((before) => added.reduce<PollForm>(withDay, before))
  }

  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <Suspense fallback={<div className="h-72 w-62" />}>
        <CalendarDaysPicker
          label={t('Days of the poll')}
          value={form.days.map(({ date }) => date)}
          onChange={settle}
          today={today}
          min={today}
          weekStart={weekStart}
        />
      </Suspense>
      <section aria-labelledby="poll-days" className="min-w-[min(14rem,100%)] flex-1">
        <h3 id="poll-days" className="mb-2 text-sm font-semibold">
          {t('Chosen days: {count}', { count: form.days.length })}
        </h3>
        {form.days.length === 0 ? (
          <p className="rounded-md border border-dashed border-border-strong px-3 py-6 text-center text-muted">
            {t('No days yet. Choose them in the month.')}
          </p>
        ) : (
          <ul className="flex flex-col gap-1">
            {form.days.map((day) => (
              <li
                key={day.date}
                className="flex items-center rounded-md border border-border bg-raised ps-2.5"
              >
                <span className="num flex-1 font-medium">{formatPlainDay(day.date)}</span>
                <IconButton
                  label={t('Remove {time}', { time: formatPlainDay(day.date) })}
                  icon={X}
                  size="sm"
                  onPress={() => onRemove(day)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
