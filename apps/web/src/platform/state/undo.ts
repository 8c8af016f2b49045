import type { LucideIcon } from 'lucide-react'
import { create } from 'zustand'
import { newKey } from '../key.ts'
import { showSuccess } from './toasts.ts'

interface Offer {
  readonly id: string
  readonly text: string
  /** What kind of act it was; a bin where none is named. */
  readonly icon?: LucideIcon
  /** Puts back what the screen already shows as done. */
  readonly undo: () => void
  /**
   * Tells the server, promises to be done and says so by `sayOver`. `isClosing` while the page goes away, when only a
   * keepalive call gets through.
   */
  readonly commit: (isClosing: boolean) => unknown
}

/** An act whose time to be undone is over. */
interface Ending extends Pick<Offer, 'id' | 'text' | 'icon'> {
  /** The server has done it. */
  readonly isDone: boolean
}

interface Undo {
  /** The act that can still be undone, if any. One at a time: the next one settles the one before. */
  readonly offer: Offer | null
  /** What is shown of the act before, as long as no other can be undone. */
  readonly ending: Ending | null
}

export const useUndo = create<Undo>()(() => ({ offer: null, ending: null }))

const done_ms = 3000

/** Shows the UndoBar. The act is only told to the server when its time is over, so undoing costs nothing. */
export function offerUndo(text: string, act: Omit<Offer, 'id' | 'text'>): void {
  void commitOffered()
  useUndo.setState({ offer: { id: newKey(), text, ...act }, ending: null })
}

export function undoOffered(): void {
  const { offer } = useUndo.getState()
  useUndo.setState({ offer: null })
  offer?.undo()
}

/** Tells the server now what was offered to be undone, and waits for it. */
export async function commitOffered(isClosing = false): Promise<void> {
  const { offer } = useUndo.getState()
  if (!offer) return
  const { id, text, icon } = offer
  useUndo.setState({ offer: null, ending: { id, text, icon, isDone: false } })
  await offer.commit(isClosing)
  if (!useUndo.getState().ending?.isDone) forgetEnding(id)
}

/** The server has done what could be undone before: the bar of the act says so for a moment, or a toast once the bar is another act's. */
export function showUndoSettled(text: string): void {
  const { ending } = useUndo.getState()
  if (!ending) return showSuccess(text)
  useUndo.setState({ ending: { ...ending, text, isDone: true } })
  setTimeout(() => forgetEnding(ending.id), done_ms)
}

function forgetEnding(id: string): void {
  if (useUndo.getState().ending?.id === id) useUndo.setState({ ending: null })
}

globalThis.addEventListener?.('pagehide', () => void commitOffered(true))
