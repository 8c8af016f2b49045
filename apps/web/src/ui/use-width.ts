import { type RefCallback, useCallback, useState } from 'react'

/** How wide the element is in CSS pixels, as it is now; null before it is there. Give it the `ref`. */
export function useWidth(): { ref: RefCallback<Element>; width: number | null } {
  const [width, setWidth] = useState<number | null>(null)
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setWidth(element.getBoundingClientRect().width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
