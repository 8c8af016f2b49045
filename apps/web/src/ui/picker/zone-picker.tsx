import { ChevronDown, Globe } from 'lucide-react'
import { type ReactElement, useId } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { cx } from '../cx.ts'
import { field_class, label_class } from '../form/field.tsx'
import { Icon } from '../icon.tsx'
import { PopupTrigger } from '../overlay/popup-trigger.tsx'
import { lazyPart } from '../state/lazy-part.tsx'
import type { ZoneOption } from './zone-search.ts'

interface ZonePickerProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly zones: readonly ZoneOption[]
  /** IANA name. */
  readonly value: string
  readonly onChange: (zone: string) => void
  readonly hint?: string
  readonly isDisabled?: boolean
  /** A Button of this folder in place of the field, for bars. */
  readonly trigger?: ReactElement
  readonly className?: string
}

const fetchPopup = async () => ({ default: (await import('./zone-popup.tsx')).ZonePopup })
const ZonePopup = lazyPart(fetchPopup)

/** All time zones, found by city, country, abbreviation, offset or IANA name; popular ones first. */
export function ZonePicker({
  label,
  isLabelHidden = false,
  zones,
  value,
  onChange,
  hint,
  isDisabled,
  trigger,
  className,
}: ZonePickerProps) {
  const labelId = useId()
  const valueId = useId()
  const chosen = zones.find((zone) => zone.id === value)

  const list = (
    <PopupTrigger
      kind="dialog"
      prepare={fetchPopup}
      trigger={
        trigger ?? (
          <AriaButton
            aria-labelledby={`${labelId} ${valueId}`}
            isDisabled={isDisabled}
            className="control w-full text-start"
          >
            <Icon of={Globe} className="text-muted" />
            <span id={valueId} className="min-w-0 flex-1 truncate">
              {chosen?.name ?? value}
            </span>
            <Icon of={ChevronDown} size={14} className="text-muted" />
          </AriaButton>
        )
      }
    >
      {(popup) => (
        <ZonePopup
          {...popup}
          label={label}
          zones={zones}
          value={value}
          onPick={(zone) => zone !== value && onChange(zone)}
        />
      )}
    </PopupTrigger>
  )

  if (trigger) return list
  return (
    <div className={cx(field_class, className)}>
      <span id={labelId} className={cx(label_class, isLabelHidden && 'sr-only')}>
        {label}
      </span>
      {list}
      {hint && <span className="text-xs text-muted">{hint}</span>}
    </div>
  )
}
