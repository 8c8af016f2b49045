import { useSyncExternalStore } from 'react'
import { memoryStorage } from '../../platform/session/memory-storage.ts'
import { useSession } from '../../platform/session/session.ts'
import { type Edits, hasEdits } from './detail/own-texts.ts'
import { readTimes, writeTimes } from './reply/reply-kept-times.ts'
import type { DraftedTime } from './reply/reply-text.ts'

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
  return useSyncExternalStore(subscribe, () => getDesk(mail_id))
}

export function getDesk(mail_id: string): Desk {
  return desks[mail_id] ?? empty
}

export function changeDesk(mail_id: string, part: Partial<Desk>): void {
  set({ ...desks, [mail_id]: { ...getDesk(mail_id), ...part } })
  if (part.times) keepTimes()
}

const shelf = availableShelf()
let desks: Readonly<Record<string, Desk>> = Object.fromEntries(
  Object.entries(readTimes(shelf)).map(([mail_id, times]) => [mail_id, { ...empty, times }]),
)
const lookers = new Set<() => void>()

function subscribe(look: () => void): () => void {
  lookers.add(look)
  return () => lookers.delete(look)
}

function set(next: typeof desks): void {
  desks = next
  for (const look of lookers) look()
}

function keepTimes(): void {
  const times = Object.entries(desks).map(([mail_id, desk]) => [mail_id, desk.times] as const)
  writeTimes(shelf, Object.fromEntries(times))
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
  set({})
  keepTimes()
})

// Closing the page would lose what is not saved, so the browser asks.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (Object.values(desks).some(({ edits }) => hasEdits(edits))) event.preventDefault()
})
