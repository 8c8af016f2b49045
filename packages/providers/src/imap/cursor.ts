import { z } from 'zod'
import { ProviderError } from '../kit/provider-error.ts'
import { parseStored } from '../kit/stored-json.ts'
import type { FolderState } from './folder.ts'

/** What was known of each folder when it was compared last; of one that was not compared yet, no number of mails. */
export type Cursor = ReadonlyMap<string, SeenFolder>

export interface SeenFolder extends Omit<FolderState, 'messages'> {
  /** Null until the mails here were compared with the server's. */
  readonly messages: number | null
}

/** A list: a folder may be called as what every object has. */
const Written = z.array(
  z.tuple([
    z.string(),
    z.string().regex(/^\d+$/),
    z.int(),
    z.string().regex(/^\d+$/).nullable(),
    z.int().nullable(),
  ]),
)

export function writeCursor(cursor: Cursor): string {
  return JSON.stringify(
    [...cursor].map(([path, { uidvalidity, uidnext, modseq, messages }]) => [
      path,
      uidvalidity,
      uidnext,
      modseq,
      messages,
    ]),
  )
}

/** Throws `outdated` for what is none. */
export function readCursor(text: string): Cursor {
  const written = parseStored(text, Written)
  if (!written) throw new ProviderError('outdated', 'The cursor is of another kind.')
  return new Map(
    written.map(([path, uidvalidity, uidnext, modseq, messages]) => [
      path,
      { uidvalidity, uidnext, modseq, messages },
    ]),
  )
}

/**
 * Whether the folder is unchanged: a removed mail changes the number of mails or, together with a new one, UIDNEXT; flags
 * change HIGHESTMODSEQ. Without that value changed flags cannot be detected.
 */
export function isUnchanged(
  seen: SeenFolder,
  { uidvalidity, uidnext, messages, modseq }: FolderState,
): boolean {
  return (
    seen.uidvalidity === uidvalidity &&
    seen.uidnext === uidnext &&
    seen.messages === messages &&
    seen.modseq !== null &&
    seen.modseq === modseq
  )
}
