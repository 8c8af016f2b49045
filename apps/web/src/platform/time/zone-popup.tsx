import { AnchoredPopover } from '../../ui/overlay/popover.tsx'
import type { Popup } from '../../ui/overlay/popup-trigger.tsx'
import { SearchedList } from '../../ui/picker/searched-list.tsx'
import { t } from '../text/text.ts'
import { useNow } from './use-now.ts'
import { zoneOptions } from './zone-options.ts'
import { searchZones } from './zone-search.ts'

interface ZonePopupProps extends Popup {
  readonly label: string
  readonly value: string | null
  readonly isHidden?: (zone: string) => boolean
  readonly onPick: (zone: string) => void
}

/** The list of a ZonePicker, from its first use on. */
export function ZonePopup({ anchor, isOpen, onClose, label, value, isHidden, onPick }: ZonePopupProps) {
  const zones = zoneOptions(useNow(60_000)).filter(({ id }) => !isHidden?.(id))

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
        value={value ?? ''}
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
