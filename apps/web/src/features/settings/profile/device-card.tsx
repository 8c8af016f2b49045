import { setPreference, usePreferences } from '../../../platform/state/preferences.ts'
import { useTheme } from '../../../platform/state/theme.ts'
import { mark, t, tLabels } from '../../../platform/text/text.ts'
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'

/** What holds in this browser alone, and at once. */
export function DeviceCard() {
  const [theme, setTheme] = useTheme()
  const hasShortcuts = usePreferences(({ has_shortcuts }) => has_shortcuts)
  return (
    <TitledCard title={t('On this device')} lead={t('Applies at once, in this browser only.')}>
      <SegmentedControl label={t('Theme')} segments={tLabels(themes)} selected={theme} onSelect={setTheme} />
      <div>
        <Switch isSelected={hasShortcuts} onChange={(has_shortcuts) => setPreference({ has_shortcuts })}>
          {t('Single-key shortcuts')}
        </Switch>
        <p className="mt-1 ps-9.5 text-xs text-muted">
          {t('For example C for Create Event. Press ? to see all of them.')}
        </p>
      </div>
    </TitledCard>
  )
}

const themes = [
  { id: 'light', label: mark('Light') },
  { id: 'dark', label: mark('Dark') },
  { id: 'system', label: mark('System') },
] as const
