import { type BookingPage, messageGuests } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { errorOf } from '../../../platform/api/api-error.ts'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { SendDialog } from '../../../ui/overlay/send-dialog.tsx'

interface MessageDialogProps {
  readonly page: BookingPage
  readonly onClose: () => void
}

/** One mail to each guest of the page's upcoming bookings; what the server refuses stays in the fields. */
export function MessageDialog({ page, onClose }: MessageDialogProps) {
  const [subject, setSubject] = useState('')
  const [message, setMessage] = useState('')
  const sending = useMutation({
    mutationFn: () =>
      call(messageGuests, {
        params: { booking_page_id: page.booking_page_id },
        body: { subject, message },
      }),
    onSuccess: ({ guests }) => {
      showSuccess(
        plural(guests, { one: 'Message sent to {count} guest.', other: 'Message sent to {count} guests.' }),
      )
      onClose()
    },
  })
  return (
    <SendDialog
      title={t('Message all guests')}
      sendLabel={t('Send')}
      error={sending.error}
      isSending={sending.isPending}
      hasText={`${subject}${message}`.trim() !== ''}
      onSend={() => sending.mutate()}
      onClose={onClose}
    >
      <p className="text-muted">
        {t('Each guest of an upcoming booking of {title} gets a mail of their own.', {
          title: page.booking_page_title,
        })}
      </p>
      <TextField
        label={t('Subject')}
        value={subject}
        onChange={setSubject}
        maxLength={200}
        autoFocus
        error={errorOf(sending.error, 'subject') ?? null}
      />
      <TextArea
        label={t('Message')}
        value={message}
        onChange={setMessage}
        rows={6}
        maxLength={5000}
        error={errorOf(sending.error, 'message') ?? null}
      />
    </SendDialog>
  )
}
