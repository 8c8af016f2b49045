import type { SeriesScope } from '@meridian/contract'
import { useSyncExternalStore } from 'react'

export type { SeriesScope }

export const all_scopes: readonly SeriesScope[] = ['this', 'this_and_following', 'all']

export interface ScopeQuestion {
  readonly act: 'move' | 'change' | 'delete'
  readonly title: string
  /** What can be meant; at least one. */
  readonly scopes: readonly SeriesScope[]
  readonly answer: (scope: SeriesScope | null) => void
}

/** Asks through the SeriesScopeDialog that the shell mounts once; null when the person would rather not. */
export function askSeriesScope(
  act: ScopeQuestion['act'],
  title: string,
  scopes = all_scopes,
): Promise<SeriesScope | null> {
  question?.answer(null)
  return new Promise((resolve) => {
    set({
      act,
      title,
      scopes,
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
