import type { Element } from 'domhandler'

/** How the text of an element is seen. */
export interface Seen {
  /** Neither its own text nor that of any element in it is seen. */
  readonly isGone: boolean
  /** Its own text is not seen. */
  readonly isHidden: boolean
  /** Its own text is not seen once the page has opened so many elements; null where there is no such end. */
  readonly endsAt: number | null
}

export const unseen: Seen = { isGone: true, isHidden: true, endsAt: null }

/** Hides the own text of elements. */
export function hideTextOf(seen: Map<Element, Seen>): (element: Element) => void {
  return (element) => seen.set(element, { isGone: false, isHidden: true, endsAt: null })
}
