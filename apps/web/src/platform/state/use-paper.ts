import { useSyncExternalStore } from 'react'

/** Whether the page is printed now. Components that depend on it are rendered before the browser lays out the paper. */
export function usePaper(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(paper).matches)
}

const paper = 'print'

function subscribe(listen: () => void): () => void {
  const media = matchMedia(paper)
  media.addEventListener('change', listen)
  return () => media.removeEventListener('change', listen)
}
