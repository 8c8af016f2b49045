import type { Hotkey } from '../../platform/state/hotkeys.ts'

/** Whether a hotkey does something by its name; steps to the next row, and keys that a grid hears itself, do not. */
export function isWorthListing({ keys }: Hotkey): boolean {
  return !steps.has(keys) && !/[↑↓←→]/.test(keys)
}

const steps = new Set(['j', 'k', 'Enter', 'Esc', 'Del', 'Mod+k', 'Mod+z', 'd', 'w', 'm', 'a', 'i'])
