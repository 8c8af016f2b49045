import { ExternalLink, Pencil, Trash2, Video } from 'lucide'
import type { RefObject } from 'react'
import { occurrenceHref } from '../../../platform/navigation/meeting-path.ts'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { AnchoredPopover } from '../../../ui/overlay/popover.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { useCalendarHost } from '../calendar-host.ts'
import type { Moves } from '../change/use-moves.ts'
import { type CalendarItem, fixedReason, isInvited, isRemovable, itemLabel } from './calendar-item.ts'
import { ItemFacts } from './item-facts.tsx'
import { joinLink } from './item-words.ts'
import { useWholeMeeting } from './use-whole-meeting.ts'

interface ItemPopoverProps {
  readonly item: CalendarItem
  readonly anchor: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly moves: Moves
  readonly onClose: () => void
}

/** What a pressed event shows: when, where, the way in, and what can be done with it. */
export function ItemPopover({ item, anchor, isOpen, moves, onClose }: ItemPopoverProps) {
  const clock = useClock()
  const isPhone = useIsPhone()
  const content = <Content item={item} hasTitle={!isPhone} moves={moves} onClose={onClose} />
  if (isPhone) {
    return (
      <Sheet title={item.title} isOpen={isOpen} onClose={onClose}>
        {content}
      </Sheet>
    )
  }
  return (
    <AnchoredPopover
      label={itemLabel(item, clock)}
      anchor={anchor}
      placement="end"
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className="w-72">{content}</div>
    </AnchoredPopover>
  )
}

interface ContentProps {
  readonly item: CalendarItem
  readonly hasTitle: boolean
  readonly moves: Moves
  readonly onClose: () => void
}

function Content({ item, hasTitle, moves, onClose }: ContentProps) {
  const { occurrence } = item
  const host = useCalendarHost()
  const join = joinLink(item)
  const reason = fixedReason(occurrence)
  const mayRemove = isRemovable(occurrence)
  const { isAsking, ask } = useWholeMeeting(item)
  const edit = () =>
    ask((meeting) => {
      onClose()
      host.edit(meeting)
    })
  const remove = () => {
    onClose()
    void moves.remove(item)
  }
  return (
    <>
      {hasTitle && (
        <div className="mb-2 flex items-start gap-2">
          <h2 className="min-w-0 flex-1 text-base font-semibold">{item.title}</h2>
          {mayRemove && (
            <IconButton
              label={isInvited(occurrence) ? t('Decline and remove') : t('Delete meeting')}
              icon={Trash2}
              size="sm"
              onPress={remove}
              className="-me-1 -mt-1"
            />
          )}
        </div>
      )}
      <ItemFacts item={item} />
      {reason && <p className="mt-2 text-xs text-muted">{reason}</p>}
      {occurrence.meeting_action === 'pending' && host.renderAnswer(occurrence.meeting_id, onClose)}
      <div className="mt-3 flex flex-wrap gap-2">
        {join && (
          <ButtonLink href={join} isExternal variant="primary" size="sm" icon={Video}>
            {t('Join')}
          </ButtonLink>
        )}
        <ButtonLink href={occurrenceHref(occurrence)} size="sm" icon={ExternalLink}>
          {t('Details')}
        </ButtonLink>
        {occurrence.is_organizer && (
          <Button size="sm" icon={Pencil} isBusy={isAsking} onPress={edit}>
            {t('Edit')}
          </Button>
        )}
        {!hasTitle && mayRemove && (
          <Button size="sm" variant="danger" icon={Trash2} onPress={remove}>
            {isInvited(occurrence) ? t('Decline') : t('Delete')}
          </Button>
        )}
      </div>
    </>
  )
}
