import { type RefObject, useEffect, useRef } from 'react'

/** What of a grid can have the focus: its cells, and the events, stacks and held times in them. */
export const stops = '[data-cell], [data-event], [data-stack], [data-held]'

/**
 * One stop of the Tab key for a whole grid: the cell or event that had the focus last, at first `initial`.
 * Done on the elements themselves, so that walking through thousands of events draws nothing anew.
 */
export function useRovingFocus(
  root: RefObject<HTMLElement | null>,
  initial: () => HTMLElement | null | undefined,
) {
  const wanted = useRef<string | null>(null)

  useEffect(() => {
    const grid = root.current
    if (!grid) return
    if (wanted.current !== null) {
      const element = grid.querySelector<HTMLElement>(`[data-event="${CSS.escape(wanted.current)}"]`)
      if (element && document.activeElement !== element) element.focus()
    }
    if (!grid.querySelector(`:is(${stops})[tabindex="0"]`))
      (initial() ?? grid.querySelector<HTMLElement>(stops))?.setAttribute('tabindex', '0')
  })

  return {
    /** The focus follows the event wherever it is drawn next; null lets go. */
    follow: (key: string | null) => {
      wanted.current = key
    },
    onFocus: (target: EventTarget) => {
      const stop = target instanceof HTMLElement && target.matches(stops) ? target : null
      if (!stop) return
      if (wanted.current !== null && stop.dataset['event'] !== wanted.current) wanted.current = null
      for (const other of root.current?.querySelectorAll(`:is(${stops})[tabindex="0"]`) ?? [])
        other.setAttribute('tabindex', '-1')
      stop.setAttribute('tabindex', '0')
    },
  }
}
