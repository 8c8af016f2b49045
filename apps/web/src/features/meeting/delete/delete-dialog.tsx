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
          '“{title}” leaves your list, and {name} sees that you declined. It stays in everybody else’s calendar.',
          { title, name: (meeting.outside_organizer ?? meeting.user_details).full_name },
        )}
      </ConfirmDialog>
    )
  }
  const count = Object.keys(meeting.meeting_invitees).length
  const dates = meeting.meeting_recurrence.is_recurring ? ` ${t('All dates of the series are meant.')}` : ''
  if (deletion === 'with_guests') {
    return (
      <ConfirmDialog
        {...shared}
        title={t('Delete for everybody?')}
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
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog
      {...shared}
      title={t('Tell the guests?')}
      alternative={{ label: t('Delete'), onPress: () => onDecide('delete') }}
      confirmLabel={t('Cancel and tell them')}
      onConfirm={() => onDecide('cancel')}
    >
      <p>
        {rich(
          plural(
            count,
            {
              one: '<b>Cancel and tell the guests:</b> “{title}” stays in the calendar of the guest, marked as cancelled.',
              other:
                '<b>Cancel and tell the guests:</b> “{title}” stays in the calendar of {count} guests, marked as cancelled.',
            },
            { title },
          ),
          { b: lead },
        )}
      </p>
      <p className="mt-1.5">
        {rich(t('<b>Delete:</b> it disappears for everybody without a word.'), { b: lead })}
        {dates}
      </p>
    </ConfirmDialog>
  )
}

const lead = <b className="font-semibold" />
