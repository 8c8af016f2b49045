import { getGeneratedText, type ListedMail, type MailCategory } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import {
  Archive,
  ArchiveRestore,
  Clock4,
  Ellipsis,
  FolderInput,
  Mail,
  MailOpen,
  RotateCcw,
  Sparkles,
  Star,
  Trash2,
} from 'lucide'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../ui/overlay/menu.tsx'
import { useIsNarrow } from '../../../ui/use-is-phone.ts'
import { LaterMenu } from '../later/later-menu.tsx'
import { category_tabs } from './list-filter.ts'
import { summaries_at_once_max } from './list-selection.ts'
import type { MailListActions } from './use-list-actions.ts'

interface MailBulkBarProps {
  /** The checked mails, of which there is at least one. */
  readonly mails: readonly ListedMail[]
  readonly acts: MailListActions
  /** The ids of the mails being summarized. */
  readonly waiting: ReadonlySet<string>
  readonly onSummarise: () => void
}

/** What can be done with the checked mails. */
export function MailBulkBar({ mails, acts, waiting, onSummarise }: MailBulkBarProps) {
  const isNarrow = useIsNarrow()
  // Only asked for once something is checked: the bar is not there before.
  const host = useQuery(queryFor(getGeneratedText, {})).data?.host ?? null
  const isAllSnoozed = mails.every(({ snoozed_until }) => snoozed_until !== null)
  const isTrash = mails.some(({ is_deleted }) => is_deleted)
  const summarise = (
    <Button
      size="sm"
      icon={Sparkles}
      isBusy={waiting.size > 0}
      busyLabel={t('Summarizing')}
      onPress={onSummarise}
    >
      {t('Summarize')}
    </Button>
  )
  if (isTrash) {
    return (
      <>
        {summarise}
        <Button size="sm" icon={RotateCcw} onPress={() => acts.restore(mails)}>
          {t('Restore')}
        </Button>
      </>
    )
  }
  return (
    <>
      {summarise}
      <Menu
        label={t('Move')}
        placement="bottom start"
        trigger={
          <Button size="sm" icon={FolderInput}>
            {t('Move')}
          </Button>
        }
        groups={[moves(mails, (to) => acts.move(mails, to))]}
      />
      <LaterMenu
        label={t('Snooze')}
        onPick={(at) => acts.snooze(mails, at)}
        first={
          isAllSnoozed
            ? [{ id: 'back', label: t('Back to its list'), onAction: () => acts.snooze(mails, null) }]
            : []
        }
        trigger={<IconButton label={t('Snooze')} icon={Clock4} size="sm" />}
      />
      {isNarrow ? (
        <Menu
          label={t('More')}
          trigger={<IconButton label={t('More')} icon={Ellipsis} size="sm" />}
          groups={[states(mails, acts), [deletion(mails, acts)]]}
        />
      ) : (
        <>
          {states(mails, acts).map(({ id, label, icon, shortcut, onAction }) => (
            <IconButton key={id} label={label} icon={icon} size="sm" shortcut={shortcut} onPress={onAction} />
          ))}
          <Button size="sm" variant="danger" icon={Trash2} onPress={() => acts.remove(mails)}>
            {t('Delete')}
          </Button>
        </>
      )}
      <span className="hidden min-w-0 grow basis-0 truncate text-end text-xs text-muted lg:block">
        {host === null
          ? t('Up to {count} summaries at a time', { count: summaries_at_once_max })
          : t('Up to {count} summaries at a time, written by {host}', { count: summaries_at_once_max, host })}
      </span>
    </>
  )
}

function moves(mails: readonly ListedMail[], onMove: (to: MailCategory) => void): MenuAction[] {
  return category_tabs.map(({ id, label }, index) => ({
    id,
    label: t<string>(label),
    shortcut: `${index + 1}`,
    isDisabled: mails.every(({ mail_category }) => mail_category === id),
    onAction: () => onMove(id),
  }))
}

function states(mails: readonly ListedMail[], acts: MailBulkBarProps['acts']) {
  const isAllArchived = mails.every(({ is_archived }) => is_archived)
  const isAllRead = mails.every(({ is_read }) => is_read)
  const isAllStarred = mails.every(({ is_starred }) => is_starred)
  return [
    {
      id: 'archive',
      label: isAllArchived ? t('Back to its list') : t('Archive'),
      icon: isAllArchived ? ArchiveRestore : Archive,
      shortcut: 'E',
      onAction: () => acts.archive(mails, !isAllArchived),
    },
    {
      id: 'read',
      label: isAllRead ? t('Mark as unread') : t('Mark as read'),
      icon: isAllRead ? Mail : MailOpen,
      shortcut: 'U',
      onAction: () => acts.markRead(mails, !isAllRead),
    },
    {
      id: 'star',
      label: isAllStarred ? t('Remove star') : t('Star'),
      icon: Star,
      shortcut: 'S',
      onAction: () => acts.star(mails, !isAllStarred),
    },
  ]
}

function deletion(mails: readonly ListedMail[], acts: MailBulkBarProps['acts']): MenuAction {
  return {
    id: 'delete',
    label: t('Delete'),
    icon: Trash2,
    isDangerous: true,
    onAction: () => acts.remove(mails),
  }
}
