import {
  deleteMail,
  type Endpoint,
  type ListedMail,
  type MailCategory,
  mails_at_once_max,
  snoozeMails,
  updateMails,
} from '@meridian/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Clock4, FolderInput, type IconNode } from 'lucide'
import { call } from '../../../platform/api/api.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { offerTakeBack, offerUndo, showUndoSettled } from '../../../platform/state/undo.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { subjectWords } from '../mail-words.ts'
import { addPendingChange, type MailState, removePendingChange } from '../pending-changes.ts'
import { refreshMails } from '../refresh-mails.ts'
import { categoryName } from './list-filter.ts'
import { type ChangeStep, stepsBack } from './snooze-steps.ts'

type Mails = readonly ListedMail[]

/** What people do with the mails of a list: at once for the eye, and taken back where the server refuses. */
export function useMailListActions() {
  const queries = useQueryClient()
  return {
    remove: (mails: Mails) => remove(queries, mails),
    restore: (mails: Mails) => void change(queries, idsOf(mails), { is_deleted: false }),
    markRead: (mails: Mails, is_read: boolean) => void change(queries, idsOf(mails), { is_read }),
    star: (mails: Mails, is_starred: boolean) => void change(queries, idsOf(mails), { is_starred }),
    snooze: (mails: Mails, snoozed_until: string | null) => snooze(queries, mails, snoozed_until),
    archive: (mails: Mails, is_archived: boolean) => archive(queries, mails, is_archived),
    move: (mails: Mails, to: MailCategory) => move(queries, mails, to),
  }
}

export type MailListActions = ReturnType<typeof useMailListActions>

function archive(queries: QueryClient, mails: Mails, is_archived: boolean): void {
  const concerned = mails.filter((mail) => mail.is_archived !== is_archived)
  const count = concerned.length
  changeWithUndo(queries, {
    mail_ids: idsOf(concerned),
    change: { is_archived },
    back: [{ mail_ids: idsOf(concerned), change: { is_archived: !is_archived } }],
    words: is_archived
      ? plural(count, { one: 'Mail archived', other: '{count} mails archived' })
      : plural(count, { one: 'Mail is back in its list', other: '{count} mails are back in their lists' }),
    about: onlySubject(concerned),
    icon: is_archived ? Archive : ArchiveRestore,
  })
}

/** The server takes what is snoozed out of the archive. */
function snooze(queries: QueryClient, mails: Mails, snoozed_until: string | null): void {
  const count = mails.length
  const isArchived = mails.every(({ is_archived }) => is_archived)
  changeWithUndo(queries, {
    mail_ids: idsOf(mails),
    change: { snoozed_until, ...(isArchived && snoozed_until !== null && { is_archived: false }) },
    back: stepsBack(mails),
    words:
      snoozed_until === null
        ? plural(count, { one: 'Mail is back in its list', other: '{count} mails are back in their lists' })
        : plural(count, { one: 'Mail snoozed', other: '{count} mails snoozed' }),
    about: onlySubject(mails),
    icon: Clock4,
  })
}

/** Mails that are in the list already stay as they are. The others come from one list, where undoing brings them back. */
function move(queries: QueryClient, mails: Mails, to: MailCategory): void {
  const concerned = mails.filter(({ mail_category }) => mail_category !== to)
  const [first] = concerned
  if (!first) return
  const name = categoryName(to)
  changeWithUndo(queries, {
    mail_ids: idsOf(concerned),
    change: { mail_category: to },
    back: [{ mail_ids: idsOf(concerned), change: { mail_category: first.mail_category } }],
    words: plural(
      concerned.length,
      { one: 'Mail moved to {name}', other: '{count} mails moved to {name}' },
      { name },
    ),
    about: onlySubject(concerned),
    icon: FolderInput,
  })
}

/** Of several mails the words say how many. */
function onlySubject([first, second]: Mails): string | undefined {
  return first && !second ? subjectWords(first) : undefined
}

interface Reversible extends ChangeStep {
  readonly back: readonly ChangeStep[]
  readonly words: string
  readonly about: string | undefined
  readonly icon: IconNode
}

function changeWithUndo(
  queries: QueryClient,
  { mail_ids, change: to, back, words, about, icon }: Reversible,
): void {
  if (mail_ids.length === 0) return
  const told = change(queries, mail_ids, to)
  // The server is asked to take back what it may not have heard yet, so one follows the other.
  const takeBack = () =>
    void back.reduce<Promise<unknown>>(
      (after, step) => change(queries, step.mail_ids, step.change, after),
      told,
    )
  const withdraw = offerTakeBack(words, { about, icon, takeBack })
  void told.then((isDone) => isDone || withdraw())
}

/** Whether the server has done it; where it has not, a message says so. */
async function change(
  queries: QueryClient,
  mail_ids: readonly string[],
  to: MailState,
  after: Promise<unknown> = Promise.resolve(),
): Promise<boolean> {
  if (mail_ids.length === 0) return true
  const token = addPendingChange(mail_ids, to)
  try {
    await after
    await tell(mail_ids, to)
    return true
  } catch (problem) {
    showError(problem, t(updateMails.says.failed))
    return false
  } finally {
    // Only then: between the answer and the new lists the mails must not flash up as they were.
    await refreshMails(queries)
    removePendingChange(token)
  }
}

/** Gone for the eye; the server is told when the time to undo is over. */
function remove(queries: QueryClient, mails: Mails): void {
  const mail_ids = idsOf(mails.filter(({ is_deleted }) => !is_deleted))
  const count = mail_ids.length
  if (count === 0) return
  const token = addPendingChange(mail_ids, { is_deleted: true })
  offerUndo(plural(count, { one: 'Mail deleted', other: '{count} mails deleted' }), {
    about: onlySubject(mails),
    undo: () => removePendingChange(token),
    commit: async (isClosing) => {
      try {
        await tellDeleted(mail_ids, isClosing)
        showUndoSettled(
          count === 1
            ? t(deleteMail.says.done)
            : plural(count, {
                one: 'One mail deleted successfully.',
                other: '{count} mails deleted successfully.',
              }),
        )
        return () => void change(queries, mail_ids, { is_deleted: false })
      } catch (problem) {
        showError(problem, t(deleteMail.says.failed))
        return undefined
      } finally {
        await refreshMails(queries)
        removePendingChange(token)
      }
    },
  })
}

/** What fails says that deleting failed, and not that a change did. */
async function tellDeleted(mail_ids: readonly string[], keepalive: boolean): Promise<void> {
  const [mail_id, ...others] = mail_ids
  if (mail_id !== undefined && others.length === 0)
    await call(deleteMail, { params: { mail_id } }, { keepalive })
  else await tell(mail_ids, { is_deleted: true }, { keepalive, says: deleteMail.says })
}

interface Telling {
  readonly keepalive?: boolean
  /** Where the server says nothing itself. */
  readonly says?: Endpoint['says']
}

/** In as many calls as it takes. */
async function tell(
  mail_ids: readonly string[],
  to: MailState,
  { keepalive = false, says = updateMails.says }: Telling = {},
): Promise<void> {
  for (let from = 0; from < mail_ids.length; from += mails_at_once_max) {
    const some = mail_ids.slice(from, from + mails_at_once_max)
    const { snoozed_until, ...change } = to
    if (snoozed_until !== undefined) await call(snoozeMails, { body: { mail_ids: some, snoozed_until } })
    if (Object.keys(change).length > 0)
      await call({ ...updateMails, says }, { body: { mail_ids: some, change } }, { keepalive })
  }
}

function idsOf(mails: Mails): string[] {
  return mails.map(({ mail_id }) => mail_id)
}
