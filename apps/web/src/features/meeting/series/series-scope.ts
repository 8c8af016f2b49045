import type { SeriesScope } from '@meridian/contract'
import { create } from 'zustand'

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
  useStore.getState().question?.answer(null)
  return new Promise((resolve) => {
    setQuestion({
      act,
      title,
      scopes,
      answer: (scope) => {
        setQuestion(null)
        resolve(scope)
      },
    })
  })
}

/** For the dialog itself: what is asked, or null. */
export function useScopeQuestion(): ScopeQuestion | null {
  return useStore(({ question }) => question)
}

const useStore = create<{ question: ScopeQuestion | null }>()(() => ({ question: null }))

function setQuestion(question: ScopeQuestion | null): void {
  useStore.setState({ question })
}
