import { plural, t } from '../../../platform/text/text.ts'
import { Select } from '../../../ui/form/select.tsx'

interface TravelFieldProps {
  readonly minutes: number
  readonly onChange: (minutes: number) => void
}

/** How long the person travels to a meeting that has a place. */
export function TravelField({ minutes, onChange }: TravelFieldProps) {
  // Another number of minutes may have been set through the API.
  const choices = [...new Set([...usual_minutes, minutes])].toSorted((one, other) => one - other)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-base font-medium">{t('Travel time')}</p>
        <p className="text-xs text-muted">{t('Kept free before and after meetings that have a place.')}</p>
      </div>
      <Select
        label={t('Travel time')}
        isLabelHidden
        options={choices.map((choice) => ({ id: String(choice), label: travelText(choice) }))}
        value={String(minutes)}
        onChange={(id) => onChange(Number(id))}
      />
    </div>
  )
}

const usual_minutes = [0, 15, 30, 45, 60, 90, 120]

function travelText(minutes: number): string {
  return minutes === 0
    ? t('No travel time')
    : plural(minutes, { one: '{count} minute each way', other: '{count} minutes each way' })
}
