import { useSyncExternalStore } from 'react'

/** Which occurrences of a series a change is about. */
export type SeriesScope = 'this' | 'this_and_following' | 'all'

export interface ScopeQuestion {
  readonly act: 'move' | 'change' | 'delete'
  readonly title: string
  readonly answer: (scope: SeriesScope | null) => void
}

/** Asks through the SeriesScopeDialog that stands on the screen; null when the person would rather not. */
export function askSeriesScope(act: ScopeQuestion['act'], title: string): Promise<SeriesScope | null> {
  question?.answer(null)
  return new Promise((resolve) => {
    set({
      act,
      title,
      answer: (scope) => {
        set(null)
        resolve(scope)
      },
    })
  })
}

/** For the dialog itself: what is asked, or null. */
export function useScopeQuestion(): ScopeQuestion | null {
  return useSyncExternalStore(subscribe, () => question)
}

let question: ScopeQuestion | null = null
const listeners = new Set<() => void>()

function set(next: ScopeQuestion | null): void {
  question = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
