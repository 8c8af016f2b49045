import type { Occurrence } from '@meridian/contract'
import { useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { isInvited } from '../item/calendar-item.ts'

type How = 'delete' | 'cancel'

interface Question {
  readonly occurrence: Occurrence
  readonly answer: (how: How | null) => void
}

/** Asks, where a deletion concerns others, what they shall learn of it. */
export function useDeletionQuestion() {
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = (occurrence: Occurrence): Promise<How | null> => {
    if (!isInvited(occurrence) && occurrence.invitee_count === 0) return Promise.resolve('delete')
    return new Promise((resolve) => {
      setQuestion({
        occurrence,
        answer: (how) => {
          setQuestion(null)
          resolve(how)
        },
      })
    })
  }
  return { question, ask }
}

/** What deleting means for others, told before it happens. */
export function DeletionQuestion({ question }: { readonly question: Question | null }) {
  if (!question) return null
  const { occurrence, answer } = question
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
