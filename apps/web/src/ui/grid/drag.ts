/** What a pointer does between being pressed and let go. */
export interface Drag {
  readonly onMove: (x: number, y: number) => void
  /** Whether the Alt key was held as it was let go. */
  readonly onDrop: (isAlt: boolean) => void
  /** Escape, or the browser took the pointer away: nothing happens. */
  readonly onCancel: () => void
}

const threshold_px = 4
const long_press_ms = 400

/** How a held finger is kept from scrolling; the listener stands on the scroller before anything is touched. */
export function keepFromScrolling(event: TouchEvent): void {
  if (isDragging && event.cancelable) event.preventDefault()
}

/** Whether something is being dragged, so that nothing else follows the pointer. */
export function isDragInProgress(): boolean {
  return isDragging
}

/**
 * Follows the pointer from a press on. A mouse drags once it has moved a little, a finger once it has
 * rested; until then the press is a click, or the beginning of scrolling.
 *
 * @param begin called when it turns out to be a drag; null when there is nothing to drag.
 */
export function followPointer(press: PointerEvent, begin: () => Drag | null): void {
  if (press.button !== 0 || isDragging) return
  let drag: Drag | null = null
  const scrollers = autoScroller(press)
  const timer = press.pointerType === 'touch' ? setTimeout(start, long_press_ms) : undefined

  function start() {
    drag = begin()
    isDragging = drag !== null
    if (drag) drag.onMove(press.clientX, press.clientY)
    else end()
  }

  function onMove(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return
    const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > threshold_px
    if (!drag && far) {
      // A finger that moves before it has rested scrolls.
      if (timer !== undefined) return end()
      start()
    }
    if (!drag) return
    drag.onMove(event.clientX, event.clientY)
    scrollers.onMove(event, () => drag?.onMove(event.clientX, event.clientY))
  }

  function onUp(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return
    const dropped = drag
    end()
    if (!dropped) return
    swallowClick()
    dropped.onDrop(event.altKey)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !drag) return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }

  function cancel() {
    const dropped = drag
    end()
    if (!dropped) return
    swallowClick()
    dropped.onCancel()
  }

  function end() {
    clearTimeout(timer)
    scrollers.stop()
    isDragging = false
    drag = null
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', cancel)
    removeEventListener('keydown', onKeyDown, true)
    removeEventListener('contextmenu', preventIt)
  }

  addEventListener('pointermove', onMove)
  addEventListener('pointerup', onUp)
  addEventListener('pointercancel', cancel)
  addEventListener('keydown', onKeyDown, true)
  addEventListener('contextmenu', preventIt)
}

let isDragging = false

function preventIt(event: Event): void {
  if (isDragging) event.preventDefault()
}

/** The click that follows a drop is none. */
function swallowClick(): void {
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

function swallow(event: Event): void {
  event.stopPropagation()
}

const edge_px = 40
const speed_px = 12

/** Near the upper and lower edge of what scrolls, it scrolls. */
function autoScroller(press: PointerEvent) {
  const scroller = press.target instanceof Element ? press.target.closest('.cal-scroller') : null
  let frame = 0
  let by = 0
  function step(after: () => void) {
    if (!scroller || by === 0) return
    scroller.scrollTop += by
    after()
    frame = requestAnimationFrame(() => step(after))
  }
  return {
    onMove: ({ clientY }: PointerEvent, after: () => void) => {
      const edges = scroller?.getBoundingClientRect()
      by = !edges
        ? 0
        : clientY < edges.top + edge_px
          ? -speed_px
          : clientY > edges.bottom - edge_px
            ? speed_px
            : 0
      cancelAnimationFrame(frame)
      if (by !== 0) frame = requestAnimationFrame(() => step(after))
    },
    stop: () => {
      by = 0
      cancelAnimationFrame(frame)
    },
  }
}
