import type { OutgoingReply } from '@meridian/contract'
import { Pencil, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { mailPath } from '../mail-path.ts'
import { personWords, subjectWords } from '../mail-words.ts'
import { useCancelSending, useResend } from './outgoing-actions.ts'
import { notSentReason } from './outgoing-status.ts'

interface MailOutgoingRowProps {
  readonly reply: OutgoingReply
  /** Called when it leaves the list. */
  readonly onGone: () => void
}

/** One reply that was not sent: to whom, about what, why, and what can be done about it. */
export function MailOutgoingRow({ reply, onGone }: MailOutgoingRowProps) {
  const nowMs = useNow(60_000)
  const subject = subjectWords(reply)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-border py-2.5 first:border-t-0">
      <div className="min-w-60 flex-1">
        <p className="truncate" title={subject}>
          <b className="font-medium">{subject}</b>
          <span className="text-muted"> {t('to {name}', { name: personWords(reply.mail_to) })}</span>
        </p>
        <p className="num text-xs text-text-2 wrap-anywhere">{notSentReason(reply, nowMs)}</p>
      </div>
      <Acts reply={reply} subject={subject} onGone={onGone} />
    </li>
  )
}

function Acts({ reply, subject, onGone }: MailOutgoingRowProps & { readonly subject: string }) {
  const { mail_id } = reply
  const navigate = useNavigate()
  const sending = useResend()
  const editing = useCancelSending()
  const givingUp = useCancelSending()
  const [isAsking, setAsking] = useState(false)

  function edit(of: string) {
    editing.mutate(reply, { onSuccess: () => void navigate(`${mailPath(of)}#reply`) })
  }

  function giveUp() {
    givingUp.mutate(reply, {
      onSuccess: () => {
        setAsking(false)
        onGone()
        showSuccess(
          mail_id === null
            ? t('The reply was given up.')
            : t('Sending was stopped. The text stays with the mail.'),
        )
      },
    })
  }

  return (
    <div role="group" aria-label={t('Reply {subject}', { subject })} className="flex gap-2 max-md:w-full">
      <Button
        size="sm"
        icon={RotateCw}
        isBusy={sending.isPending}
        onPress={() => sending.mutate(reply, { onSuccess: onGone })}
        className={button_class}
      >
        {t('Send again')}
      </Button>
      {mail_id !== null && (
        <Button
          size="sm"
          icon={Pencil}
          isBusy={editing.isPending}
          onPress={() => edit(mail_id)}
          className={button_class}
        >
          {t('Edit')}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={X}
        isBusy={givingUp.isPending}
        onPress={mail_id === null ? () => setAsking(true) : giveUp}
        className={button_class}
      >
        {t('Give up')}
      </Button>
      <ConfirmDialog
        title={t('Give this reply up?')}
        confirmLabel={t('Give up')}
        cancelLabel={t('Keep it')}
        isDangerous
        isBusy={givingUp.isPending}
        isOpen={isAsking}
        onConfirm={giveUp}
        onClose={() => setAsking(false)}
      >
        <p>{t('The mail it replies to no longer exists, so the text of the reply is lost.')}</p>
      </ConfirmDialog>
    </div>
  )
}

const button_class = 'max-md:h-11 max-md:flex-1'
