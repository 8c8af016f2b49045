import { create } from 'zustand'

const useStore = create<{ text: string }>()(() => ({ text: '' }))

/** Announces a sentence to screen readers once they have finished the current one. */
export function announce(sentence: string): void {
  // Screen readers ignore a repeated text; an invisible character makes it new.
  useStore.setState(({ text }) => ({ text: text === sentence ? `${sentence}\u00a0` : sentence }))
}

/** The only live region of the calendar. */
export function Announcements() {
  const text = useStore((state) => state.text)
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  )
}
