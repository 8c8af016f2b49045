import { type Mail, updateMail } from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { isRecord } from '../../../platform/is-record.ts'
import { cacheMail, getCachedMail } from '../detail-cache.ts'
import { getUnsavedMail, updateUnsavedMail } from '../unsaved-mail.ts'
import { conflictingTexts, editsAfter, hasEdits, updateBody } from './own-texts.ts'

const savings = new Map<string, Promise<void>>()

/**
 * Saves what was typed for a mail, one saving after the other. Where the same words were changed elsewhere nothing is
 * saved: `contestedWords` then names them. What fails stands on the draft, and what was typed stays there.
 */
export function saveTexts(queries: QueryClient, mail_id: string, isClosing = false): Promise<void> {
  const saving = whenTextsSaved(mail_id).then(() => save(queries, mail_id, isClosing))
  savings.set(mail_id, saving)
  return saving
}

/** Waits for the saving that is under way. */
export async function whenTextsSaved(mail_id: string): Promise<void> {
  await savings.get(mail_id)
}

async function save(queries: QueryClient, mail_id: string, isClosing: boolean): Promise<void> {
  const mail = getCachedMail(queries, mail_id)
  if (!mail || getUnsavedMail(mail_id).isSending || !hasEdits(getUnsavedMail(mail_id).edits)) return
  updateUnsavedMail(mail_id, { isSaving: true })
  try {
    await put(queries, mail, isClosing)
  } catch (error) {
    updateUnsavedMail(mail_id, { problem: error instanceof Error ? error.message : updateMail.says.failed })
  } finally {
    updateUnsavedMail(mail_id, { isSaving: false })
  }
}

/** So often others may change the mail in other words while it is being saved. */
const tries_max = 4

/** Browsers finish calls of 64 KB in all after the page is left; a character has at most three bytes. */
const most_kept_alive = 16_000

/** The page may be left while this is on its way, and there is no other saving then. */
async function put(queries: QueryClient, read: Mail, isClosing: boolean): Promise<void> {
  const { mail_id } = read
  let mail = read
  for (let tries = 0; tries < tries_max; tries += 1) {
    const { edits } = getUnsavedMail(mail_id)
    if (conflictingTexts(mail, edits).length > 0) return
    const body = { ...updateBody(edits), updated_at: mail.updated_at }
    try {
      const keepalive = isClosing || JSON.stringify(body).length <= most_kept_alive
      const saved = await call(updateMail, { params: { mail_id }, body }, { keepalive })
      await cacheMail(queries, saved)
      return updateUnsavedMail(mail_id, {
        edits: editsAfter(getUnsavedMail(mail_id).edits, edits, saved),
        problem: null,
        savedAt: Date.now(),
      })
    } catch (error) {
      const current = currentIn(error)
      if (!current) throw error
      await cacheMail(queries, current)
      mail = current
    }
  }
  throw new ApiError(updateMail.says.failed, 409)
}

/** The mail as it is now, where a change was refused because of a concurrent change. */
function currentIn(error: unknown): Mail | undefined {
  if (!(error instanceof ApiError) || error.status !== 409 || !isRecord(error.data)) return undefined
  // The server parses it by the contract before it leaves, so the shape is known here.
  return error.data['current'] as Mail | undefined
}
