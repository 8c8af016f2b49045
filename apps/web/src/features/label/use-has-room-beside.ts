import { useSyncExternalStore } from 'react'

/** Whether the form of a label has room beside the list, or opens over it. */
export function useHasRoomBeside(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches)
}

const wide = matchMedia('(width >= 80rem)')

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
