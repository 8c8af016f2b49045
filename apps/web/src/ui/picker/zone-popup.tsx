import { t } from '../../platform/text/text.ts'
import { AnchoredPopover } from '../overlay/popover.tsx'
import type { Popup } from '../overlay/popup-trigger.tsx'
import { SearchedList } from './searched-list.tsx'
import { searchZones, type ZoneOption } from './zone-search.ts'

interface ZonePopupProps extends Popup {
  readonly label: string
  readonly zones: readonly ZoneOption[]
  readonly value: string
  readonly onPick: (zone: string) => void
}

/** The list of a ZonePicker, from its first use on. */
export function ZonePopup({ anchor, isOpen, onClose, label, zones, value, onPick }: ZonePopupProps) {
  return (
    <AnchoredPopover
      label={label}
      anchor={anchor}
      isOpen={isOpen}
      onClose={onClose}
      placement="bottom start"
      offset={4}
      isList
      className="w-88"
    >
      <SearchedList
        label={label}
        placeholder={t('City, country or abbreviation')}
        options={zones}
        search={searchZones}
        value={value}
        onPick={(zone) => {
          onClose()
          onPick(zone.id)
        }}
        className="h-72"
      >
        {(zone) => (
          <>
            <span className="min-w-0 flex-1 truncate">
              {zone.city} <span className="text-muted">{zone.region}</span>
            </span>
            <span className="num text-xs text-muted">{zone.offset}</span>
          </>
        )}
      </SearchedList>
    </AnchoredPopover>
  )
}
