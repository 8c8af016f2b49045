import { getMail, type Mail, type SentReply, sendReply } from '@meridian/contract'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { ApiError } from '../../../platform/api/api-error.ts'
import { queryFor } from '../../../platform/api/queries.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { tServer } from '../../../platform/text/server-text.ts'
import { t } from '../../../platform/text/text.ts'
import { mailInput } from '../detail-cache.ts'

const asked_every_ms = 2000
/** A reply that is tried again later is asked for less often. */
const asked_later_every_ms = 30_000

export type ReplyOutcome = 'under_way' | 'held_up' | 'sent' | 'failed' | 'taken_back'

/** How the reply is doing, as far as its mail tells. */
export function replyOutcome(
  mail: Pick<Mail, 'mail_sending'>,
  { outgoing_mail_id }: SentReply,
): ReplyOutcome {
  const sending = mail.mail_sending
  if (sending?.outgoing_mail_id !== outgoing_mail_id) return 'taken_back'
  if (sending.state === 'sent' || sending.state === 'failed') return sending.state
  return sending.state === 'waiting' && sending.problem !== null ? 'held_up' : 'under_way'
}

/**
 * Tells by toasts how the reply ends, on whatever screen the person is by then. `onOver` is called as soon as it can
 * no longer be taken back, or has been.
 */
export function followReply(queries: QueryClient, sent: SentReply, onOver: () => void): void {
  const until = sent.undo_until === null ? 0 : Date.parse(sent.undo_until)
  const observer = new QueryObserver(queries, {
    ...queryFor(getMail, mailInput(sent.mail_id)),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data && replyOutcome(data, sent) === 'held_up') return asked_later_every_ms
      return Math.max(asked_every_ms, until - Date.now())
    },
    refetchIntervalInBackground: true,
  })
  const timer = setTimeout(onOver, until - Date.now())
  let told: ReplyOutcome = 'under_way'

  const stop = observer.subscribe(({ data, error, isFetchedAfterMount }) => {
    // A session that has ended, or a mail that is gone, has no answer any more.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return end()
    if (!data || !isFetchedAfterMount) return undefined
    const fate = replyOutcome(data, sent)
    if (fate === told) return undefined
    told = fate
    tell(fate, data.mail_sending?.problem ?? null)
    return fate === 'under_way' || fate === 'held_up' ? undefined : end()
  })

  function end(): void {
    clearTimeout(timer)
    stop()
    onOver()
  }
}

function tell(fate: ReplyOutcome, problem: string | null): void {
  const reason = problem === null ? '' : ` ${tServer(problem)}`
  if (fate === 'sent') showSuccess(t(sendReply.says.done))
  if (fate === 'held_up') showError(`${t('Your reply waits to be sent.')}${reason}`)
  if (fate === 'failed') showError(`${t('Your reply was not sent.')}${reason}`)
}
