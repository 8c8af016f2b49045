import { deleteOutgoing, type Mail, type MailSending, sendAgain } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Clock, type IconNode, Pencil, RotateCw, TriangleAlert } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { useNewestUndo } from '../../../platform/state/newest-undo.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { tServer } from '../../../platform/text/server-text.ts'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Undo2 } from '../../../ui/sided-icons.ts'
import { whenWords } from '../later/later-words.ts'
import { refreshMails } from '../refresh-mails.ts'
import { sendingWords } from './reply-words.ts'
import { cancelReply } from './use-send-reply.ts'

interface MailReplySendingProps {
  readonly mail: Pick<Mail, 'mail_id'>
  readonly sending: MailSending
  /** The reply is a draft again. */
  readonly onTakenBack: () => void
}

/** How the last answer to the mail is doing, and what can still be done about it. */
export function MailReplySending({ mail: { mail_id }, sending, onTakenBack }: MailReplySendingProps) {
  const queries = useQueryClient()
  const clock = useClock()
  const now = useNow(1000)
  const { state, undo_until, scheduled_at, problem, outgoing_mail_id } = sending
  const canUndo = state === 'waiting' && undo_until !== null && Date.parse(undo_until) > now
  const undo = useMutation({ mutationFn: () => cancelReply(queries, mail_id), onSettled: onTakenBack })
  const again = useMutation({
    mutationFn: () => call(sendAgain, { params: { outgoing_mail_id } }),
    onSuccess: () => showSuccess(t(sendAgain.says.done)),
    onError: (error) => showError(error, t(sendAgain.says.failed)),
    onSettled: () => refreshMails(queries),
  })
  const edit = useMutation({
    mutationFn: () => call(deleteOutgoing, { params: { outgoing_mail_id } }),
    onError: (error) => showError(error, t(deleteOutgoing.says.failed)),
    onSettled: () => refreshMails(queries),
  })
  const [shown_at] = useState(() => performance.now())
  const newest = useNewestUndo()
  // What was done since is undone first.
  const hasKey = canUndo && (newest === null || newest.offered_at < shown_at)
  useHotkey({ keys: 'z', label: t('Undo'), group: t('Mail') }, () => undo.mutate(), hasKey)
  const line = useRef<HTMLDivElement>(null)
  // The form, and with it the button or the text that had the focus, is gone once the reply waits.
  useEffect(() => {
    if (canUndo && document.activeElement === document.body) line.current?.focus({ preventScroll: true })
  }, [canUndo])
  const isStuck = state === 'failed' || (state === 'waiting' && !canUndo)
  return (
    <div
      ref={line}
      role="status"
      tabIndex={-1}
      className={cx(
        'mx-4 mt-2.5 flex flex-wrap items-center gap-2 rounded-md px-3 py-2 text-xs',
        looks[state].className,
      )}
    >
      <Icon of={looks[state].icon} size={14} />
      {canUndo && <span className="sr-only">{t('Your reply waits to be sent.')}</span>}
      <p aria-hidden={canUndo} className="num min-w-0 flex-1">
        {scheduled_at === null
          ? sendingWords(sending, now, clock.zone)
          : t('Your reply will be sent {when}.', { when: whenWords(scheduled_at, clock) })}
        {isStuck && problem !== null && ` ${tServer(problem)}`}
      </p>
      {canUndo && (
        <Button
          size="sm"
          icon={Undo2}
          shortcut={hasKey ? 'Z' : undefined}
          isBusy={undo.isPending}
          onPress={() => undo.mutate()}
        >
          {t('Undo')}
        </Button>
      )}
      {isStuck && (
        <>
          <Button size="sm" icon={RotateCw} isBusy={again.isPending} onPress={() => again.mutate()}>
            {scheduled_at === null ? t('Send again') : t('Send now')}
          </Button>
          <Button size="sm" icon={Pencil} isBusy={edit.isPending} onPress={() => edit.mutate()}>
            {t('Edit')}
          </Button>
        </>
      )}
    </div>
  )
}

const looks: Readonly<Record<MailSending['state'], { readonly icon: IconNode; readonly className: string }>> =
  {
    waiting: { icon: Clock, className: 'bg-sunken text-text-2' },
    sending: { icon: Clock, className: 'bg-sunken text-text-2' },
    sent: { icon: Check, className: 'bg-success-soft text-success-text' },
    failed: { icon: TriangleAlert, className: 'bg-danger-soft text-danger-text' },
  }
