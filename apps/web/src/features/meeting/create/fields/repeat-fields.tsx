import type { Weekday } from '@meridian/contract'
import { mark, t, tLabels } from '../../../../platform/text/text.ts'
import { formatPlainDate, formatShortDay, isoDate } from '../../../../platform/time/format.ts'
import { useWeekStart } from '../../../../platform/time/use-clock.ts'
import { useNow } from '../../../../platform/time/use-now.ts'
import { weekdayLabel } from '../../../../platform/time/weekday-label.ts'
import { DatePicker } from '../../../../ui/form/date-picker.tsx'
import { label_class } from '../../../../ui/form/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { ToggleButton } from '../../../../ui/toggle-button.tsx'
import {
  changeRepeatType,
  changeUntil,
  firstDate,
  type Repeat,
  type RepeatType,
  toggleWeekday,
  weekdaysFrom,
} from '../form/repeat.ts'
import { addMonths } from '../form/wall-clock.ts'
import { FieldSlot } from './field-slot.tsx'
import type { FieldsProps } from './when-fields.tsx'

/** How often, on which weekdays and until when the meeting repeats. */
export function RepeatFields({ form, update, problems }: FieldsProps) {
  const { repeat, start_date } = form
  const change = (next: (repeat: Repeat, date: string) => Repeat) =>
    update((now) => ({ ...now, repeat: next(now.repeat, now.start_date) }))
  const isSeries = repeat.repeat_type !== 'none'
  const first = firstDate(repeat, start_date)

  return (
    <>
      <div role="group" aria-label={t('Repeat')} className="flex flex-col gap-1.25">
        <span aria-hidden className={label_class}>
          {t('Repeat')}
        </span>
        <div className="grid gap-2 md:grid-cols-2 md:gap-3">
          <Select
            label={t('Recurrence')}
            isLabelHidden
            options={tLabels(
              repeat.repeat_type === 'kept' ? [kept_option, ...repeat_options] : repeat_options,
            )}
            value={repeat.repeat_type}
            onChange={(type) => change((now, date) => changeRepeatType(now, type, date))}
            hint={
              first === start_date ? undefined : t('The first is on {day}.', { day: formatShortDay(first) })
            }
          />
          <FieldSlot name="recurring_days">
            <Weekdays
              days={repeat.recurring_days}
              onToggle={(weekday) => change((now, date) => toggleWeekday(now, weekday, date))}
            />
            {problems.recurring_days && (
              <p className="mt-1.25 text-xs text-danger-text">{problems.recurring_days}</p>
            )}
          </FieldSlot>
        </div>
      </div>
      {isSeries && repeat.repeat_type !== 'kept' && (
        <UntilFields
          repeat={repeat}
          date={start_date}
          zone={form.meeting_timezone}
          error={problems.recurring_end_date}
          change={change}
        />
      )}
    </>
  )
}

const repeat_options: readonly { readonly id: RepeatType; readonly label: string }[] = [
  { id: 'none', label: mark('Does not repeat') },
  { id: 'daily', label: mark('Daily') },
  { id: 'weekly', label: mark('Weekly') },
  { id: 'monthly', label: mark('Monthly') },
  { id: 'custom', label: mark('Custom days') },
]
const kept_option = { id: 'kept', label: mark('Its own rule') } as const

interface WeekdaysProps {
  readonly days: Readonly<Record<Weekday, boolean>>
  readonly onToggle: (weekday: Weekday) => void
}

function Weekdays({ days, onToggle }: WeekdaysProps) {
  const weekStart = useWeekStart()
  return (
    <div role="group" aria-label={t('Repeat on')} className="flex gap-1">
      {weekdaysFrom(weekStart).map((weekday) => (
        <ToggleButton
          key={weekday}
          label={weekdayLabel(weekday)}
          isSelected={days[weekday]}
          onChange={() => onToggle(weekday)}
          className="grid h-11 min-w-0 flex-1 place-items-center rounded-md border border-border-strong bg-raised text-xs font-medium text-text-2 transition-colors duration-(--dur-fast) data-hovered:bg-hover data-selected:border-accent data-selected:bg-accent data-selected:text-on-accent md:h-8"
        >
          {weekdayLabel(weekday, 'narrow')}
        </ToggleButton>
      ))}
    </div>
  )
}

interface UntilFieldsProps {
  readonly repeat: Repeat
  readonly date: string
  readonly zone: string
  readonly error: string | undefined
  readonly change: (next: (repeat: Repeat, date: string) => Repeat) => void
}

function UntilFields({ repeat, date, zone, error, change }: UntilFieldsProps) {
  const weekStart = useWeekStart()
  const today = isoDate(useNow(60_000), zone)
  const proposed = addMonths(date, 3)
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <Select
        label={t('Repeat until')}
        options={[
          { id: 'never', label: t('Never ends') },
          { id: 'three_months', label: t('3 months, {date}', { date: formatPlainDate(proposed) }) },
          { id: 'date', label: t('A date') },
        ]}
        value={repeat.until}
        onChange={(until) => change((now, start) => changeUntil(now, until, start))}
      />
      {repeat.until === 'date' && (
        <FieldSlot name="recurring_end_date">
          <DatePicker
            label={t('Last date')}
            value={repeat.recurring_end_date}
            onChange={(chosen) =>
              chosen !== null && change((now, start) => changeUntil(now, 'date', start, chosen))
            }
            today={today}
            weekStart={weekStart}
            min={date}
            error={error}
          />
        </FieldSlot>
      )}
    </div>
  )
}
