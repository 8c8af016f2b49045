import { type ListedMail, type MailCategory, mails_at_once_max, updateMails } from '@meridian/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Archive, FolderInput } from 'lucide-react'
import { call } from '../../platform/api.ts'
import { plural, t } from '../../platform/text/text.ts'
import { sayDone, sayFailed } from '../../platform/toasts.ts'
import { offerUndo } from '../../platform/undo.ts'
import { holdChange, letGoOfChange, type MailState } from './mail-changes.ts'
import { refreshMails } from './refresh-mails.ts'

type Mails = readonly Pick<ListedMail, 'mail_id'>[]

/** What can be done with mails of a list: seen at once, and told to the server when it can no longer be undone. */
export function useMailActs() {
  const queries = useQueryClient()

  function put(
    mails: Mails,
    change: MailState,
    undo?: { readonly text: string; readonly icon?: typeof Archive },
  ) {
    if (mails.length === 0) return
    const mail_ids = mails.map(({ mail_id }) => mail_id)
    const token = holdChange(mail_ids, change)
    const commit = (isClosing: boolean) => tell(queries, { mail_ids, change, token, isClosing })
    if (undo) offerUndo(undo.text, { icon: undo.icon, undo: () => letGoOfChange(token), commit })
    else void commit(false)
  }

  return {
    remove: (mails: Mails) =>
      put(
        mails,
        { is_deleted: true },
        { text: plural(mails.length, { one: 'Mail deleted', other: '{count} mails deleted' }) },
      ),
    archive: (mails: Mails, is_archived: boolean) =>
      put(
        mails,
        { is_archived },
        is_archived
          ? {
              text: plural(mails.length, { one: 'Mail archived', other: '{count} mails archived' }),
              icon: Archive,
            }
          : undefined,
      ),
    move: (mails: Mails, mail_category: MailCategory) =>
      put(
        mails,
        { mail_category },
        {
          text: plural(mails.length, { one: 'Mail moved', other: '{count} mails moved' }),
          icon: FolderInput,
        },
      ),
    restore: (mails: Mails) => put(mails, { is_deleted: false }),
    markRead: (mails: Mails, is_read: boolean) => put(mails, { is_read }),
    star: (mails: Mails, is_starred: boolean) => put(mails, { is_starred }),
  }
}

export type MailActs = ReturnType<typeof useMailActs>

interface Telling {
  readonly mail_ids: readonly string[]
  readonly change: MailState
  readonly token: string
  readonly isClosing: boolean
}

async function tell(queries: QueryClient, { mail_ids, change, token, isClosing }: Telling): Promise<void> {
  try {
    for (let at = 0; at < mail_ids.length; at += mails_at_once_max) {
      const some = mail_ids.slice(at, at + mails_at_once_max)
      await call(updateMails, { body: { mail_ids: some, change } }, { keepalive: isClosing })
    }
    if (change.is_deleted) sayDone(t('Mail deleted successfully.'))
    await refreshMails(queries)
  } catch (problem) {
    sayFailed(problem, t(updateMails.says.failed))
    void refreshMails(queries)
  } finally {
    // Only now: between the answer and the new lists the mails must not flash up once more.
    letGoOfChange(token)
  }
}
