import { useEffect, useEffectEvent } from 'react'

/** Newer than the type library: https://html.spec.whatwg.org/multipage/interaction.html#the-closewatcher-interface */
interface CloseWatcher extends EventTarget {
  readonly destroy: () => void
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * Lets the back button or gesture of a phone close what is open, where the browser tells of it. Without it, going back
 * leaves the screen behind the overlay.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // With a keyboard the watcher would be Escape, which the overlays handle themselves.
    const isTouched = window.matchMedia('(pointer: coarse)').matches
    const Watcher = window.CloseWatcher
    if (!isOpen || !isTouched || !Watcher) return undefined
    let watcher = watch(Watcher)
    // A watcher tells once; where the overlay stays open, to ask a question first, another one is needed.
    function watch(Each: typeof Watcher & object): CloseWatcher {
      const made = new Each()
      made.addEventListener('close', () => {
        watcher = watch(Each)
        close()
      })
      return made
    }
    return () => watcher.destroy()
  }, [isOpen])
}
