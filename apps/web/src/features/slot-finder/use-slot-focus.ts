import { type RefObject, useRef } from 'react'
import { pick_selector } from './pick-by-number.ts'
import type { SlotSearch } from './use-slot-search.ts'

/**
 * Begins the search, and takes the focus to the first time that was found, unless the person has gone elsewhere
 * meanwhile. Until then the focus is where it was, or at the place of the button that has begun the search.
 */
export function useSlotFocus(found: RefObject<HTMLElement | null>, search: SlotSearch) {
  const from = useRef<Element | null>(null)

  function begin(days: number) {
    if (found.current?.contains(document.activeElement)) found.current.focus()
    from.current = document.activeElement
    search.begin(days)
  }

  const isThere = search.found !== undefined && search.isFresh && !search.isFetching
  /** The answer is drawn. */
  function settle() {
    if (!isThere || from.current === null) return
    const isStill = document.activeElement === from.current
    from.current = null
    if (isStill) found.current?.querySelector<HTMLElement>(pick_selector)?.focus()
  }
  return { begin, settle }
}
