import { create } from 'zustand'

export type ListLayout = 'cards' | 'rows'

const key = 'meeting_list_layout'

const useStore = create<{ layout: ListLayout }>()(() => ({ layout: kept() }))

/** How this browser shows the list of meetings. */
export function useListLayout(): ListLayout {
  return useStore(({ layout }) => layout)
}

/** Remembered where the browser allows it, else for this visit. */
export function setListLayout(layout: ListLayout): void {
  useStore.setState({ layout })
  try {
    localStorage.setItem(key, layout)
  } catch {
    // A choice that cannot be kept still holds for this visit.
  }
}

function kept(): ListLayout {
  try {
    return globalThis.localStorage?.getItem(key) === 'rows' ? 'rows' : 'cards'
  } catch {
    return 'cards'
  }
}
