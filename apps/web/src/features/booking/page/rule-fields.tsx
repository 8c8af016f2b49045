import { t } from '../../../platform/text/text.ts'
import { formatDuration } from '../../../platform/time/format.ts'
import { Select } from '../../../ui/form/select.tsx'
import { NumberField } from './number-field.tsx'
import type { PageFormState } from './use-page-form.ts'

type RuleFieldsProps = Pick<PageFormState, 'form' | 'change' | 'problemAt'>

/** Which free times are offered: how soon, how far ahead, how many, how far from other meetings. */
export function RuleFields({ form, change, problemAt }: RuleFieldsProps) {
  return (
    <div className="grid items-start gap-4 xs:grid-cols-2 md:grid-cols-3">
      <MinutesSelect
        label={t('Minimum notice')}
        none={t('No minimum notice')}
        choices={[0, 60, 120, 240, 480, 1440, 2880, 10_080]}
        value={form.notice_minutes}
        onChange={(notice_minutes) => change({ notice_minutes })}
        error={problemAt('notice_minutes')}
      />
      <NumberField
        label={t('Days ahead')}
        min={1}
        max={365}
        value={form.days_ahead}
        onChange={(days) => change({ days_ahead: days ?? Number.NaN })}
        error={problemAt('days_ahead')}
      />
      <MinutesSelect
        label={t('Times begin every')}
        choices={[5, 10, 15, 20, 30, 60, 120]}
        value={form.step_minutes}
        onChange={(step_minutes) => change({ step_minutes })}
        error={problemAt('step_minutes')}
      />
      <NumberField
        label={t('Bookings a day')}
        min={1}
        max={100}
        emptyText={t('No limit')}
        value={form.bookings_a_day_max}
        onChange={(bookings_a_day_max) => change({ bookings_a_day_max })}
        error={problemAt('bookings_a_day_max')}
      />
      <NumberField
        label={t('Bookings a week')}
        min={1}
        max={500}
        emptyText={t('No limit')}
        value={form.bookings_a_week_max}
        onChange={(bookings_a_week_max) => change({ bookings_a_week_max })}
        error={problemAt('bookings_a_week_max')}
      />
      <NumberField
        label={t('Seats')}
        min={1}
        max={100}
        hint={t('How many guests can book the same time.')}
        value={form.seats}
        onChange={(seats) => change({ seats: seats ?? Number.NaN })}
        error={problemAt('seats')}
      />
      <MinutesSelect
        label={t('Free before')}
        choices={buffers}
        none={t('No break')}
        value={form.buffer_before_minutes}
        onChange={(buffer_before_minutes) => change({ buffer_before_minutes })}
        error={problemAt('buffer_before_minutes')}
      />
      <MinutesSelect
        label={t('Free after')}
        choices={buffers}
        none={t('No break')}
        value={form.buffer_after_minutes}
        onChange={(buffer_after_minutes) => change({ buffer_after_minutes })}
        error={problemAt('buffer_after_minutes')}
      />
    </div>
  )
}

interface MinutesSelectProps {
  readonly label: string
  readonly choices: readonly number[]
  /** What no minutes are called. */
  readonly none?: string
  readonly value: number
  readonly onChange: (minutes: number) => void
  readonly error?: string | undefined
}

/** A length out of the usual ones; another one that was saved is offered as well. */
function MinutesSelect({ label, choices, none, value, onChange, error }: MinutesSelectProps) {
  const all = [...new Set([...choices, value])].toSorted((one, other) => one - other)
  return (
    <Select
      label={label}
      options={all.map((minutes) => ({
        id: String(minutes),
        label: minutes === 0 && none !== undefined ? none : formatDuration(minutes),
      }))}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
      error={error}
    />
  )
}

const buffers = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120]
