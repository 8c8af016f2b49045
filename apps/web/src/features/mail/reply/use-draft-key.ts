import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { t } from '../../../platform/text/text.ts'

/** D does what Generate Reply does. */
export function useDraftKey(generate: () => void, isEnabled = true): void {
  useHotkey({ keys: 'd', label: t('Generate Reply'), group: t('Mail') }, generate, isEnabled)
}
