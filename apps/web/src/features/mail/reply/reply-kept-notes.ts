import { isRecord } from '../../../platform/is-record.ts'
import type { DraftNotes } from './draft-notes.ts'
import { type KeptFile, readById, writeById } from '../../../platform/session/kept-by-id.ts'

const key = 'unsaved_reply_notes'

/** The address of this file, in which the build puts another name for each version of what shows the notes. */
const version = import.meta.url

/** What was said of drafts in this window, by mail, so that it is said again when the page was loaded anew. */
export function readNotes(storage: KeptFile): Readonly<Record<string, DraftNotes>> {
  return readById(storage, key, notesIn)
}

export function writeNotes(
  storage: KeptFile,
  all: Readonly<Record<string, { readonly notes: DraftNotes }>>,
): void {
  const some = Object.entries(all).flatMap(([mail_id, { notes }]) =>
    notes.text === '' ? [] : [[mail_id, { version, notes }] as const],
  )
  writeById(storage, key, Object.fromEntries(some))
}

function notesIn(stored: unknown): DraftNotes | undefined {
  if (!isRecord(stored) || stored['version'] !== version) return undefined
  // Written by this version of the page, so the shape is known here.
  return stored['notes'] as DraftNotes
}
