import { type RefCallback, useCallback, useState } from 'react'

/** Whether the element has been in view, or nearly, since it is there. Give it the `ref`. */
export function useInView(): { ref: RefCallback<Element>; isSeen: boolean } {
  const [isSeen, setSeen] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setSeen(true)
        observer.disconnect()
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isSeen }
}
