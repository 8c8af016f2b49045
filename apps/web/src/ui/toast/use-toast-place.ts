import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { findRoom, placeToast } from './toast-place.ts'
import { giveSpace, takeSpaceBack, watchPresses } from './toast-space.ts'

/** Keeps the toasts where they cover nothing, as long as there are any. The front one has `data-front`. */
export function useToastPlace(region: RefObject<HTMLDivElement | null>, hasToasts: boolean): void {
  useEffect(watchPresses, [])
  useLayoutEffect(() => {
    const toasts = region.current
    if (!hasToasts || !toasts) return undefined

    function place() {
      const front = toasts?.querySelector<HTMLElement>('[data-front]')
      if (!toasts || !front) return
      const isRightToLeft = getComputedStyle(toasts).direction === 'rtl'
      const wanted = placeToast(front.offsetHeight, findRoom(isRightToLeft), isRightToLeft)
      const { inBar } = wanted
      Object.assign(
        toasts.style,
        inBar
          ? {
              top: `${inBar.top}px`,
              left: `${inBar.left}px`,
              right: 'auto',
              width: `${inBar.width}px`,
            }
          : { top: '', left: '', right: '', width: '' },
      )
      giveSpace(wanted, place)
    }

    place()
    const sizes = new ResizeObserver(place)
    const rooms = [...document.querySelectorAll('[data-toast-room]')]
    // What comes above the bar, such as a reminder, moves the bar without changing its size.
    const around = rooms.at(-1)?.parentElement?.parentElement
    for (const element of [toasts, ...rooms, ...(around ? [around] : [])]) sizes.observe(element)
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
      takeSpaceBack()
    }
  }, [region, hasToasts])
}
