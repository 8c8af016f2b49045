import {
  type ReactNode,
  type Ref,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import type { CalendarItem } from './calendar-item.ts'

const ItemFacts = lazyPart(async () => ({ default: (await import('./item-facts.tsx')).ItemFacts }), {
  kind: 'unasked',
})

const delay_ms = 400
const grace_ms = 120
const width_px = 272

interface Shown {
  readonly item: CalendarItem
  readonly element: HTMLElement
}

export interface Place {
  readonly x: number
  readonly y: number
}

interface WithCardsProps {
  readonly ref: Ref<HTMLDivElement>
  readonly items: readonly CalendarItem[]
  readonly isDisabled: boolean
  /** The menu of an event is asked for, at this place of the window. */
  readonly onMenu: (item: CalendarItem, place: Place) => void
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A card with the details of the event under the pointer or the focus. It stays while the pointer is on
 * it and goes with Escape (WCAG 1.4.13).
 */
export function WithCards({ ref, items, isDisabled, onMenu, className, children }: WithCardsProps) {
  const id = useId()
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const found = shown && items.find(({ key }) => key === shown.item.key)
  const isShown = found && !isDisabled

  useEffect(() => {
    if (!shown || !isShown) return undefined
    shown.element.setAttribute('aria-describedby', id)
    const hide = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setShown(null)
    }
    addEventListener('keydown', hide)
    addEventListener('pointerdown', hide)
    addEventListener('scroll', hide, true)
    return () => {
      shown.element.removeAttribute('aria-describedby')
      removeEventListener('keydown', hide)
      removeEventListener('pointerdown', hide)
      removeEventListener('scroll', hide, true)
    }
  }, [shown, isShown, id])

  function later(next: Shown | null, ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(next), ms)
  }

  function pointed(target: EventTarget): Shown | null {
    const element = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-event]') : null
    const item = items.find(({ key }) => key === element?.dataset['event'])
    return item && element ? { item, element } : null
  }

  function openMenu(event: SyntheticEvent, place?: Place) {
    const found = pointed(event.target)
    if (!found) return
    event.preventDefault()
    event.stopPropagation()
    later(null, 0)
    onMenu(found.item, place ?? beginningOf(found.element))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It hears what the buttons inside are told, whichever it is.
    <div
      ref={ref}
      className={className}
      onContextMenu={(event) => {
        // A finger that stays on an event drags it.
        if (!isTouch(event.nativeEvent)) openMenu(event, { x: event.clientX, y: event.clientY })
      }}
      onKeyDown={(event) => {
        if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) openMenu(event)
      }}
      onPointerOver={(event) => {
        if (event.pointerType !== 'mouse' || event.buttons !== 0) return
        const next = pointed(event.target)
        if (next?.element !== shown?.element) later(next, next ? delay_ms : grace_ms)
      }}
      onPointerDown={() => clearTimeout(timer.current)}
      onPointerLeave={() => later(null, grace_ms)}
      onFocus={(event) => {
        const next = pointed(event.target)
        if (next?.element.matches(':focus-visible')) later(next, delay_ms)
      }}
      onBlur={() => later(null, 0)}
    >
      {children}
      {isShown && (
        <div
          id={id}
          role="tooltip"
          className="floating fixed z-30 p-3"
          style={placeBeside(shown.element)}
          onPointerEnter={() => clearTimeout(timer.current)}
        >
          <p className="own-direction mb-1.5 font-semibold">{found.title}</p>
          <Suspense>
            <ItemFacts item={found} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}

/** Where a menu that keys have asked for stands. */
function beginningOf(element: HTMLElement): Place {
  const { left, right, top, height } = element.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(element).direction === 'rtl'
  return { x: isRightToLeft ? right - 12 : left + 12, y: top + Math.min(height, 24) }
}

/** Beside the event where there is room, within the window. */
function placeBeside(element: HTMLElement) {
  const { left, right, top } = element.getBoundingClientRect()
  const hasRoom = right + 6 + width_px < innerWidth
  const start = hasRoom ? right + 6 : Math.max(8, left - 6 - width_px)
  return { left: start, top: Math.max(8, Math.min(top, innerHeight - 220)), width: width_px }
}
