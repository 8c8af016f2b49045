import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'

type Find<Part> = (part: Part) => Element | null | undefined

/**
 * Keeps the focus in a part of a screen whose buttons come and go, so that the keyboard goes on from there and not from
 * the top of the page. Where the focused element has gone, the part itself gets the focus. A change that was named
 * before it was made gives the focus to what `find` finds once the change is drawn. A part that did not have the focus
 * takes none.
 */
export function useKeptFocus<Part extends HTMLElement = HTMLDivElement>(): [
  part: RefObject<Part | null>,
  focusAfterChange: (find: Find<Part>) => void,
] {
  const part = useRef<Part>(null)
  const focused = useRef<Element>(null)
  const next = useRef<Find<Part> | null>(null)
  useEffect(() => followFocus(part, focused), [])
  useEffect(() => {
    const find = next.current
    next.current = null
    const found = part.current && find?.(part.current)
    if (found instanceof HTMLElement) found.focus()
    else if (isLost(focused.current)) {
      focused.current = null
      part.current?.focus()
    }
    // The events of a window that is not in front say nothing of a focus that moves.
    noteFocus(part.current, focused, document.activeElement)
  })
  const focusAfterChange = useCallback((find: Find<Part>) => {
    next.current = find
  }, [])
  return [part, focusAfterChange]
}

/** Notes which element of the part has the focus, or had it until a change of the page took it; null otherwise. */
function followFocus(part: RefObject<HTMLElement | null>, focused: RefObject<Element | null>): () => void {
  const listening = new AbortController()
  const enter = ({ target }: FocusEvent) => noteFocus(part.current, focused, target)
  // A removed element may lose the focus before it leaves the page.
  const leave = ({ target, relatedTarget }: FocusEvent) =>
    queueMicrotask(() => {
      const isLast = relatedTarget === null && focused.current === target
      if (isLast && wasLeft(focused.current)) focused.current = null
    })
  document.addEventListener('focusin', enter, listening)
  document.addEventListener('focusout', leave, listening)
  return () => listening.abort()
}

/** An overlay that was opened from the part gives the focus back, and the body has it where a focused button goes. */
function noteFocus(part: HTMLElement | null, focused: RefObject<Element | null>, target: unknown): void {
  if (part === null || !(target instanceof Element) || target === document.body) return
  const overlay = target.closest(overlay_selector)
  if (overlay !== null && !overlay.contains(part)) return
  focused.current = part.contains(target) ? target : null
}

const overlay_selector = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Whether the user took the focus from the element, which is there and could have kept it, within the window. */
function wasLeft(element: Element | null): boolean {
  return element !== null && element.isConnected && !element.matches(':disabled') && document.hasFocus()
}

function isLost(element: Element | null): boolean {
  return element !== null && !element.isConnected && document.activeElement === document.body
}

/**
 * For a dialog: where the button that opened the dialog is gone when it closes, as after Disconnect, the focus goes to
 * what is left in the same card or row.
 */
export function useFocusAroundOpener(isOpen: boolean): void {
  useLayoutEffect(() => {
    const opener = document.activeElement
    if (!isOpen || !(opener instanceof HTMLElement)) return undefined
    const around = ancestorsOf(opener).filter((ancestor) => ancestor.matches(around_selector))
    return () => followOpener(opener, around)
  }, [isOpen])
}

/** The opener may go before the dialog has faded, or once its answer is drawn; until then it has the focus back. */
function followOpener(opener: HTMLElement, around: readonly HTMLElement[]): void {
  const given_up_at = performance.now() + longest_change_ms
  const look = () => {
    const isClosing = document.querySelector(open_question) !== null
    if (!isClosing && isLost(opener)) return focusIn(around)
    const { activeElement } = document
    const mayBeLost = isClosing || activeElement === document.body || activeElement === opener
    if (mayBeLost && performance.now() < given_up_at) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function focusIn(around: readonly HTMLElement[]): void {
  for (const nearest of around.filter(({ isConnected }) => isConnected)) {
    const first = nearest.querySelector<HTMLElement>('a[href], button:not([disabled]), summary')
    const target = first ?? (nearest.tabIndex >= 0 ? nearest : null)
    if (target) return target.focus({ preventScroll: true })
  }
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const above = element.parentElement
  return above === null ? [] : [above, ...ancestorsOf(above)]
}

const around_selector = 'section, article, li, [role="region"]'
// A toast is an alertdialog too.
const open_question = '[role="alertdialog"]:not([data-react-aria-top-layer] *)'
/** Longer than a dialog takes to fade out, and what it has changed to be fetched and drawn. */
const longest_change_ms = 5000
