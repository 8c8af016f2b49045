import { type Poll, remindParticipants } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { errorOf } from '../../../platform/api/api-error.ts'
import { formatList } from '../../../platform/text/intl.ts'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { SendDialog } from '../../../ui/overlay/send-dialog.tsx'
import { waitingFor } from '../waiting-for.ts'

interface RemindDialogProps {
  readonly poll: Poll
  readonly onClose: () => void
}

/** A mail to everybody who has not answered, with a few words; what the server refuses stays in the field. */
export function RemindDialog({ poll, onClose }: RemindDialogProps) {
  const [message, setMessage] = useState('')
  const sending = useMutation({
    mutationFn: () =>
      call(remindParticipants, { params: { poll_id: poll.poll_id }, body: { message: message.trim() } }),
    onSuccess: ({ reminded }) => {
      showSuccess(
        plural(reminded, {
          one: 'Reminder sent to {count} person.',
          other: 'Reminder sent to {count} people.',
        }),
      )
      onClose()
    },
  })
  const names = waitingFor(poll).map(
    ({ participant_name, participant_email }) => participant_name || (participant_email ?? ''),
  )
  return (
    <SendDialog
      title={t('Remind those who have not answered')}
      sendLabel={t('Send reminder')}
      error={sending.error}
      isSending={sending.isPending}
      hasText={message.trim() !== ''}
      onSend={() => sending.mutate()}
      onClose={onClose}
    >
      <p className="break-words">{t('A mail goes to: {names}.', { names: formatList(names) })}</p>
      <TextArea
        label={t('Message (optional)')}
        value={message}
        onChange={setMessage}
        rows={4}
        maxLength={1000}
        error={errorOf(sending.error, 'message') ?? null}
      />
    </SendDialog>
  )
}
