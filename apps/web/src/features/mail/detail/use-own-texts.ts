import { type Mail, updateMail } from '@meridian/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sayDone } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { changeDesk, getDesk, useDesk } from '../mail-draft.ts'
import {
  contestedWords,
  hasEdits,
  keepOwn,
  type WordName,
  withEdit,
  withoutEdit,
  wordOf,
} from './own-texts.ts'
import { saveDesk } from './save-texts.ts'

const pause_ms = 1000

/** The person's own words of a mail: shown as they are typed, and saved by themselves a second after the last key. */
export function useMailWords(mail: Mail) {
  const queries = useQueryClient()
  const { mail_id } = mail
  const desk = useDesk(mail_id)
  const { edits } = desk
  const contested = contestedWords(mail, edits)
  const isWaiting = contested.length === 0 && !desk.isSending
  const save = () => saveDesk(queries, mail_id)

  useEffect(() => {
    if (!isWaiting || !hasEdits(edits)) return undefined
    const timer = setTimeout(() => void saveDesk(queries, mail_id), pause_ms)
    return () => clearTimeout(timer)
  }, [queries, mail_id, edits, isWaiting])
  useEffect(() => {
    const leave = () => void saveDesk(queries, mail_id, true)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      void saveDesk(queries, mail_id)
    }
  }, [queries, mail_id])

  return {
    desk,
    contested,
    isChanged: hasEdits(edits),
    save,
    /** As the person asked for it, and so it is said. */
    saveNow: () => void saveAndSay(queries, mail_id),
    textOf: (name: WordName) => wordOf(mail, edits, name),
    change: (name: WordName, text: string) =>
      changeDesk(mail_id, { edits: withEdit(mail, getDesk(mail_id).edits, name, text), problem: null }),
    /** What was typed here is saved over what was changed elsewhere. */
    keepMine: () => {
      changeDesk(mail_id, { edits: keepOwn(mail, getDesk(mail_id).edits) })
      void save()
    },
    /** What was changed elsewhere is shown, what was typed here is given up. */
    takeTheirs: () =>
      changeDesk(mail_id, {
        edits: contested.reduce((left, name) => withoutEdit(left, name), getDesk(mail_id).edits),
      }),
  }
}

async function saveAndSay(queries: QueryClient, mail_id: string): Promise<void> {
  await saveDesk(queries, mail_id)
  const { problem, edits } = getDesk(mail_id)
  if (problem === null && !hasEdits(edits)) sayDone(t(updateMail.says.done ?? ''))
}

export type MailWords = ReturnType<typeof useMailWords>
