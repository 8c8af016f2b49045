import { useEffect, useEffectEvent } from 'react'

const check_interval_ms = 5000

/** Closes the toast of a failure that the page tells as well, when it has been there for five seconds and is not in use. */
export function useCloseWhenOnPage(text: string | null, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (text === null) return undefined
    const timer = setInterval(() => {
      if (!isInUse() && isShownByPage(text)) close()
    }, check_interval_ms)
    return () => clearInterval(timer)
  }, [text])
}

const toasts = '[data-react-aria-top-layer]'

function isInUse(): boolean {
  return document.querySelector(`${toasts}:is(:hover, :focus-within)`) !== null
}

function isShownByPage(text: string): boolean {
  return [...document.body.children].some((part) => !part.matches(toasts) && part.textContent.includes(text))
}
