import { useEffect, useRef, useState } from 'react'
import type { CalendarItem } from './calendar-item.ts'

/** Which event is looked into, and the element it is. */
export function useItemPopover() {
  const anchor = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState<CalendarItem | null>(null)
  const key = shown?.key
  useEffect(() => (isOpen || key === undefined ? undefined : giveFocusBack(key)), [isOpen, key])
  return {
    anchor,
    isOpen,
    shown,
    open: (item: CalendarItem, element: HTMLElement) => {
      anchor.current = element
      setShown(item)
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}

/** To the event as it is drawn now, once the panel has faded out; nowhere when the focus went on by itself. */
function giveFocusBack(key: string): () => void {
  let frames = 40
  let frame = requestAnimationFrame(look)
  function look() {
    frames -= 1
    if (document.activeElement?.closest('[role="dialog"]')) {
      if (frames > 0) frame = requestAnimationFrame(look)
    } else if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`[data-event="${CSS.escape(key)}"]`)?.focus()
    }
  }
  return () => cancelAnimationFrame(frame)
}
