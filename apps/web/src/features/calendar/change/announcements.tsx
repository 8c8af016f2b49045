import { useSyncExternalStore } from 'react'

/** Says it to readers of the page by ear, once what they hear now is over. */
export function announce(text: string): void {
  // The same sentence twice is heard twice: an invisible difference makes it news.
  said = said === text ? `${text}\u00a0` : text
  for (const listener of listeners) listener()
}

/** The one live region of the calendar. */
export function Announcements() {
  const text = useSyncExternalStore(subscribe, () => said)
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  )
}

let said = ''
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
