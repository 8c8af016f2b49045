/**
 * Remembers where an event stands. The returned call gives the focus to its cell, or to the event beside it, once the
 * event and what was open above it are gone, so that the keyboard does not begin at the top of the page.
 */
export function keepPlace(key: string): () => void {
  const selector = `[data-event="${CSS.escape(key)}"]`
  const event = document.querySelector<HTMLElement>(selector)
  const events = [...document.querySelectorAll<HTMLElement>('[data-event]')]
  const place = event ? events.indexOf(event) : -1
  const beside = events[place + 1] ?? events[place - 1]
  const goOn = event?.closest<HTMLElement>('[data-cell]') ?? beside
  let frames = frames_max
  return function look() {
    frames -= 1
    const isOpen = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
    const isWaiting = isOpen || document.querySelector(selector) !== null
    if (isWaiting && frames > 0) requestAnimationFrame(look)
    else if (document.activeElement === document.body) goOn?.focus({ preventScroll: true })
  }
}

/** Longer than a panel takes to fade out. */
const frames_max = 60
