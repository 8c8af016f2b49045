import { create } from 'zustand'

/**
 * Ids of things that are already deleted for the eye: until the time to undo is over and the server has
 * answered, whatever shows them leaves them out, whatever it fetches meanwhile.
 */
export function useHidden(): ReadonlySet<string> {
  return useStore(({ ids }) => ids)
}

export function hide(id: string): void {
  useStore.setState(({ ids }) => ({ ids: new Set([...ids, id]) }))
}

export function unhide(id: string): void {
  useStore.setState(({ ids }) => ({ ids: new Set([...ids].filter((hidden) => hidden !== id)) }))
}

const useStore = create<{ ids: ReadonlySet<string> }>()(() => ({ ids: new Set() }))
