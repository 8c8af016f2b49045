import { useNavigate } from 'react-router'
import { useHotkeyLegend } from '../../platform/state/hotkeys.ts'

/** Goes to a screen and does there what one of its hotkeys does, as soon as the screen is there. */
export function useGoAndPress(): (path: string, keys: string) => void {
  const navigate = useNavigate()
  return (path, keys) => {
    const press = () => {
      const hotkey = useHotkeyLegend.getState().hotkeys.findLast((one) => one.keys === keys)
      hotkey?.run()
      return hotkey !== undefined
    }
    if (window.location.pathname === path && press()) return
    void navigate(path)
    const stop = useHotkeyLegend.subscribe(() => {
      // A person who has gone to another screen meanwhile stays there.
      if (window.location.pathname !== path || press()) stop()
    })
  }
}
