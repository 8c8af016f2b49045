import { type Hotkey, useHotkeyLegend } from '../../platform/state/hotkeys.ts'
import { setPreference, usePreferences } from '../../platform/state/preferences.ts'
import { t } from '../../platform/text/text.ts'
import { Switch } from '../../ui/form/switch.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { ariaKeys } from '../../ui/key-names.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'

interface ShortcutDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** All shortcuts that hold on this screen, and the switch that turns single keys off (WCAG 2.1.4). */
export function ShortcutDialog({ isOpen, onClose }: ShortcutDialogProps) {
  const hotkeys = useHotkeyLegend((legend) => legend.hotkeys)
  const hasShortcuts = usePreferences((preferences) => preferences.has_shortcuts)
  const groups = Map.groupBy(hotkeys, ({ group }) => group)

  return (
    <Dialog title={t('Keyboard shortcuts')} isOpen={isOpen} onClose={onClose}>
      <Switch isSelected={hasShortcuts} onChange={(has_shortcuts) => setPreference({ has_shortcuts })}>
        {t('Single-key shortcuts')}
      </Switch>
      <div className="mt-4 gap-5 *:mb-5 *:break-inside-avoid md:columns-2">
        {[...groups].map(([group, keys]) => (
          <Group key={group} title={group} hotkeys={keys} />
        ))}
      </div>
    </Dialog>
  )
}

function Group({ title, hotkeys }: { readonly title: string; readonly hotkeys: readonly Hotkey[] }) {
  return (
    <section>
      <h3 className="mb-1.5 text-xs font-medium text-muted">{title}</h3>
      <ul className="flex flex-col gap-1">
        {hotkeys.map(({ keys, label }) => (
          <li key={keys} className="flex items-center justify-between gap-3">
            <span>{label}</span>
            <span className="flex gap-1">
              {keys.split(' ').map((key) => (
                <Kbd key={key} className="inline-grid">
                  {key}
                </Kbd>
              ))}
              <span className="sr-only">{ariaKeys(keys)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
