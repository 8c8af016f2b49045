import {
  type Mail,
  type MailPerson,
  type SentReply,
  type SlotPair,
  sendReply,
  undoSend,
} from '@meridian/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { showCountdown, showError, showSuccess, undoAction } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { withoutEdit } from '../detail/own-texts.ts'
import { whenTextsSaved } from '../detail/save-texts.ts'
import { cacheMail, updateCachedMail } from '../detail-cache.ts'
import { sendingProblem } from '../outgoing/sending-problem.ts'
import { refreshMails } from '../refresh-mails.ts'
import { whenWords } from '../later/later-words.ts'
import { getUnsavedMail, updateUnsavedMail } from '../unsaved-mail.ts'
import { followReply } from './follow-reply.ts'
import { areClear, replySubject } from './reply-text.ts'
import { makeCountdown, sendingInWords } from './seconds-left.tsx'

interface Reply {
  readonly mail_subject: string
  readonly mail_body: string
  readonly mail_signature: string
  /** Kept free until they answer. */
  readonly offered: readonly SlotPair[]
  /** For each offered time the line that names it, below which its link stands. */
  readonly offered_lines: readonly string[]
  /** The meeting that moves to the chosen one. */
  readonly moved_meeting_id: string | undefined
  readonly mail_cc: readonly MailPerson[]
  readonly mail_bcc: readonly MailPerson[]
  readonly file_ids: readonly string[]
  /** When to send it; at once where it is missing. */
  readonly send_at?: string | undefined
}

/** Sends the reply, once; for some seconds it can be taken back. What is refused stays in the box, with the reason. */
export function useSendReply({ mail_id }: Mail) {
  const queries = useQueryClient()
  const clock = useClock()
  const [problem, setProblem] = useState<string | null>(null)

  async function send({
    mail_subject,
    mail_body,
    mail_signature,
    offered,
    mail_cc,
    mail_bcc,
    file_ids,
    send_at,
    offered_lines,
    moved_meeting_id,
  }: Reply): Promise<void> {
    if (getUnsavedMail(mail_id).isSending) return
    setProblem(null)
    updateUnsavedMail(mail_id, { isSending: true })
    await whenTextsSaved(mail_id)
    try {
      const sent = await call(sendReply, {
        params: { mail_id },
        body: {
          mail_subject: replySubject(mail_subject),
          mail_body,
          ...(mail_signature !== '' && { mail_signature }),
          ...(mail_cc.length > 0 && { mail_cc: [...mail_cc] }),
          ...(mail_bcc.length > 0 && { mail_bcc: [...mail_bcc] }),
          ...(file_ids.length > 0 && { file_ids: [...file_ids] }),
          ...(send_at !== undefined && { send_at }),
          ...(offered.length > 0 && {
            offered_slots: offered.map(([start, end]): [string, string] => [start, end]),
            offered_lines: [...offered_lines],
            ...(moved_meeting_id !== undefined && { moved_meeting_id }),
          }),
        },
      })
      const { edits, times } = getUnsavedMail(mail_id)
      // Taking the reply back brings the text back, and with it the times it tells.
      const kept = areClear(times) ? times : []
      updateUnsavedMail(mail_id, {
        edits: withoutEdit(edits, 'mail_reply'),
        times: kept,
        cc: [],
        cc_typed: '',
        bcc: [],
        bcc_typed: '',
        sent_copies: { cc: mail_cc, bcc: mail_bcc },
      })
      updateCachedMail(queries, mail_id, { mail_reply: null, is_read: true })
      if (sent.scheduled_at !== null) {
        await refreshMails(queries)
        sayScheduled(queries, sent, whenWords(sent.scheduled_at, clock))
        return
      }
      const closeCountdown = sayCounting(queries, sent)
      await refreshMails(queries)
      followReply(queries, sent, closeCountdown)
    } catch (error) {
      setProblem(sendingProblem(error, t(sendReply.says.failed)))
    } finally {
      updateUnsavedMail(mail_id, { isSending: false })
    }
  }

  return { problem, send: (reply: Reply) => void send(reply) }
}

function sayScheduled(queries: QueryClient, { mail_id }: SentReply, when: string): void {
  const undo = undoAction(() => void cancelReply(queries, mail_id))
  showSuccess(t('Your reply will be sent {when}.', { when }), undo, 10_000)
}

/** Counts the seconds in which the reply can be taken back. Returns what ends that. */
function sayCounting(queries: QueryClient, { mail_id, undo_until }: SentReply): () => void {
  const until = undo_until === null ? 0 : Date.parse(undo_until)
  if (until <= Date.now()) return () => undefined
  return showCountdown({
    text: sendingInWords(until, Date.now()),
    Ticking: makeCountdown(until),
    action: undoAction(() => void cancelReply(queries, mail_id)),
  })
}

/** Takes the reply back while it waits; its text, copies and files are the draft again. */
export async function cancelReply(queries: QueryClient, mail_id: string): Promise<void> {
  try {
    await cacheMail(queries, await call(undoSend, { params: { mail_id } }))
    const { sent_copies } = getUnsavedMail(mail_id)
    if (sent_copies) updateUnsavedMail(mail_id, { ...sent_copies, sent_copies: null })
    await refreshMails(queries)
    showSuccess(t(undoSend.says.done))
  } catch (problem) {
    showError(problem, t(undoSend.says.failed))
    void refreshMails(queries)
  }
}
