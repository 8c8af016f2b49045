import type { KeyboardEvent } from 'react'

/** Where an arrow key, Home or End leads in a row of elements, which has no end; null for any other key. */
export function neighborIndex(event: KeyboardEvent<HTMLElement>, at: number, count: number): number | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  if (event.key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) return (at + 1) % count
  if (event.key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) return (at - 1 + count) % count
  return null
}
