import type { IconNode } from 'lucide'
import { create } from 'zustand'
import { newKey } from '../key.ts'
import { isOffline } from '../offline/is-offline.ts'
import { showSuccess } from './toasts.ts'

interface Offer {
  readonly id: string
  readonly offered_at: number
  readonly text: string
  /** The title of what it was done to; without one, as for several things at once, the text says enough. */
  readonly about?: string | undefined
  /** What kind of act it was; a bin where none is named. */
  readonly icon?: IconNode
  /** Puts back what the screen already shows as done. */
  readonly undo: () => void
  /**
   * Tells the server, promises to be done and says so by `sayOver`. `isClosing` while the page goes away, when only a
   * keepalive call gets through. Where the act can be taken back afterwards, the promise is for the function that
   * does so.
   */
  readonly commit: (isClosing: boolean) => unknown
}

type Act = Omit<Offer, 'id' | 'offered_at' | 'text'>

/** An act whose time to be undone is over. */
interface Ending extends Pick<Offer, 'id' | 'text' | 'icon'> {
  /** The server has done it. */
  readonly isDone: boolean
}

/** An act that the server has done, and that can still be taken back. */
export interface DoneAct extends Pick<Offer, 'id' | 'text' | 'about' | 'icon'> {
  readonly takeBack: () => void
}

interface Undo {
  /** The act that can still be undone, if any. One at a time: the next one settles the one before. */
  readonly offer: Offer | null
  /** What is shown of the act before, as long as no other can be undone. */
  readonly ending: Ending | null
  /** The acts of the visit that can still be taken back, newest first. */
  readonly done: readonly DoneAct[]
}

export const useUndo = create<Undo>()(() => ({ offer: null, ending: null, done: [] }))

const done_ms = 3000
const done_max = 10

/** Shows the UndoBar. The act is only told to the server when its time is over, so undoing costs nothing. */
export function offerUndo(text: string, act: Act): void {
  void offer(text, act)
}

/** Returns the id under which the act is offered, and kept in the history later. */
function offer(text: string, act: Act): string {
  void commitOffered()
  const id = newKey()
  useUndo.setState({ offer: { id, offered_at: performance.now(), text, ...act }, ending: null })
  if (isOffline()) queueMicrotask(() => void commitOffered())
  return id
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
  const { id, text, about, icon } = offer
  useUndo.setState({ offer: null, ending: { id, text, icon, isDone: false } })
  const takeBack = await offer.commit(isClosing)
  if (isFunction(takeBack)) remember({ id, text, about, icon, takeBack })
  if (!useUndo.getState().ending?.isDone) forgetEnding(id)
}

/** Keeps an act that the server has done in the history of the visit; returns what takes it back, once. */
export function rememberAct(act: Omit<DoneAct, 'id'>): () => void {
  return remember({ ...act, id: newKey() })
}

function remember({ id, ...act }: DoneAct): () => void {
  const takeBack = () => {
    if (!useUndo.getState().done.some((one) => one.id === id)) return
    forgetActs((one) => one.id === id)
    act.takeBack()
  }
  useUndo.setState(({ done }) => ({ done: [{ ...act, id, takeBack }, ...done].slice(0, done_max) }))
  return takeBack
}

/**
 * Offers to undo what the server has done already, or has just been told. Returns what withdraws the offer, for an act
 * that the server refuses after all.
 */
export function offerTakeBack(
  text: string,
  { takeBack, ...act }: Pick<Offer, 'icon' | 'about'> & Pick<DoneAct, 'takeBack'>,
): () => void {
  const id = offer(text, { ...act, undo: takeBack, commit: () => takeBack })
  return () => {
    if (useUndo.getState().offer?.id === id) useUndo.setState({ offer: null })
    forgetActs((one) => one.id === id)
  }
}

/** Drops acts from the history, all of them by default. */
export function forgetActs(isForgotten: (act: DoneAct) => boolean = () => true): void {
  useUndo.setState(({ done }) => ({ done: done.filter((act) => !isForgotten(act)) }))
}

function isFunction(value: unknown): value is () => void {
  return typeof value === 'function'
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
// What waits for the connection is kept, and can be taken back there; a page that is closed would lose it.
globalThis.addEventListener?.('offline', () => void commitOffered())
