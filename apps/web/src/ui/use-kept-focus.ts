import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the part of a card whose buttons come and go with `state`: where the focused one has gone, the part itself gets
 * the focus, so that the keyboard goes on from there and not from the top of the page.
 */
export function useKeptFocus(state: unknown): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  const shown = useRef(state)
  useEffect(() => {
    const isFirst = shown.current === undefined
    if (shown.current === state) return
    shown.current = state
    if (!isFirst && document.activeElement === document.body) part.current?.focus()
  }, [state])
  return part
}
