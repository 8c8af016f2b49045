import { useSyncExternalStore } from 'react'

/** Whether the phone layout applies, for parts that are built in another order there, not only styled. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(phone.subscribe, phone.matches)
}

/** Whether there is no room for the columns of a list beside the sidebar: below the breakpoint `lg`. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.matches)
}

// The breakpoints `md` and `lg` of theme.css.
const phone = media('(width < 47.5625rem)')
const narrow = media('(width < 64rem)')

function media(query: string) {
  const list = matchMedia(query)
  return {
    matches: () => list.matches,
    subscribe: (onChange: () => void) => {
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
  }
}
