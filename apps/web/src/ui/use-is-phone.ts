import { useSyncExternalStore } from 'react'

/** Whether the phone layout applies, for parts that are built in another order there, not only styled. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone.matches)
}

// The breakpoint `md` of theme.css.
const phone = matchMedia('(width < 47.5625rem)')

function subscribe(onChange: () => void): () => void {
  phone.addEventListener('change', onChange)
  return () => phone.removeEventListener('change', onChange)
}
