import { plural, t } from '../../../platform/text/text.ts'
import { Select } from '../../../ui/form/select.tsx'
import type { HoursForm } from './hours-draft.ts'

type Minutes = Pick<HoursForm, 'travel_minutes' | 'break_minutes' | 'notice_minutes'>

interface AroundMeetingsProps {
  readonly minutes: Minutes
  readonly onChange: (minutes: Partial<Minutes>) => void
}

/** How long the person travels to a place, rests between meetings, and wants to know of a meeting before. */
export function AroundMeetings({ minutes, onChange }: AroundMeetingsProps) {
  return (
    <>
      <MinutesField
        label={t('Travel time')}
        hint={t('Kept free before and after meetings that have a place.')}
        minutes={minutes.travel_minutes}
        usual={[0, 15, 30, 45, 60, 90, 120]}
        textOf={travelText}
        onChange={(travel_minutes) => onChange({ travel_minutes })}
      />
      <MinutesField
        label={t('Break between meetings')}
        hint={t('Suggested times leave this much free before and after your other meetings, where possible.')}
        minutes={minutes.break_minutes}
        usual={[0, 5, 10, 15, 30, 60]}
        textOf={breakText}
        onChange={(break_minutes) => onChange({ break_minutes })}
      />
      <MinutesField
        label={t('Minimum notice')}
        hint={t('No suggested time begins sooner than this. You can still enter any time yourself.')}
        minutes={minutes.notice_minutes}
        usual={[0, 60, 120, 240, 480, 1440, 2880]}
        textOf={noticeText}
        onChange={(notice_minutes) => onChange({ notice_minutes })}
      />
    </>
  )
}

interface MinutesFieldProps {
  readonly label: string
  readonly hint: string
  readonly minutes: number
  readonly usual: readonly number[]
  readonly textOf: (minutes: number) => string
  readonly onChange: (minutes: number) => void
}

function MinutesField({ label, hint, minutes, usual, textOf, onChange }: MinutesFieldProps) {
  // Another number of minutes may have been set through the API.
  const choices = [...new Set([...usual, minutes])].toSorted((one, other) => one - other)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-base font-medium">{label}</p>
        <p className="text-xs text-muted">{hint}</p>
      </div>
      <Select
        label={label}
        isLabelHidden
        options={choices.map((choice) => ({ id: String(choice), label: textOf(choice) }))}
        value={String(minutes)}
        onChange={(id) => onChange(Number(id))}
      />
    </div>
  )
}

function travelText(minutes: number): string {
  return minutes === 0
    ? t('No travel time')
    : plural(minutes, { one: '{count} minute each way', other: '{count} minutes each way' })
}

function breakText(minutes: number): string {
  return minutes === 0 ? t('No break') : minutesText(minutes)
}

function noticeText(minutes: number): string {
  if (minutes === 0) return t('No minimum notice')
  return minutes % 60 === 0
    ? plural(minutes / 60, { one: '{count} hour', other: '{count} hours' })
    : minutesText(minutes)
}

function minutesText(minutes: number): string {
  return plural(minutes, { one: '{count} minute', other: '{count} minutes' })
}
