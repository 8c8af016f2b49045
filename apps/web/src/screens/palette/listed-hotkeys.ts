import type { Hotkey } from '../../platform/state/hotkeys.ts'
import { t } from '../../platform/text/text.ts'

/** Whether a hotkey does something by its name; steps to the next row, and keys that a grid hears itself, do not. The views of the calendar have commands of their own. */
export function isWorthListing({ keys, group }: Hotkey): boolean {
  if (group === t('Calendar') && calendar_views.has(keys)) return false
  if (group === t('General') && keys === '/') return false
  return !steps.has(keys) && !/[↑↓←→]/.test(keys)
}

const steps = new Set(['j', 'k', 'Enter', 'Esc', 'Del', 'Mod+k', 'Mod+z', 'Mod+Shift+z', 'i'])

const calendar_views = new Set(['d', 'w', 'm', 'a', '3', '5', '7', '8'])
