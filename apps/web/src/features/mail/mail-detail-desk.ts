import type { MailDraft } from '@meridian/contract'
import { create } from 'zustand'
import { useSession } from '../../platform/session.ts'
import { type Edits, hasEdits } from './mail-detail-words.ts'

/** What is being done with one mail here and is not at the server yet. */
export interface Desk {
  readonly edits: Edits
  /** The draft that the reply was made from, which knows the times it offers. */
  readonly draft: MailDraft | null
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
  draft: null,
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
}

const useStore = create<{ desks: Readonly<Record<string, Desk>> }>()(() => ({ desks: {} }))

// What one person typed is never shown to the next.
useSession.subscribe((now, before) => {
  if (now.user?.user_id !== before.user?.user_id) useStore.setState({ desks: {} })
})

// Closing the page would lose what is not saved, so the browser asks.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (Object.values(useStore.getState().desks).some(({ edits }) => hasEdits(edits))) event.preventDefault()
})
