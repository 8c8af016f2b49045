import { type ListedMail, type MailCategory, mail_categories } from '@meridian/contract'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { t } from '../../../platform/text/text.ts'
import { categoryName } from './list-filter.ts'
import type { MailListActions } from './use-list-actions.ts'

interface MailKeys {
  /** The mails the keys mean now. */
  readonly meant: readonly ListedMail[]
  readonly current: string | null
  readonly hasRows: boolean
  readonly isAnyChecked: boolean
  readonly acts: MailListActions
  readonly move: (by: number) => void
  readonly open: (mail_id: string) => void
  readonly toggle: (mail_id: string) => void
  readonly toggleAll: () => void
  readonly uncheckAll: () => void
  readonly summarise: (mails: readonly ListedMail[]) => void
}

/** The keys of the list of mails. */
export function useMailKeys(keys: MailKeys): void {
  const { meant, current, hasRows, isAnyChecked, move, open, toggle, toggleAll, uncheckAll, summarise } = keys
  const group = t('Mails')
  useHotkey({ keys: 'j', label: t('Next mail'), group }, () => move(1), hasRows)
  useHotkey({ keys: 'k', label: t('Previous mail'), group }, () => move(-1), hasRows)
  useHotkey({ keys: 'Enter', label: t('Open the mail'), group }, () => current && open(current), hasRows)
  useHotkey({ keys: 'x', label: t('Select the mail'), group }, () => current && toggle(current), hasRows)
  useHotkey({ keys: '*', label: t('Select all that are shown'), group }, toggleAll, hasRows)
  useHotkey({ keys: 'Escape', label: t('Select none'), group }, uncheckAll, isAnyChecked)
  useHotkey({ keys: 'y', label: t('Summarize'), group }, () => summarise(meant), hasRows)
  useChangingKeys(keys)
}

function useChangingKeys({ meant, hasRows, acts }: MailKeys): void {
  const group = t('Mails')
  const isDeleted = meant.some(({ is_deleted }) => is_deleted)
  const isAllRead = meant.every(({ is_read }) => is_read)
  const isAllStarred = meant.every(({ is_starred }) => is_starred)
  const isAllArchived = meant.every(({ is_archived }) => is_archived)
  const [first, second, third] = mail_categories

  useHotkey(
    { keys: '#', label: t('Delete the mail'), group },
    () => acts.remove(meant),
    hasRows && !isDeleted,
  )
  useHotkey(
    { keys: 'e', label: t('Archive the mail'), group },
    () => acts.archive(meant, !isAllArchived),
    hasRows && !isDeleted,
  )
  useHotkey(
    { keys: 'u', label: t('Mark as read or unread'), group },
    () => acts.markRead(meant, !isAllRead),
    hasRows,
  )
  useHotkey({ keys: 's', label: t('Star the mail'), group }, () => acts.star(meant, !isAllStarred), hasRows)
  useHotkey({ keys: '1', label: moveLabel(first), group }, () => acts.move(meant, first), hasRows)
  useHotkey({ keys: '2', label: moveLabel(second), group }, () => acts.move(meant, second), hasRows)
  useHotkey({ keys: '3', label: moveLabel(third), group }, () => acts.move(meant, third), hasRows)
}

function moveLabel(list: MailCategory): string {
  return t('Move to {name}', { name: categoryName(list) })
}
