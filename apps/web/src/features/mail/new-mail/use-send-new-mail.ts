import { deleteOutgoing, type MailFile, type NewMail, sendMail, type SentMail } from '@meridian/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { call } from '../../../platform/api/api.ts'
import { showCountdown, showError, showSuccess, undoAction } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { whenWords } from '../later/later-words.ts'
import { mailListHref } from '../list-memory.ts'
import { mailPath, newMailPath } from '../mail-path.ts'
import { sendingProblem } from '../outgoing/sending-problem.ts'
import { refreshMails } from '../refresh-mails.ts'
import { makeCountdown, sendingInWords } from '../reply/seconds-left.tsx'
import { followNewMail } from './follow-new-mail.ts'
import { returnedDraft, returnNewMailDraft, storeNewMailDraft } from './new-mail-draft.ts'

/** Sends a mail and leaves its screen; for some seconds, or until its time, it can be taken back. */
export function useSendNewMail(forwarded_id: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const clock = useClock()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(mail: NewMail, files: readonly MailFile[], send_at?: string): Promise<void> {
    if (isSending) return
    setSending(true)
    setProblem(null)
    try {
      const sent = await call(sendMail, { body: { ...mail, ...(send_at !== undefined && { send_at }) } })
      storeNewMailDraft(forwarded_id, null)
      await refreshMails(queries)
      const undo = () => void takeBack(queries, navigate, sent, { mail, files })
      if (sent.scheduled_at !== null) {
        const text = t('Your mail will be sent {when}.', { when: whenWords(sent.scheduled_at, clock) })
        showSuccess(text, undoAction(undo), 10_000)
      } else followToEnd(queries, sent, undo)
      void navigate(forwarded_id === '' ? mailListHref() : mailPath(forwarded_id))
    } catch (error) {
      setProblem(sendingProblem(error, t(sendMail.says.failed)))
      setSending(false)
    }
  }

  return { isSending, problem, send: (...sent: Parameters<typeof send>) => void send(...sent) }
}

/** Counts down as long as the mail can be taken back, and tells then how it ends. */
function followToEnd(queries: QueryClient, sent: SentMail, undo: () => void): void {
  const until = sent.undo_until === null ? 0 : Date.parse(sent.undo_until)
  const stop = followNewMail(queries, sent)
  if (until <= Date.now()) return
  const close = showCountdown({
    text: sendingInWords(until, Date.now()),
    Ticking: makeCountdown(until),
    action: undoAction(() => {
      stop()
      clearTimeout(timer)
      undo()
    }),
  })
  const timer = setTimeout(close, until - Date.now())
}

/** The mail is not sent, and its screen has all of it again. */
async function takeBack(
  queries: QueryClient,
  navigate: NavigateFunction,
  { outgoing_mail_id }: SentMail,
  { mail, files }: { readonly mail: NewMail; readonly files: readonly MailFile[] },
): Promise<void> {
  try {
    await call(deleteOutgoing, { params: { outgoing_mail_id } })
    const forwarded_id = mail.forwarded_mail_id ?? ''
    returnNewMailDraft(forwarded_id, returnedDraft(mail, files))
    showSuccess(t('The mail was not sent.'))
    void navigate(newMailPath(forwarded_id))
  } catch (problem) {
    showError(problem, t(deleteOutgoing.says.failed))
  }
  await refreshMails(queries)
}
