import type { RefObject } from 'react'

/** Scrolls the page as little as it takes to have a stretch of the list below its bar and above the phone's menu. */
export function revealStretch(area: RefObject<HTMLElement | null>, top: number, height: number): void {
  const list = area.current
  if (!list) return
  const { above, below } = covered(list)
  const from = list.getBoundingClientRect().top + top
  const over = from - above
  const under = from + height - (innerHeight - below)
  if (over < 0) scrollBy(0, over)
  else if (under > 0) scrollBy(0, under)
}

/** What bars cover at both ends of the window, in pixels. */
function covered(list: HTMLElement): { above: number; below: number } {
  const bar = list.closest('section')?.firstElementChild
  const menu = document.querySelector('nav.fixed')
  const stuckAt = bar ? Number.parseFloat(getComputedStyle(bar).top) : 0
  return {
    above: stuckAt + (bar?.getBoundingClientRect().height ?? 0),
    below: menu?.getBoundingClientRect().height ?? 0,
  }
}
