import { Copy, ExternalLink, Pencil, Trash2 } from 'lucide'
import type { RefObject } from 'react'
import { occurrenceHref } from '../../../platform/navigation/meeting-path.ts'
import { t } from '../../../platform/text/text.ts'
import type { MenuAction } from '../../../ui/overlay/menu.tsx'
import { MenuPopup } from '../../../ui/overlay/menu-popup.tsx'
import { useCalendarHost } from '../calendar-host.ts'
import type { Moves } from '../change/use-moves.ts'
import { type CalendarItem, isInvited, isRemovable } from './calendar-item.ts'
import { useWholeMeeting } from './use-whole-meeting.ts'

interface ItemMenuProps {
  readonly item: CalendarItem
  readonly anchor: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly moves: Moves
  readonly onClose: () => void
}

/** What can be done with an event, at the place where it was asked for. */
export function ItemMenu({ item, anchor, isOpen, moves, onClose }: ItemMenuProps) {
  const { occurrence } = item
  const { edit, duplicate, renderAnswers } = useCalendarHost()
  const { ask } = useWholeMeeting(item)
  const show: MenuAction[] = [
    { id: 'open', label: t('Open'), icon: ExternalLink, href: occurrenceHref(occurrence) },
    ...(occurrence.is_organizer
      ? [{ id: 'edit', label: t('Edit'), icon: Pencil, onAction: () => ask(edit) }]
      : []),
    { id: 'duplicate', label: t('Duplicate'), icon: Copy, onAction: () => ask(duplicate) },
  ]
  const danger: MenuAction[] = [
    {
      id: 'delete',
      label: isInvited(occurrence) ? t('Decline and remove') : t('Delete meeting'),
      icon: Trash2,
      isDangerous: true,
      onAction: () => void moves.remove(item),
    },
  ]
  const menu = (answers: readonly MenuAction[]) => (
    <MenuPopup
      anchor={anchor}
      isOpen={isOpen}
      onClose={onClose}
      autoFocus="first"
      label={t('Actions for {title}', { title: item.title })}
      groups={[show, answers, isRemovable(occurrence) ? danger : []].filter(({ length }) => length > 0)}
      placement="bottom start"
    />
  )
  return occurrence.meeting_action === 'pending' ? renderAnswers(occurrence.meeting_id, menu) : menu([])
}
