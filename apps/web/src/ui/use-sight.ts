import { type RefObject, useEffect, useState } from 'react'

/** A stretch of an element, in pixels from its top. */
export interface Sight {
  readonly from: number
  readonly to: number
}

/** Which stretch of an element that scrolls with the page is in sight, a step more at both ends; it moves step by step. */
export function useSight(area: RefObject<HTMLElement | null>, stepPx: number): Sight {
  const [sight, setSight] = useState<Sight>({ from: 0, to: innerHeight + stepPx })
  useEffect(() => {
    const look = () => {
      if (!area.current) return
      const above = -area.current.getBoundingClientRect().top
      const from = (Math.floor(above / stepPx) - 1) * stepPx
      const to = (Math.ceil((above + innerHeight) / stepPx) + 1) * stepPx
      setSight((sight) => (sight.from === from && sight.to === to ? sight : { from, to }))
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      watch.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [area, stepPx])
  return sight
}
