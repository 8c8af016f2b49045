import { Check, Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField'
import { t } from '../platform/text/text.ts'
import { Icon } from './icon.tsx'
import type { Popup } from './popup-trigger.tsx'
import { input_class } from './text-field.tsx'
import { useCombobox } from './use-combobox.ts'
import { searchZones, type ZoneOption } from './zone-search.ts'

interface ZonePopupProps extends Popup, ZoneListProps {}

/** The list of a ZonePicker, from its first use on. */
export function ZonePopup({ anchor, isOpen, onClose, label, zones, value, onPick }: ZonePopupProps) {
  return (
    <Popover
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      placement="bottom start"
      offset={4}
      className="floating w-88 max-w-[calc(100vw-1rem)]"
    >
      <Dialog aria-label={label} className="outline-none">
        <ZoneList
          label={label}
          zones={zones}
          value={value}
          onPick={(zone) => {
            onClose()
            onPick(zone)
          }}
        />
      </Dialog>
    </Popover>
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
            {...combobox.inputProps}
            placeholder={t('City, country or abbreviation')}
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
        {items.length === 0 && <li className="px-2 py-1.5 text-muted">{t('No data found')}</li>}
      </ul>
    </>
  )
}
