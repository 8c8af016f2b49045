import { t } from '../../../platform/text/text.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { isInvited } from '../item/calendar-item.ts'
import type { Question } from './use-deletion-question.ts'

/** What deleting means for others, told before it happens. */
export function DeletionQuestion({ question: { occurrence, answer } }: { readonly question: Question }) {
  const title = occurrence.meeting_title || t('No title provided')
  const shared = {
    isOpen: true,
    isDangerous: true,
    cancelLabel: t('Keep it'),
    onClose: () => answer(null),
  } as const
  if (isInvited(occurrence)) {
    return (
      <ConfirmDialog
        {...shared}
        title={t('Decline and delete?')}
        confirmLabel={t('Decline and delete')}
        onConfirm={() => answer('delete')}
      >
        {t('“{title}” is removed from your calendar, and the organizer sees that you declined.', { title })}
      </ConfirmDialog>
    )
  }
  if (occurrence.meeting_status !== 'active') {
    return (
      <ConfirmDialog
        {...shared}
        title={t('Delete for everyone?')}
        confirmLabel={t('Delete')}
        onConfirm={() => answer('delete')}
      >
        {t('“{title}” disappears from the calendars of its guests too.', { title })}
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog
      {...shared}
      title={t('Notify the guests?')}
      alternative={{ label: t('Delete'), onPress: () => answer('delete') }}
      confirmLabel={t('Cancel and notify')}
      onConfirm={() => answer('cancel')}
    >
      {t(
        'If you cancel “{title}”, it stays in all calendars, marked as cancelled. If you delete it, it disappears without a notification.',
        { title },
      )}
    </ConfirmDialog>
  )
}
