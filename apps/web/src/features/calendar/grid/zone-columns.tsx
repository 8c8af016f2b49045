import { Plus, X } from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import { setPreference, usePreferences } from '../../../platform/state/preferences.ts'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { ZonePicker } from '../../../platform/time/zone-picker.tsx'
import { cityOf, isSameZone } from '../../../platform/time/zones.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { zoneSign } from './gutter.tsx'

const most_zones = 2

/** The zones beside the reader's own, as they were chosen; a phone has room for the own one only. */
export function useOtherZones(): readonly string[] {
  const { zone } = useClock()
  const isPhone = useIsPhone()
  const chosen = usePreferences(({ calendar_zones }) => calendar_zones)
  return isPhone ? [] : chosen.filter((each) => !isSameZone(each, zone)).slice(0, most_zones)
}

interface ZoneHeadsProps {
  readonly zones: readonly string[]
  readonly widths: readonly number[]
  /** The moment whose abbreviations are shown. */
  readonly atMs: number
}

/** The names of the zone columns, the way to add one and to take one away. */
export function ZoneHeads({ zones, widths, atMs }: ZoneHeadsProps) {
  const { zone } = useClock()
  const isPhone = useIsPhone()
  const mayAdd = zones.length < most_zones && !isPhone
  const [heads, focusAfterChange] = useKeptFocus()
  const choose = (chosen: readonly string[]) => {
    // The button that was pressed goes with its column.
    focusAfterChange((shown) => shown.querySelector('button'))
    setPreference({ calendar_zones: chosen })
  }
  return (
    <div ref={heads} role="columnheader" className="cal-gutter items-end pb-1.5">
      <span className="sr-only">{t('Time')}</span>
      {zones.map((other, index) => (
        <div key={other} className="cal-zone" style={{ width: `${widths[index]}rem` }}>
          {index === 0 && mayAdd && <AddZone own={zone} chosen={zones} onChoose={choose} />}
          <Menu
            label={t('Time zone {city}', { city: cityOf(other) })}
            placement="bottom start"
            groups={[
              [
                {
                  id: 'remove',
                  label: t('Remove {city}', { city: cityOf(other) }),
                  icon: X,
                  onAction: () => choose(zones.filter((each) => each !== other)),
                },
              ],
            ]}
            trigger={
              <AriaButton
                aria-label={`${zoneSign(other, atMs)}, ${cityOf(other)}`}
                className="min-h-6 rounded-sm data-hovered:text-text"
              >
                {zoneSign(other, atMs)}
              </AriaButton>
            }
          />
        </div>
      ))}
      <div className="cal-zone flex-1">
        {zones.length === 0 && mayAdd && <AddZone own={zone} chosen={zones} onChoose={choose} />}
        <span className="font-semibold text-text [transform:none] md:leading-6">{zoneSign(zone, atMs)}</span>
      </div>
    </div>
  )
}

interface AddZoneProps {
  readonly own: string
  readonly chosen: readonly string[]
  readonly onChoose: (zones: readonly string[]) => void
}

function AddZone({ own, chosen, onChoose }: AddZoneProps) {
  return (
    <ZonePicker
      label={t('Add time zone')}
      isLabelHidden
      value={null}
      onChange={(zone) => onChoose([zone, ...chosen])}
      isHidden={(zone) => [own, ...chosen].some((each) => isSameZone(each, zone))}
      trigger={
        <AriaButton
          aria-label={t('Add time zone')}
          className="ms-auto mb-0.5 grid size-6 place-items-center rounded-[5px] text-muted data-hovered:bg-hover"
        >
          <span className="grid size-4.5 place-items-center rounded-[5px] border border-border-strong">
            <Icon of={Plus} size={12} />
          </span>
        </AriaButton>
      }
    />
  )
}
