import { type DateOverride, most_spans_a_day, type TimeSpan } from '@meridian/contract'
import { Plus, X } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { DateSpanFields } from './date-span-fields.tsx'
import { furtherSpan } from './hours-draft.ts'
import { SpanFields } from './span-fields.tsx'
import { useRowKeys } from './use-row-keys.ts'

export interface ExceptionFields {
  readonly today: string
  readonly weekStart: number
  readonly isTwelveHour: boolean
  readonly problemAt: (path: string) => string | null
  readonly onFocus: (path: string) => void
}

interface OverrideItemProps extends ExceptionFields {
  readonly override: DateOverride
  readonly path: string
  readonly onChange: (override: DateOverride) => void
}

/** Dates without hours, or with hours of their own. */
export function OverrideItem({ override, path, onChange, ...fields }: OverrideItemProps) {
  const { hours } = override
  const isAvailable = hours.length > 0
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <DateSpanFields
          {...fields}
          dates={override}
          path={path}
          onChange={(dates) => onChange({ ...dates, hours })}
        />
        <span data-field={`${path}.available`} className="flex min-h-8 items-center md:mt-5.5">
          <Switch
            isSelected={isAvailable}
            onChange={(isOn) => onChange({ ...override, hours: isOn ? [furtherSpan([])] : [] })}
          >
            {isAvailable ? t('Available') : t('Not available')}
          </Switch>
        </span>
      </div>
      {isAvailable && (
        <OverrideHours
          {...fields}
          hours={hours}
          path={path}
          onChange={(changed) => onChange({ ...override, hours: changed })}
        />
      )}
    </>
  )
}

interface OverrideHoursProps extends ExceptionFields {
  readonly hours: readonly TimeSpan[]
  readonly path: string
  readonly onChange: (hours: TimeSpan[]) => void
}

function OverrideHours({ hours, path, onChange, onFocus, problemAt, isTwelveHour }: OverrideHoursProps) {
  const rows = useRowKeys(hours.length)

  function add() {
    rows.add()
    onChange([...hours, furtherSpan(hours)])
    onFocus(`${path}.hours.${hours.length}.start_time`)
  }

  function remove(place: number) {
    rows.remove(place)
    onChange(hours.toSpliced(place, 1))
    onFocus(hours.length > 1 ? `${path}.add` : `${path}.available`)
  }

  return (
    <div className="flex flex-col items-start gap-2">
      {hours.map((span, place) => (
        <div
          key={rows.keys[place]}
          className="flex w-full items-start max-md:-me-2 md:gap-1 md:[&>button]:mt-0.5"
        >
          <SpanFields
            span={span}
            path={`${path}.hours.${place}`}
            labels={{
              start: t('Start, interval {place}', { place: place + 1 }),
              end: t('End, interval {place}', { place: place + 1 }),
            }}
            isTwelveHour={isTwelveHour}
            problemAt={problemAt}
            onChange={(changed) => onChange(hours.with(place, changed))}
            className="flex-1 @max-[21rem]:[&_.control]:px-1 @max-[24rem]:[&_.control>svg]:hidden @min-[38rem]:max-w-67"
          />
          <IconButton
            icon={X}
            size="sm"
            label={t('Remove interval {place}', { place: place + 1 })}
            onPress={() => remove(place)}
          />
        </div>
      ))}
      <span data-field={`${path}.add`}>
        <Button
          size="sm"
          variant="ghost"
          icon={Plus}
          isDisabled={hours.length >= most_spans_a_day}
          onPress={add}
        >
          {t('Add hours')}
        </Button>
      </span>
    </div>
  )
}
