import { type Preferences, setPreference, usePreferences } from './preferences.ts'

/** Keeps the page in the chosen theme, in the system's while none is chosen, and light on paper. public/theme.js did so for the first paint. */
export function followTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const paper = matchMedia('print')
  const apply = () => {
    const { theme } = usePreferences.getState()
    const isDark = !paper.matches && (theme === 'dark' || (theme === 'system' && system.matches))
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
    const canvas = getComputedStyle(document.documentElement).getPropertyValue('--c-canvas').trim()
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas)
  }
  system.addEventListener('change', apply)
  paper.addEventListener('change', apply)
  usePreferences.subscribe((now, before) => now.theme !== before.theme && apply())
  apply()
}

export function useTheme(): [Preferences['theme'], (theme: Preferences['theme']) => void] {
  return [usePreferences(({ theme }) => theme), (theme) => setPreference({ theme })]
}
