import { create } from 'zustand'
import { memoryStorage } from '../../platform/memory-storage.ts'
import { useSession } from '../../platform/session.ts'
import { type Edits, hasEdits } from './mail-detail-words.ts'
import { readTimes, writeTimes } from './mail-reply-kept-times.ts'
import type { DraftedTime } from './mail-reply-text.ts'

/** What is being done with one mail here and is not at the server yet. */
export interface Desk {
  readonly edits: Edits
  /** The times of the draft that the reply was made from. */
  readonly times: readonly DraftedTime[]
  /** Nothing is saved meanwhile: what is being sent must not come back as a draft. */
  readonly isSending: boolean
  readonly isSaving: boolean
  /** Why the last saving failed, in a sentence. */
  readonly problem: string | null
  /** Epoch milliseconds of the last saving; null before the first. */
  readonly savedAt: number | null
}

const empty: Desk = {
  edits: {},
  times: [],
  isSending: false,
  isSaving: false,
  problem: null,
  savedAt: null,
}

/** The desk of this mail. Leaving the mail keeps it; signing out, or closing the page, ends it. */
export function useDesk(mail_id: string): Desk {
  return useStore(({ desks }) => desks[mail_id] ?? empty)
}

export function getDesk(mail_id: string): Desk {
  return useStore.getState().desks[mail_id] ?? empty
}

export function changeDesk(mail_id: string, part: Partial<Desk>): void {
  useStore.setState(({ desks }) => ({
    desks: { ...desks, [mail_id]: { ...(desks[mail_id] ?? empty), ...part } },
  }))
  if (part.times) keepTimes()
}

const shelf = availableShelf()

const useStore = create<{ desks: Readonly<Record<string, Desk>> }>()(() => ({
  desks: Object.fromEntries(
    Object.entries(readTimes(shelf)).map(([mail_id, times]) => [mail_id, { ...empty, times }]),
  ),
}))

function keepTimes(): void {
  const desks = Object.entries(useStore.getState().desks)
  writeTimes(shelf, Object.fromEntries(desks.map(([mail_id, { times }]) => [mail_id, times])))
}

function availableShelf(): Storage {
  try {
    return globalThis.sessionStorage ?? memoryStorage()
  } catch {
    return memoryStorage()
  }
}

// What one person typed is never shown to the next.
useSession.subscribe((now, before) => {
  if (now.user?.user_id === before.user?.user_id) return
  useStore.setState({ desks: {} })
  keepTimes()
})

// Closing the page would lose what is not saved, so the browser asks.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (Object.values(useStore.getState().desks).some(({ edits }) => hasEdits(edits))) event.preventDefault()
})
