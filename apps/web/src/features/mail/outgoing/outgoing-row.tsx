import type { OutgoingReply } from '@meridian/contract'
import { Pencil, RotateCw, X } from 'lucide'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { whenWords } from '../later/later-words.ts'
import { mailPath, newMailPath } from '../mail-path.ts'
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
  const clock = useClock()
  const { scheduled_at } = reply
  const subject = subjectWords(reply)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-border py-2.5 first:border-t-0">
      <div className="min-w-[min(15rem,100%)] flex-1">
        <p className="wrap-anywhere">
          <b className="font-medium">{subject}</b>
          <span className="text-muted"> {t('to {name}', { name: personWords(reply.mail_to) })}</span>
        </p>
        <p className="num text-xs text-text-2 wrap-anywhere">
          {scheduled_at === null
            ? notSentReason(reply, nowMs)
            : t('Will be sent {when}.', { when: whenWords(scheduled_at, clock) })}
        </p>
      </div>
      <Acts reply={reply} subject={subject} onGone={onGone} />
    </li>
  )
}

function Acts({ reply, subject, onGone }: MailOutgoingRowProps & { readonly subject: string }) {
  const { mail_id, is_reply, scheduled_at } = reply
  // What became of the text: with the mail that it answers, with a new mail, or nowhere.
  const isLost = is_reply && mail_id === null
  const navigate = useNavigate()
  const sending = useResend()
  const editing = useCancelSending()
  const givingUp = useCancelSending()
  const [isAsking, setAsking] = useState(false)

  function edit() {
    editing.mutate(reply, {
      onSuccess: ({ draft }) =>
        void navigate(
          mail_id === null ? newMailPath(draft?.forwarded_mail_id ?? '') : `${mailPath(mail_id)}#reply`,
        ),
    })
  }

  function giveUp() {
    givingUp.mutate(reply, {
      onSuccess: () => {
        setAsking(false)
        onGone()
        showSuccess(
          isLost
            ? t('The reply was given up.')
            : is_reply
              ? t('Sending was stopped. The text stays with the mail.')
              : t('Sending was stopped. The text stays in New mail.'),
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
        {scheduled_at === null ? t('Send again') : t('Send now')}
      </Button>
      {!isLost && (
        <Button size="sm" icon={Pencil} isBusy={editing.isPending} onPress={edit} className={button_class}>
          {t('Edit')}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={X}
        isBusy={givingUp.isPending}
        onPress={isLost ? () => setAsking(true) : giveUp}
        className={button_class}
      >
        {scheduled_at === null ? t('Give up') : t('Do not send')}
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
