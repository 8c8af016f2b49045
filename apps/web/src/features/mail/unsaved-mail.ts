import { create } from 'zustand'
import { availableStorage } from '../../platform/session/memory-storage.ts'
import { keepForUser } from '../../platform/session/unsaved-input.ts'
import { type Edits, hasEdits, withoutEdit } from './detail/own-texts.ts'
import { type DraftNotes, no_notes } from './reply/draft-notes.ts'
import {
  copy_names,
  no_copies,
  readCopies,
  type ReplyCopies,
  writeCopies,
} from './reply/reply-kept-copies.ts'
import { readNotes, writeNotes } from './reply/reply-kept-notes.ts'
import { readTimes, writeTimes } from './reply/reply-kept-times.ts'
import type { DraftedTime } from './reply/reply-text.ts'

/** The unsaved state of one mail's screen. */
export interface UnsavedMail extends ReplyCopies {
  readonly edits: Edits
  /** The times that the drafted reply offers. */
  readonly times: readonly DraftedTime[]
  /** What is said of the drafted reply. */
  readonly notes: DraftNotes
  /** Whether a file of the reply is being uploaded. */
  readonly isUploading: boolean
  /** Whether the reply gets the person's signature. */
  readonly has_signature: boolean
  /** Whether a meeting that the mail asks to move goes to the time that is chosen, or is left to the sender who organizes it. */
  readonly moves_meeting: boolean
  /** Nothing is saved while sending: the sent text must not come back as a draft. */
  readonly isSending: boolean
  readonly isSaving: boolean
  /** Why the last save failed, in a sentence. */
  readonly problem: string | null
  /** Epoch milliseconds of the last save; null before the first. */
  readonly savedAt: number | null
}

const empty: UnsavedMail = {
  ...no_copies,
  edits: {},
  times: [],
  notes: no_notes,
  isUploading: false,
  has_signature: true,
  moves_meeting: true,
  isSending: false,
  isSaving: false,
  problem: null,
  savedAt: null,
}

const storage = availableStorage('sessionStorage')

const useDrafts = create<{ drafts: Readonly<Record<string, UnsavedMail>> }>()(() => ({
  drafts: readDrafts(),
}))

/** What this window has stored of them. */
function readDrafts(): Readonly<Record<string, UnsavedMail>> {
  const [times, notes, copies] = [readTimes(storage), readNotes(storage), readCopies(storage)]
  const mail_ids = Object.keys({ ...times, ...notes, ...copies })
  return Object.fromEntries(
    mail_ids.map((mail_id) => [
      mail_id,
      { ...empty, ...copies[mail_id], times: times[mail_id] ?? [], notes: notes[mail_id] ?? no_notes },
    ]),
  )
}

/** The draft of this mail. It outlives the screen, and ends when the user signs out or closes the page. */
export function useUnsavedMail(mail_id: string): UnsavedMail {
  return useDrafts(({ drafts }) => drafts[mail_id] ?? empty)
}

export function getUnsavedMail(mail_id: string): UnsavedMail {
  return useDrafts.getState().drafts[mail_id] ?? empty
}

export function updateUnsavedMail(mail_id: string, part: Partial<UnsavedMail>): void {
  const draft = { ...getUnsavedMail(mail_id), ...part }
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [mail_id]: draft } }))
  if (part.times) storeTimes()
  if (part.notes) writeNotes(storage, useDrafts.getState().drafts)
  if (copy_names.some((name) => name in part)) writeCopies(storage, useDrafts.getState().drafts)
}

function storeTimes(): void {
  const { drafts } = useDrafts.getState()
  const times = Object.entries(drafts).map(([mail_id, draft]) => [mail_id, draft.times] as const)
  writeTimes(storage, Object.fromEntries(times))
}

// The next user of this browser never sees the drafts of the previous one.
keepForUser(useDrafts, {
  empty: { drafts: {} },
  unsaved: {
    unsaved_replies: ({ drafts }) =>
      Object.values(drafts).some(({ edits }) => edits.mail_reply !== undefined),
    unsaved_mail_texts: ({ drafts }) =>
      Object.values(drafts).some(({ edits }) => hasEdits(withoutEdit(edits, 'mail_reply'))),
  },
  settle: ({ drafts }) => ({ drafts: Object.fromEntries(Object.entries(drafts).map(settled)) }),
  onReplaced: ({ drafts }) => {
    storeTimes()
    writeNotes(storage, drafts)
    writeCopies(storage, drafts)
  },
})

/** The calls that were under way failed with the session. */
function settled([mail_id, draft]: [string, UnsavedMail]): [string, UnsavedMail] {
  return [mail_id, { ...draft, isUploading: false, isSending: false, isSaving: false }]
}

// Closing the page discards unsaved text, so the browser asks for confirmation.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (Object.values(useDrafts.getState().drafts).some(({ edits }) => hasEdits(edits))) event.preventDefault()
})
