import { getMeeting, type Occurrence } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink, Pencil, Trash2, Video } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { occurrenceHref } from '../../../platform/navigation/meeting-path.ts'
import { showError } from '../../../platform/state/toasts.ts'
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
  const { renderAnswer } = useCalendarHost()
  const join = joinLink(item)
  const reason = fixedReason(occurrence)
  const mayRemove = isRemovable(occurrence)
  const { isEditing, edit } = useEdit(item, onClose)
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
      {occurrence.meeting_action === 'pending' && renderAnswer(occurrence.meeting_id, onClose)}
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
          <Button size="sm" icon={Pencil} isBusy={isEditing} onPress={edit}>
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

/** Of a series the occurrence itself, as it may differ. */
function questionOf({ meeting_id, is_recurring, original_start_timestamp }: Occurrence) {
  const params = { meeting_id }
  return is_recurring ? { params, query: { original_start_timestamp } } : { params }
}

/** The form wants the whole meeting, of which the calendar has a part only. */
function useEdit({ occurrence }: CalendarItem, onClose: () => void) {
  const queries = useQueryClient()
  const host = useCalendarHost()
  const [isEditing, setEditing] = useState(false)

  async function edit() {
    setEditing(true)
    try {
      const meeting = await queries.fetchQuery({
        ...queryFor(getMeeting, questionOf(occurrence)),
        staleTime: 0,
      })
      onClose()
      host.edit(meeting)
    } catch (problem) {
      showError(problem)
    } finally {
      setEditing(false)
    }
  }
  return { isEditing, edit: () => void edit() }
}
