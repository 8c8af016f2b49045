/** How far a finger moves before it is known whether it scrolls or swipes. */
const slop_px = 10
/** A swipe that went so far, or was so fast, turns the page. */
const turn_share = 0.25
const turn_px_per_ms = 0.4

/** What a finger does that has moved so far; null while that is open. More up or down than sideways scrolls. */
export function gestureOf(dx: number, dy: number): 'swipe' | 'scroll' | null {
  if (Math.hypot(dx, dy) < slop_px) return null
  return Math.abs(dx) > Math.abs(dy) * 1.2 ? 'swipe' : 'scroll'
}

interface Swipe {
  /** To the right. */
  readonly dx: number
  readonly ms: number
  /** Of what is swiped. */
  readonly width: number
  readonly isRightToLeft: boolean
}

/** Which period a finished swipe leads to: the next one lies where text goes on. Null when it was too short and slow. */
export function stepAfter({ dx, ms, width, isRightToLeft }: Swipe): 1 | -1 | null {
  const isFar = Math.abs(dx) >= width * turn_share
  const isFast = Math.abs(dx) >= slop_px * 2 && Math.abs(dx) / Math.max(1, ms) >= turn_px_per_ms
  if (!isFar && !isFast) return null
  return dx < 0 === isRightToLeft ? -1 : 1
}
