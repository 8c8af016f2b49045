import { type Mail, mail_categories } from '@meridian/contract'
import {
  Archive,
  ArchiveRestore,
  CalendarPlus,
  Clock4,
  Ellipsis,
  FolderInput,
  ListPlus,
  MailOpen,
  Printer,
  Star,
  Trash2,
} from 'lucide'
import { useNavigate } from 'react-router'
import { useSession } from '../../../platform/session/session.ts'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { mark, t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../ui/overlay/menu.tsx'
import { LaterMenu } from '../later/later-menu.tsx'
import { whenWords } from '../later/later-words.ts'
import { SnoozeKey } from '../later/snooze-key.tsx'
import { mailListHref } from '../list-memory.ts'
import { useCreateMailTask } from './use-create-task.ts'
import type { useMailDetailActions } from './use-detail-actions.ts'

interface MailDetailActsProps {
  readonly mail: Mail
  readonly acts: ReturnType<typeof useMailDetailActions>
  /** Opens the form of a meeting. */
  readonly onCreateEvent: () => void
}

/** Star, archive, move and delete; the rest in a menu. All of it has keys. */
export function MailDetailActions({ mail, acts, onCreateEvent }: MailDetailActsProps) {
  const navigate = useNavigate()
  const hasBoard = useSession(({ user }) => user?.role === 'user')
  const task = useCreateMailTask(mail)
  const leave = () => void navigate(mailListHref())
  const remove = () => {
    acts.remove()
    leave()
  }
  const archive = () => {
    acts.archive()
    if (!mail.is_archived) leave()
  }
  const snooze = (at: string) => {
    acts.snooze(at)
    leave()
  }
  const markUnread = () => {
    acts.markRead(false)
    leave()
  }
  const isHere = !mail.is_deleted
  useMailKeys({ ...acts, remove, archive, markUnread }, isHere)

  const more: MenuAction[] = [
    { id: 'unread', label: t('Mark as unread'), icon: MailOpen, shortcut: 'U', onAction: markUnread },
    { id: 'event', label: t('Create Event'), icon: CalendarPlus, onAction: onCreateEvent },
    ...(hasBoard ? [{ id: 'task', label: t('Create task'), icon: ListPlus, onAction: task.make }] : []),
    { id: 'print', label: t('Print'), icon: Printer, onAction: () => printPage() },
  ]

  if (!isHere) {
    return (
      <Button size="sm" icon={ArchiveRestore} onPress={acts.restore}>
        {t('Restore')}
      </Button>
    )
  }
  return (
    <>
      <IconButton
        label={mail.is_starred ? t('Remove star') : t('Star')}
        icon={Star}
        size="sm"
        shortcut="S"
        onPress={acts.star}
        className={mail.is_starred ? 'text-warning-text [&_svg]:fill-current' : undefined}
      />
      <IconButton
        label={mail.is_archived ? t('Back to the list') : t('Archive')}
        icon={mail.is_archived ? ArchiveRestore : Archive}
        size="sm"
        shortcut="E"
        onPress={archive}
      />
      <Snooze mail={mail} onSnooze={snooze} onReturn={() => acts.snooze(null)} />
      <MoveMenu mail={mail} onMove={acts.move} />
      {hasBoard && mail.mail_category === 'task' && (
        <Button size="sm" variant="ghost" icon={ListPlus} isBusy={task.isMaking} onPress={task.make}>
          {t('Create task')}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={Trash2}
        onPress={remove}
        className={`text-danger-text! [&_svg]:text-inherit ${phone_look}`}
      >
        {t('Delete')}
      </Button>
      <Menu
        label={t('More')}
        groups={[more]}
        trigger={<IconButton label={t('More')} icon={Ellipsis} size="sm" />}
      />
    </>
  )
}

interface SnoozeProps extends Pick<MailDetailActsProps, 'mail'> {
  readonly onSnooze: (at: string) => void
  readonly onReturn: () => void
}

function Snooze({ mail: { snoozed_until }, onSnooze, onReturn }: SnoozeProps) {
  const clock = useClock()
  const back = { id: 'back', label: t('Back to its list'), onAction: onReturn }
  return (
    <>
      <SnoozeKey
        group={t('Mail')}
        isEnabled
        onPick={onSnooze}
        onReturn={snoozed_until === null ? undefined : onReturn}
      />
      <LaterMenu
        label={t('Snooze')}
        onPick={onSnooze}
        first={snoozed_until === null ? [] : [back]}
        trigger={
          <IconButton
            label={
              snoozed_until === null
                ? t('Snooze')
                : t('Snoozed until {when}', { when: whenWords(snoozed_until, clock) })
            }
            icon={Clock4}
            size="sm"
            className={snoozed_until === null ? undefined : 'text-accent-text'}
          />
        }
      />
    </>
  )
}

interface MoveMenuProps extends Pick<MailDetailActsProps, 'mail'> {
  readonly onMove: (category: Mail['mail_category']) => void
}

function MoveMenu({ mail, onMove }: MoveMenuProps) {
  const categories = mail_categories.map((category, index) => ({
    id: category,
    label: t(category_names[category]),
    shortcut: String(index + 1),
    isDisabled: category === mail.mail_category,
    onAction: () => onMove(category),
  }))
  return (
    <Menu
      label={t('Move')}
      groups={[categories]}
      trigger={
        <Button size="sm" variant="ghost" icon={FolderInput} className={phone_look}>
          {t('Move')}
        </Button>
      }
    />
  )
}

/** All actions fit into one line, in German too. */
const phone_look = 'max-md:px-2 max-md:[&_svg]:hidden'

interface KeyedActs {
  readonly star: () => void
  readonly archive: () => void
  readonly markUnread: () => void
  readonly remove: () => void
  readonly move: (category: Mail['mail_category']) => void
}

function useMailKeys({ star, archive, markUnread, remove, move }: KeyedActs, isHere: boolean): void {
  const group = t('Mail')
  useHotkey({ keys: 'e', label: t('Archive'), group }, archive, isHere)
  useHotkey({ keys: 's', label: t('Star'), group }, star, isHere)
  useHotkey({ keys: 'u', label: t('Mark as unread'), group }, markUnread, isHere)
  useHotkey({ keys: '#', label: t('Delete'), group }, remove, isHere)
  useHotkey({ keys: '1', label: t('Move to Inbox'), group }, () => move('inbox'), isHere)
  useHotkey({ keys: '2', label: t('Move to Task'), group }, () => move('task'), isHere)
  useHotkey({ keys: '3', label: t('Move to Notes'), group }, () => move('notes'), isHere)
}

const category_names = { inbox: mark('Inbox'), task: mark('Task'), notes: mark('Notes') } as const

/** Once the menu has closed and given the focus back, or it would be on the paper. */
function printPage(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => print()))
}
