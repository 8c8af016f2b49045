import { rich } from '../../../platform/text/rich-text.tsx'
import { plural, t } from '../../../platform/text/text.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import type { DeletionAction, DeletionQuestionState } from './use-delete-meeting.ts'

export interface DeleteDialogProps {
  readonly question: DeletionQuestionState
  readonly onDecide: (how: DeletionAction) => void
  readonly onClose: () => void
}

/** What deleting means for others. */
export function DeleteDialog({ question, onDecide, onClose }: DeleteDialogProps) {
  const { meeting, deletion } = question
  const title = meeting.meeting_title || t('No title provided')
  const shared = { isOpen: true, onClose, cancelLabel: t('Keep it'), isDangerous: true } as const

  if (deletion === 'invited') {
    return (
      <ConfirmDialog
        {...shared}
        title={t('Decline and delete?')}
        confirmLabel={t('Decline and delete')}
        onConfirm={() => onDecide('delete')}
      >
        {t(
          '“{title}” is removed from your list, and {name} sees that you declined. It stays in everyone else’s calendar.',
          { title, name: (meeting.outside_organizer ?? meeting.user_details).full_name },
        )}
      </ConfirmDialog>
    )
  }
  const count = Object.keys(meeting.meeting_invitees).length
  const dates = meeting.meeting_recurrence.is_recurring
    ? ` ${t('This applies to all dates of the series.')}`
    : ''
  if (deletion === 'with_guests') {
    return (
      <ConfirmDialog
        {...shared}
        title={t('Delete for everyone?')}
        confirmLabel={t('Delete')}
        onConfirm={() => onDecide('delete')}
      >
        {plural(
          count,
          {
            one: '“{title}” disappears from the calendar of the guest too.',
            other: '“{title}” disappears from the calendar of {count} guests too.',
          },
          { title },
        )}
        {dates}
        <FinalNote meeting={meeting} />
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog
      {...shared}
      title={t('Notify the guests?')}
      alternative={{ label: t('Delete'), onPress: () => onDecide('delete') }}
      confirmLabel={t('Cancel and notify')}
      onConfirm={() => onDecide('cancel')}
    >
      <p>
        {rich(
          plural(
            count,
            {
              one: '<b>Cancel and notify the guests:</b> “{title}” stays in the calendar of the guest, marked as cancelled.',
              other:
                '<b>Cancel and notify the guests:</b> “{title}” stays in the calendars of {count} guests, marked as cancelled.',
            },
            { title },
          ),
          { b: lead },
        )}
      </p>
      <p className="mt-1.5">
        {rich(t('<b>Delete:</b> it disappears for everyone, without a notification.'), { b: lead })}
        {dates}
      </p>
      <FinalNote meeting={meeting} />
    </ConfirmDialog>
  )
}

/** What the history of the visit cannot bring back. */
function FinalNote({ meeting }: Pick<DeletionQuestionState, 'meeting'>) {
  if (!meeting.is_booked) return null
  return (
    <p className="mt-1.5">
      {t('It was booked on a page of yours: a few seconds after deleting, it can no longer be brought back.')}
    </p>
  )
}

const lead = <b className="font-semibold" />
