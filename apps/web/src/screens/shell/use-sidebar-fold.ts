import { setPreference, usePreferences } from '../../platform/state/preferences.ts'
import { useHasSidebarRoom } from '../../ui/use-is-phone.ts'

/** Whether the sidebar shows icons only. The browser keeps one choice for wide windows and one for narrow ones. */
export function useSidebarFold(): { readonly isFolded: boolean; readonly toggle: () => void } {
  const key = useHasSidebarRoom() ? 'is_sidebar_folded' : 'is_narrow_sidebar_folded'
  const isFolded = usePreferences((preferences) => preferences[key])
  return { isFolded, toggle: () => setPreference({ [key]: !isFolded }) }
}
