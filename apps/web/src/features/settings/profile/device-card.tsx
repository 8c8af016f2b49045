import { setPreference, usePreferences } from '../../../platform/state/preferences.ts'
import { useTheme } from '../../../platform/state/theme.ts'
import { mark, t, tLabels } from '../../../platform/text/text.ts'
import { Card } from '../../../ui/card.tsx'
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx'
import { Switch } from '../../../ui/form/switch.tsx'

/** What holds in this browser alone, and at once. */
export function DeviceCard() {
  const [theme, setTheme] = useTheme()
  const hasShortcuts = usePreferences(({ has_shortcuts }) => has_shortcuts)
  return (
    <Card labelledBy="this-device" className="flex flex-col gap-4 p-4">
      <div>
        <h3 id="this-device" className="text-base font-semibold">
          {t('On this device')}
        </h3>
        <p className="mt-0.25 text-muted">{t('Applies at once, in this browser only.')}</p>
      </div>
      <SegmentedControl label={t('Theme')} segments={tLabels(themes)} selected={theme} onSelect={setTheme} />
      <div>
        <Switch isSelected={hasShortcuts} onChange={(has_shortcuts) => setPreference({ has_shortcuts })}>
          {t('Single-key shortcuts')}
        </Switch>
        <p className="mt-1 ps-9.5 text-xs text-muted">
          {t('For example C for Create Event. Press ? to see all of them.')}
        </p>
      </div>
    </Card>
  )
}

const themes = [
  { id: 'light', label: mark('Light') },
  { id: 'dark', label: mark('Dark') },
  { id: 'system', label: mark('System') },
] as const
