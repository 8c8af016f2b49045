import { ChevronDown, Globe } from 'lucide'
import { type ReactElement, useId } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { cx } from '../../ui/cx.ts'
import { field_class, label_class } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PopupTrigger } from '../../ui/overlay/popup-trigger.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { useNow } from './use-now.ts'
import { zoneName } from './zones.ts'

interface ZonePickerProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  /** IANA name; null where none is chosen. */
  readonly value: string | null
  readonly onChange: (zone: string) => void
  /** The moment whose clock the field names, 'EDT' in summer; now where nothing is said. */
  readonly atMs?: number
  /** Zones that the list leaves out. */
  readonly isHidden?: (zone: string) => boolean
  readonly hint?: string
  readonly isDisabled?: boolean
  /** A button in place of the field, for bars. */
  readonly trigger?: ReactElement
  readonly className?: string
}

const fetchPopup = async () => ({ default: (await import('./zone-popup.tsx')).ZonePopup })
const ZonePopup = lazyPart(fetchPopup)

/** All time zones, found by city, country, abbreviation, offset or IANA name; popular ones first. */
export function ZonePicker({
  label,
  isLabelHidden = false,
  value,
  onChange,
  atMs,
  isHidden,
  hint,
  isDisabled,
  trigger,
  className,
}: ZonePickerProps) {
  const labelId = useId()
  const valueId = useId()
  const minute = useNow(60_000)

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
              {value !== null && zoneName(value, atMs ?? minute)}
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
          value={value}
          isHidden={isHidden}
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
