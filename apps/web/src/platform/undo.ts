import type { LucideIcon } from 'lucide-react'
import { create } from 'zustand'
import { newKey } from './key.ts'

interface Offer {
  readonly id: string
  readonly text: string
  /** What kind of act it was; a bin where none is named. */
  readonly icon?: LucideIcon
  /** Puts back what the screen already shows as done. */
  readonly undo: () => void
  /**
   * Tells the server, and may promise to be done. `isClosing` while the page goes away, when only a
   * keepalive call gets through.
   */
  readonly commit: (isClosing: boolean) => unknown
}

/** The act that can still be undone, if any. One at a time: the next one settles the one before. */
export const useUndo = create<{ offer: Offer | null }>()(() => ({ offer: null }))

/** Shows the UndoBar. The act is only told to the server when its time is over, so undoing costs nothing. */
export function offerUndo(text: string, act: Omit<Offer, 'id' | 'text'>): void {
  void settle()
  useUndo.setState({ offer: { id: newKey(), text, ...act } })
}

export function takeBack(): void {
  const { offer } = useUndo.getState()
  useUndo.setState({ offer: null })
  offer?.undo()
}

/** Tells the server now what was offered to be undone, and waits for it. */
export async function settle(isClosing = false): Promise<void> {
  const { offer } = useUndo.getState()
  useUndo.setState({ offer: null })
  await offer?.commit(isClosing)
}

globalThis.addEventListener?.('pagehide', () => void settle(true))
