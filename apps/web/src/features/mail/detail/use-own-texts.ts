import { getMail, type Mail, updateMail } from '@meridian/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { getCachedMail, mailInput } from '../detail-cache.ts'
import { getUnsavedMail, updateUnsavedMail, useUnsavedMail } from '../unsaved-mail.ts'
import {
  conflictingTexts,
  hasEdits,
  keepOwnTexts,
  type TextName,
  textOf,
  withEdit,
  withoutEdit,
} from './own-texts.ts'
import { saveTexts } from './save-texts.ts'

const pause_ms = 1000

/** The person's own words of a mail: shown as they are typed, and saved by themselves a second after the last key. */
export function useOwnTexts(read: Mail) {
  const queries = useQueryClient()
  const { mail_id } = read
  // A saved text leaves the edits and comes with the mail in one rendering, which the mail of the screen is one behind.
  const cached = useQuery({ ...queryFor(getMail, mailInput(mail_id)), enabled: false })
  const mail = cached.data ?? read
  const draft = useUnsavedMail(mail_id)
  const { edits } = draft
  const contested = conflictingTexts(mail, edits)
  const isWaiting = contested.length === 0 && !draft.isSending
  const save = () => saveTexts(queries, mail_id)
  // An act of an earlier rendering, such as an undo, works on the mail as it is now.
  const currentMail = () => getCachedMail(queries, mail_id) ?? mail

  useEffect(() => {
    if (!isWaiting || !hasEdits(edits)) return undefined
    const timer = setTimeout(() => void saveTexts(queries, mail_id), pause_ms)
    return () => clearTimeout(timer)
  }, [queries, mail_id, edits, isWaiting])
  useEffect(() => {
    const leave = () => void saveTexts(queries, mail_id, true)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      void saveTexts(queries, mail_id)
    }
  }, [queries, mail_id])

  return {
    draft,
    contested,
    isChanged: hasEdits(edits),
    save,
    /** As the person asked for it, and so it is said. */
    saveNow: () => void saveAndSay(queries, mail_id),
    textOf: (name: TextName) => textOf(mail, edits, name),
    /** The text as it is now, for an act of an earlier rendering. */
    currentTextOf: (name: TextName) => textOf(currentMail(), getUnsavedMail(mail_id).edits, name),
    change: (name: TextName, text: string) =>
      updateUnsavedMail(mail_id, {
        edits: withEdit(currentMail(), getUnsavedMail(mail_id).edits, name, text),
        problem: null,
      }),
    /** What was typed here is saved over what was changed elsewhere. */
    keepMine: () => {
      updateUnsavedMail(mail_id, { edits: keepOwnTexts(currentMail(), getUnsavedMail(mail_id).edits) })
      void save()
    },
    /** What was changed elsewhere is shown, what was typed here is given up. */
    takeTheirs: () =>
      updateUnsavedMail(mail_id, {
        edits: contested.reduce((left, name) => withoutEdit(left, name), getUnsavedMail(mail_id).edits),
      }),
  }
}

async function saveAndSay(queries: QueryClient, mail_id: string): Promise<void> {
  await saveTexts(queries, mail_id)
  const { problem, edits } = getUnsavedMail(mail_id)
  if (problem === null && !hasEdits(edits)) showSuccess(t(updateMail.says.done))
}

export type OwnTexts = ReturnType<typeof useOwnTexts>
