import { useLayoutEffect } from 'react'

/**
 * Where the button that opened the dialog is gone when it closes, as after Disconnect, the focus goes to what is left in
 * the same card or row, so that the keyboard does not begin at the top of the page.
 */
export function useFocusAround(isOpen: boolean): void {
  useLayoutEffect(() => {
    const opener = document.activeElement
    if (!isOpen || !(opener instanceof HTMLElement)) return undefined
    const around = ancestorsOf(opener).filter((one) => one.matches(kept))
    let frames = frames_max
    const look = () => {
      frames -= 1
      const isClosing = document.querySelector('[role="alertdialog"][data-rac]') !== null
      if (isClosing && frames > 0) requestAnimationFrame(look)
      else if (document.activeElement === document.body && !opener.isConnected) focusIn(around)
    }
    return () => {
      requestAnimationFrame(look)
    }
  }, [isOpen])
}

function focusIn(around: readonly HTMLElement[]): void {
  const part = around.find(({ isConnected }) => isConnected)
  part?.querySelector<HTMLElement>('a[href], button:not([disabled])')?.focus({ preventScroll: true })
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const above = element.parentElement
  return above === null ? [] : [above, ...ancestorsOf(above)]
}

const kept = 'section, article, li, [role="region"]'
/** Longer than a dialog takes to fade out. */
const frames_max = 60
