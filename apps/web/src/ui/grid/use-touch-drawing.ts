import { type RefObject, useEffect } from 'react'
import { keepFromScrolling } from './drag.ts'

/** In this scroller a finger that has rested draws; until then it scrolls. */
export function useTouchDrawing(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current
    element?.addEventListener('touchmove', keepFromScrolling, { passive: false })
    return () => element?.removeEventListener('touchmove', keepFromScrolling)
  }, [scroller])
}
