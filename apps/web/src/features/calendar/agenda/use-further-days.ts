import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Further } from './use-agenda.ts'

/**
 * The days stay where they are while earlier ones come above them. Pressing a button gives the focus to the nearest
 * event of those that came.
 */
export function useFurtherDays(root: RefObject<HTMLElement | null>, { earlier, later }: Further) {
  const kept = useRef<{ readonly element: HTMLElement; readonly top: number } | null>(null)
  const pressed = useRef<{
    readonly by: 1 | -1
    readonly button: Element | null
    readonly keys: ReadonlySet<string>
  } | null>(null)
  // After every commit, because the days may come in a later one than the end of loading.
  useLayoutEffect(() => {
    const by = kept.current ? kept.current.element.offsetTop - kept.current.top : 0
    if (!kept.current || by === 0) return
    scrollerOf(kept.current.element).scrollBy({ top: by, behavior: 'instant' })
    kept.current = null
  })

  useEffect(() => {
    if (!pressed.current) return
    const { by, button, keys } = pressed.current
    const nearest = nearestOf(eventsIn(root.current), keys, by)
    const hasLeft = document.activeElement !== button
    if (nearest || hasLeft) pressed.current = null
    if (!hasLeft) nearest?.focus()
  })

  function showEarlier() {
    const element = root.current?.querySelector('section')
    if (earlier.isLoading) return
    if (element) kept.current = { element, top: element.offsetTop }
    earlier.show?.()
  }

  return {
    showEarlier,
    press: (by: 1 | -1) => {
      const keys = eventsIn(root.current).map(({ dataset }) => dataset['event'] ?? '')
      pressed.current = { by, button: document.activeElement, keys: new Set(keys) }
      if (by === 1) later.show?.()
      else showEarlier()
    },
  }
}

/** The event before or after all known ones that is nearest to them. */
function nearestOf(
  events: readonly HTMLElement[],
  known: ReadonlySet<string>,
  by: 1 | -1,
): HTMLElement | undefined {
  const isKnown = ({ dataset }: HTMLElement) => known.has(dataset['event'] ?? '')
  if (by === 1) return events[events.findLastIndex(isKnown) + 1]
  const first = events.findIndex(isKnown)
  return (first < 0 ? events : events.slice(0, first)).at(-1)
}

function eventsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-event]') ?? [])]
}

/** The agenda's own scroller on a wide screen, that of the page on a phone. */
export function scrollerOf(element: Element): Element {
  const own = element.closest('.cal-swipe')
  const isOwn = own && getComputedStyle(own).overflowY === 'auto'
  return isOwn ? own : (document.scrollingElement ?? document.documentElement)
}
