import { type RefObject, useEffect, useRef } from 'react'
import { isDragInProgress } from '../../ui/grid/drag.ts'
import { gestureOf, stepAfter } from './swipe.ts'

const turn_ms = 140
const settle_ms = 180

/**
 * Turns to the next or previous period when a finger swipes sideways over the element, which follows it.
 * Scrolling up and down stays the browser's (`cal-swipe` in calendar.css), and a finger that holds an event
 * drags it instead.
 */
export function useSwipe(root: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void): void {
  const latest = useRef(onSwipe)
  useEffect(() => {
    latest.current = onSwipe
  })
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const page = pageTurner(element, (by) => latest.current(by))
    let stop = () => {}
    function onPointerDown(press: PointerEvent) {
      stop()
      page.finish()
      if (press.pointerType === 'touch' && press.isPrimary && element)
        stop = followFinger(press, element, page)
    }
    element.addEventListener('pointerdown', onPointerDown)
    return () => {
      element.removeEventListener('pointerdown', onPointerDown)
      page.leave()
      stop()
    }
  }, [root])
}

/** Follows one finger until it is lifted, scrolls, drags or is joined by another. Returns what ends that early. */
function followFinger(
  press: PointerEvent,
  element: HTMLElement,
  page: ReturnType<typeof pageTurner>,
): () => void {
  let isSwiping = false

  function onMove(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return
    if (isDragInProgress()) return cancel()
    const dx = event.clientX - press.clientX
    if (!isSwiping) {
      const gesture = gestureOf(dx, event.clientY - press.clientY)
      if (gesture === 'scroll') return cancel()
      if (gesture === null) return
      isSwiping = true
      // From now on the finger presses nothing: what follows is told to this element instead of the button below it.
      element.setPointerCapture(press.pointerId)
    }
    page.follow(dx)
  }

  function onUp(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return
    stop()
    if (!isSwiping) return
    const by = stepAfter({
      dx: event.clientX - press.clientX,
      ms: event.timeStamp - press.timeStamp,
      width: element.clientWidth,
      isRightToLeft: getComputedStyle(element).direction === 'rtl',
    })
    if (by === null) page.putBack()
    else page.turn(by, event.clientX < press.clientX ? -1 : 1)
  }

  function cancel() {
    stop()
    page.putBack()
  }

  function stop() {
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', cancel)
  }

  addEventListener('pointermove', onMove)
  addEventListener('pointerup', onUp)
  addEventListener('pointercancel', cancel)
  return cancel
}

/** Moves the element with the finger, out to one side and in from the other; not at all where motion is unwelcome. */
function pageTurner(element: HTMLElement, onTurned: (by: 1 | -1) => void) {
  let finish: (() => void) | null = null
  let at = 0

  function slide(from: string, to: string, duration: number, after: () => void) {
    const slides = element.animate([{ translate: from }, { translate: to }], { duration, easing: 'ease-out' })
    finish = () => {
      finish = null
      slides.cancel()
      after()
    }
    slides.onfinish = () => finish?.()
  }

  function place(dx: number) {
    at = dx
    element.style.translate = dx === 0 ? '' : `${dx}px`
  }

  return {
    finish: () => finish?.(),
    leave: () => {
      finish = null
    },
    follow: (dx: number) => {
      if (!isMotionUnwelcome()) place(dx)
    },
    putBack: () => {
      const from = at
      place(0)
      if (from !== 0) slide(`${from}px`, '0px', settle_ms, () => {})
    },
    turn: (by: 1 | -1, side: 1 | -1) => {
      const from = at
      place(0)
      if (isMotionUnwelcome()) return onTurned(by)
      slide(`${from}px`, `${side * 100}%`, turn_ms, () => {
        onTurned(by)
        slide(`${side * -30}%`, '0px', settle_ms, () => {})
      })
    },
  }
}

function isMotionUnwelcome(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
