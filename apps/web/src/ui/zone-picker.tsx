import { Check, ChevronDown, Globe, Search } from 'lucide-react'
import { type ReactElement, useMemo, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover'
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField'
import { useId } from 'react'
import { cx } from './cx.ts'
import { field_class, label_class } from './field.tsx'
import { Icon } from './icon.tsx'
import { input_class } from './text-field.tsx'
import { useCombobox } from './use-combobox.ts'
import { searchZones, type ZoneOption } from './zone-search.ts'

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
  const [isOpen, setOpen] = useState(false)
  const labelId = useId()
  const valueId = useId()
  const chosen = zones.find((zone) => zone.id === value)

  const list = (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {trigger ?? (
        <AriaButton
          aria-labelledby={`${labelId} ${valueId}`}
          isDisabled={isDisabled}
          className="control w-full text-start"
        >
          <Icon of={Globe} className="text-muted" />
          <span id={valueId} className="min-w-0 flex-1 truncate">
            {chosen ? `${chosen.city}, ${chosen.abbreviation}` : value}
          </span>
          <Icon of={ChevronDown} size={14} className="text-muted" />
        </AriaButton>
      )}
      <Popover placement="bottom start" offset={4} className="floating w-88 max-w-[calc(100vw-1rem)]">
        <Dialog aria-label={label} className="outline-none">
          <ZoneList
            label={label}
            zones={zones}
            value={value}
            onPick={(zone) => {
              setOpen(false)
              if (zone !== value) onChange(zone)
            }}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
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

interface ZoneListProps {
  readonly label: string
  readonly zones: readonly ZoneOption[]
  readonly value: string
  readonly onPick: (zone: string) => void
}

function ZoneList({ label, zones, value, onPick }: ZoneListProps) {
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const items = useMemo(() => searchZones(zones, query), [zones, query])
  const combobox = useCombobox({
    items,
    isOpen: true,
    onOpenChange: () => {},
    onPick: (zone) => onPick(zone.id),
    startAt: query === '' ? items.findIndex((zone) => zone.id === value) : 0,
  })

  return (
    <>
      <AriaTextField
        aria-label={label}
        value={query}
        onChange={setQuery}
        autoFocus
        className="border-b border-border p-2"
      >
        <Group className="control">
          <Icon of={Search} className="text-muted" />
          <Input
            ref={input}
            {...combobox.inputProps}
            placeholder="City, country or abbreviation"
            onKeyDown={(event) => event.key !== 'Escape' && combobox.onKeyDown(event)}
            className={input_class}
          />
        </Group>
      </AriaTextField>
      <ul {...combobox.listProps} aria-label={label} className="h-72 overflow-y-auto p-1.25">
        {items.map((zone, index) => (
          <li
            key={zone.id}
            {...combobox.optionProps(zone, index)}
            className="option-row [contain-intrinsic-height:2rem] [content-visibility:auto]"
          >
            <Icon of={Check} size={14} className={zone.id === value ? 'text-accent-text' : 'invisible'} />
            <span className="min-w-0 flex-1 truncate">
              {zone.city} <span className="text-muted">{zone.region}</span>
            </span>
            <span className="num text-xs text-muted">{zone.offset}</span>
          </li>
        ))}
        {items.length === 0 && <li className="px-2 py-1.5 text-muted">No data found</li>}
      </ul>
    </>
  )
}
