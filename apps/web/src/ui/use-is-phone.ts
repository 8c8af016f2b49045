import { useSyncExternalStore } from 'react'

/** Whether the phone layout applies, for parts that are built in another order there, not only styled. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(phone.subscribe, phone.matches)
}

/** Whether there is no room for the columns of a list beside the sidebar: below the breakpoint `lg`. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.matches)
}

/** Whether a phone shows text twice as large: below the breakpoint `xs`. */
export function useHasLargeText(): boolean {
  return useSyncExternalStore(large.subscribe, large.matches)
}

/** Whether a form has room beside its list: from the breakpoint `xl`. */
export function useIsWide(): boolean {
  return useSyncExternalStore(wide.subscribe, wide.matches)
}

/** Whether the sidebar leaves the screens enough room beside its words. */
export function useHasSidebarRoom(): boolean {
  return useSyncExternalStore(roomy.subscribe, roomy.matches)
}

// The breakpoints `xs`, `md`, `lg` and `xl` of theme.css.
const large = media('(width < 18rem)')
const phone = media('(width < 47.5625rem)')
const narrow = media('(width < 64rem)')
const wide = media('(width >= 80rem)')
// The hours take 2.5 rem, each column 3.2 rem.
const columns = [3, 4, 5, 6].map((count) => media(`(width >= ${2.5 + 3.2 * count}rem)`))
// 1180 px, with text of the usual size.
const roomy = media('(width >= 73.75rem)')

/**
 * How many columns of text, in which the beginning of a title can be read, a phone has room for beside the hours of a
 * calendar: 2 to 6. Undefined where the phone layout does not apply.
 */
export function usePhoneColumns(): number | undefined {
  return useSyncExternalStore(subscribeToColumns, phoneColumns)
}

function phoneColumns(): number | undefined {
  return phone.matches() ? 2 + columns.filter(({ matches }) => matches()).length : undefined
}

function subscribeToColumns(onChange: () => void): () => void {
  const ends = [phone, ...columns].map(({ subscribe }) => subscribe(onChange))
  return () => ends.forEach((end) => end())
}

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
