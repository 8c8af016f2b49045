import type { ToastPlace } from './toast-place.ts'

const still_ms = 1000

type Given = Pick<ToastPlace, 'lanePx' | 'asidePx' | 'bottomPx'>

const none: Given = { lanePx: 0, asidePx: 0, bottomPx: 0 }
let shown = none
let isPressed = false
let stopWaiting: (() => void) | undefined

/**
 * Gives toasts the space they need, by variables of the style sheet. What is being pressed stays where it is until it
 * is let go of, and the way back waits until the person has not moved, typed or scrolled for a second.
 */
export function giveSpace(wanted: Given, onMoved: () => void = () => undefined): void {
  stopWaiting?.()
  stopWaiting = undefined
  const grown = joinSpaces(shown, wanted)
  if (!areEqual(grown, shown)) {
    if (isPressed) {
      stopWaiting = whenReleased(() => giveSpace(wanted, onMoved))
      return
    }
    show(grown)
    onMoved()
  } else if (!areEqual(wanted, shown)) {
    stopWaiting = whenStill(() => {
      show(wanted)
      onMoved()
    })
  }
}

export function takeSpaceBack(): void {
  giveSpace(none)
}

function show(given: Given): void {
  shown = given
  const { style } = document.documentElement
  // The browser would keep what is read in its place, below the lane.
  if (given.lanePx > 0) style.setProperty('overflow-anchor', 'none')
  else style.removeProperty('overflow-anchor')
  for (const [part, name] of names) style.setProperty(name, `${given[part]}px`)
}

const names = [
  ['lanePx', '--h-lane'],
  ['asidePx', '--w-toasts'],
  ['bottomPx', '--h-toasts'],
] as const

function areEqual(one: Given, other: Given): boolean {
  return names.every(([part]) => one[part] === other[part])
}

/** As much as both need. */
function joinSpaces(one: Given, other: Given): Given {
  return {
    lanePx: Math.max(one.lanePx, other.lanePx),
    asidePx: Math.max(one.asidePx, other.asidePx),
    bottomPx: Math.max(one.bottomPx, other.bottomPx),
  }
}

/** Follows whether something is being pressed. Returns what ends it. */
export function watchPresses(): () => void {
  addEventListener('pointerdown', press, true)
  for (const type of release_events) addEventListener(type, release, true)
  return () => {
    removeEventListener('pointerdown', press, true)
    for (const type of release_events) removeEventListener(type, release, true)
  }
}

function press(): void {
  isPressed = true
}

function release(): void {
  isPressed = false
}

const release_events = ['pointerup', 'pointercancel', 'dragend'] as const
const activity_events = ['pointermove', 'pointerdown', 'touchmove', 'keydown', 'wheel', 'scroll'] as const

function whenStill(run: () => void): () => void {
  let timer = setTimeout(run, still_ms)
  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(run, still_ms)
  }
  for (const type of activity_events) addEventListener(type, again, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    for (const type of activity_events) removeEventListener(type, again, { capture: true })
  }
}

/** The click that follows the release is still meant for what stands there. */
function whenReleased(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const released = () => {
    timer = setTimeout(run)
  }
  for (const type of release_events) addEventListener(type, released, { once: true })
  return () => {
    clearTimeout(timer)
    for (const type of release_events) removeEventListener(type, released)
  }
}
