import type { Stay } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { ZonePicker } from '../../../platform/time/zone-picker.tsx'
import { cityOf } from '../../../platform/time/zones.ts'
import { DateSpanFields } from './date-span-fields.tsx'
import type { ExceptionFields } from './override-item.tsx'

interface StayItemProps extends ExceptionFields {
  readonly stay: Stay
  readonly path: string
  readonly onChange: (stay: Stay) => void
}

/** Dates that are spent in another time zone. */
export function TravelPeriodItem({ stay, path, onChange, ...fields }: StayItemProps) {
  const { timezone } = stay
  const problem = fields.problemAt(`${path}.timezone`)
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <DateSpanFields
          {...fields}
          dates={stay}
          path={path}
          onChange={(dates) => onChange({ timezone, ...dates })}
        />
        <div
          data-field={`${path}.timezone`}
          className="w-full min-w-[min(12rem,100%)] @min-[38rem]:w-auto @min-[38rem]:flex-1"
        >
          <ZonePicker
            label={t('Time zone')}
            value={timezone}
            onChange={(zone) => onChange({ ...stay, timezone: zone })}
          />
        </div>
      </div>
      <p className="text-xs text-muted">
        {problem ??
          t('Your hours apply in the time of {city}. Times on the screen stay in your own zone.', {
            city: cityOf(timezone),
          })}
      </p>
    </>
  )
}
