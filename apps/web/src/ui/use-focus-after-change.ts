import { useCallback, useEffect, useRef } from 'react'

type Find = () => Element | null | undefined

/**
 * For a change that moves or removes what has the focus: told before it, the hook finds what gets the focus once the
 * change is drawn.
 */
export function useFocusAfterChange(): (find: Find) => void {
  const next = useRef<Find | null>(null)
  useEffect(() => {
    const found = next.current?.()
    next.current = null
    if (found instanceof HTMLElement) found.focus()
  })
  return useCallback((find) => {
    next.current = find
  }, [])
}
