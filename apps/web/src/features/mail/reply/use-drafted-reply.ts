import { draftReply, followDraft, getGeneratedText, type Mail, type MailDraft } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { keyOf } from '../../../platform/api/queries.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import type { OwnTexts } from '../detail/use-own-texts.ts'
import { followText } from '../text-stream.ts'
import { updateUnsavedMail } from '../unsaved-mail.ts'
import { draftedTimes } from './reply-text.ts'

/** Has a reply drafted into the box. What stood there comes back on Undo, and stays when the drafting is stopped. */
export function useDraftedReply({ mail_id }: Mail, words: OwnTexts) {
  const queries = useQueryClient()
  const [written, setWritten] = useState<string | null>(null)
  const writing = useRef<AbortController>(null)
  useEffect(() => () => writing.current?.abort(), [])

  async function write(reply_point: string): Promise<void> {
    const stopping = new AbortController()
    writing.current = stopping
    setWritten('')
    const before = { text: words.textOf('mail_reply'), times: words.draft.times }
    try {
      const draft = await followText<MailDraft>(
        followDraft,
        { params: { mail_id }, body: { reply_point } },
        { name: 'draft', hear: setWritten, signal: stopping.signal },
      )
      words.change('mail_reply', draft.mail_body)
      updateUnsavedMail(mail_id, { times: draftedTimes(draft) })
      const undo = () => {
        words.change('mail_reply', before.text)
        updateUnsavedMail(mail_id, { times: before.times })
      }
      showSuccess(
        t(draftReply.says.done ?? ''),
        before.text.trim() === '' ? undefined : { label: t('Undo'), onPress: undo },
        10_000,
      )
    } catch (problem) {
      if (!stopping.signal.aborted) showError(problem, t(draftReply.says.failed))
    } finally {
      if (writing.current === stopping) setWritten(null)
      // One less is left.
      void queries.invalidateQueries({ queryKey: keyOf(getGeneratedText) })
    }
  }

  return {
    isWriting: written !== null,
    /** What has been written so far. */
    written: written ?? '',
    write: (reply_point: string) => void write(reply_point),
    stop: () => {
      writing.current?.abort()
      setWritten(null)
    },
  }
}

export type DraftedReply = ReturnType<typeof useDraftedReply>
