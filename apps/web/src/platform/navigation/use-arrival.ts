import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For a heading that takes the focus: a link to `place`, such as '#time-zone', scrolls there and focuses it. */
export function useArrival(place: string): RefObject<HTMLHeadingElement | null> {
  const { hash } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hash !== place) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [hash, place])
  return heading
}
