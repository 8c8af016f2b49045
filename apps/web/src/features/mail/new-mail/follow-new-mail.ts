import { listOutgoing, type OutgoingReply, sendMail, type SentMail } from '@meridian/contract'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { queryFor } from '../../../platform/api/queries.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { tServer } from '../../../platform/text/server-text.ts'
import { t } from '../../../platform/text/text.ts'

const asked_every_ms = 2000

export type NewMailOutcome = 'under_way' | 'held_up' | 'failed' | 'gone'

/** How the mail is doing, as the list of unsent mails tells: what is no longer in it was sent or taken back. */
export function newMailOutcome(
  unsent: readonly Pick<OutgoingReply, 'outgoing_mail_id' | 'state' | 'problem'>[],
  outgoing_mail_id: string,
): NewMailOutcome {
  const found = unsent.find((one) => one.outgoing_mail_id === outgoing_mail_id)
  if (!found) return 'gone'
  if (found.state === 'failed') return 'failed'
  return found.state === 'waiting' && found.problem !== null ? 'held_up' : 'under_way'
}

/** Tells by a toast how the mail ends, on whatever screen the person is by then. Returns what stops that. */
export function followNewMail(queries: QueryClient, { outgoing_mail_id, undo_until }: SentMail): () => void {
  const until = undo_until === null ? 0 : Date.parse(undo_until)
  const observer = new QueryObserver(queries, {
    ...queryFor(listOutgoing, {}),
    staleTime: 0,
    refetchInterval: () => Math.max(asked_every_ms, until - Date.now()),
    refetchIntervalInBackground: true,
  })
  const stop = observer.subscribe(({ data, isFetchedAfterMount }) => {
    if (!data || !isFetchedAfterMount) return
    const outcome = newMailOutcome(data, outgoing_mail_id)
    if (outcome === 'under_way') return
    stop()
    const problem = data.find((one) => one.outgoing_mail_id === outgoing_mail_id)?.problem ?? null
    const reason = problem === null ? '' : ` ${tServer(problem)}`
    if (outcome === 'gone') showSuccess(t(sendMail.says.done))
    else if (outcome === 'held_up') showError(`${t('Your mail waits to be sent.')}${reason}`)
    else showError(`${t('Your mail was not sent.')}${reason}`)
  })
  return stop
}
