import {
  deleteMail,
  type Mail,
  type MailChange,
  restoreMail,
  snoozeMails,
  updateMail,
} from '@meridian/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { showError, showSuccess, undoAction } from '../../../platform/state/toasts.ts'
import { offerUndo, rememberAct, showUndoSettled } from '../../../platform/state/undo.ts'
import { t } from '../../../platform/text/text.ts'
import { cacheMail, updateCachedMail } from '../detail-cache.ts'
import { subjectWords } from '../mail-words.ts'
import { addPendingChange, removePendingChange } from '../pending-changes.ts'
import { refreshMails } from '../refresh-mails.ts'

type State = Pick<MailChange, 'mail_category' | 'is_read' | 'is_starred' | 'is_archived'>

/** What can be done with a mail as a whole; it and the lists show it at once. */
export function useMailDetailActions(mail: Mail) {
  const queries = useQueryClient()
  const { mail_id, mail_category, is_archived, is_starred } = mail

  /** Puts it into another state and says so, with the way back. */
  async function put(state: State, before: State): Promise<void> {
    if (!(await change(queries, mail_id, state, before))) return
    const text = t(updateMail.says.done)
    const undo = rememberAct({
      text,
      about: subjectWords(mail),
      takeBack: () => void change(queries, mail_id, before, state),
    })
    showSuccess(text, undoAction(undo))
  }

  return {
    star: () => void change(queries, mail_id, { is_starred: !is_starred }, { is_starred }),
    markRead: (is_read: boolean) => void change(queries, mail_id, { is_read }, { is_read: !is_read }),
    archive: () => void put({ is_archived: !is_archived }, { is_archived }),
    snooze: (snoozed_until: string | null) => void snooze(queries, mail, snoozed_until),
    move: (category: Mail['mail_category']) => {
      if (category !== mail_category) void put({ mail_category: category }, { mail_category })
    },
    /** For the eye at once; the server is told when it can no longer be undone. */
    remove: () => {
      const token = addPendingChange([mail_id], { is_deleted: true })
      offerUndo(t('Mail deleted'), {
        about: subjectWords(mail),
        undo: () => removePendingChange(token),
        commit: (isClosing) => commitDeletion(queries, { mail_id, token, isClosing }),
      })
    },
    restore: () => void restore(queries, mail_id),
  }
}

/** Out of the lists and the archive until then; null brings it back. */
async function snooze(queries: QueryClient, mail: Mail, snoozed_until: string | null): Promise<void> {
  const { mail_id, is_archived, snoozed_until: before } = mail
  const token = addPendingChange([mail_id], { snoozed_until })
  try {
    await call(snoozeMails, { body: { mail_ids: [mail_id], snoozed_until } })
    await refreshMails(queries)
    const undo = async () => {
      await snooze(queries, { ...mail, snoozed_until }, before)
      if (is_archived) await change(queries, mail_id, { is_archived }, { is_archived: false })
    }
    const words = snoozed_until === null ? t('Mail is back in its list') : t('Mail snoozed')
    const takeBack = rememberAct({ text: words, about: subjectWords(mail), takeBack: () => void undo() })
    showSuccess(words, undoAction(takeBack))
  } catch (problem) {
    showError(problem, t(snoozeMails.says.failed))
  } finally {
    removePendingChange(token)
  }
}

async function change(queries: QueryClient, mail_id: string, state: State, before: State): Promise<boolean> {
  const token = addPendingChange([mail_id], state)
  updateCachedMail(queries, mail_id, state)
  try {
    await cacheMail(queries, await call(updateMail, { params: { mail_id }, body: state }))
    await refreshMails(queries)
    return true
  } catch (problem) {
    updateCachedMail(queries, mail_id, before)
    showError(problem, t(updateMail.says.failed))
    void refreshMails(queries)
    return false
  } finally {
    removePendingChange(token)
  }
}

interface Deletion {
  readonly mail_id: string
  readonly token: string
  readonly isClosing: boolean
}

/** Returns what takes the deletion back. */
async function commitDeletion(
  queries: QueryClient,
  { mail_id, token, isClosing }: Deletion,
): Promise<(() => void) | undefined> {
  try {
    await call(deleteMail, { params: { mail_id } }, { keepalive: isClosing })
    showUndoSettled(t(deleteMail.says.done))
    await refreshMails(queries)
    return () => void restore(queries, mail_id)
  } catch (problem) {
    showError(problem, t(deleteMail.says.failed))
    void refreshMails(queries)
    return undefined
  } finally {
    // Only now: between the answer and the new lists the mail must not flash up once more.
    removePendingChange(token)
  }
}

async function restore(queries: QueryClient, mail_id: string): Promise<void> {
  try {
    await cacheMail(queries, await call(restoreMail, { params: { mail_id } }))
    showSuccess(t(restoreMail.says.done))
    await refreshMails(queries)
  } catch (problem) {
    showError(problem, t(restoreMail.says.failed))
  }
}
