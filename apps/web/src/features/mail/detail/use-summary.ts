import {
  followSummary,
  getGeneratedText,
  type Mail,
  type MailSummary,
  summariseMail,
} from '@meridian/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { keyOf, retries } from '../../../platform/api/queries.ts'
import { showError, showSuccess, undoAction } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { updateCachedMail } from '../detail-cache.ts'
import { refreshMails } from '../refresh-mails.ts'
import { followText } from '../text-stream.ts'
import type { OwnTexts } from './use-own-texts.ts'

/** The summary of a mail with its sentences, and the writing of it. */
export function useMailSummary(mail: Mail, words: OwnTexts) {
  const queries = useQueryClient()
  const { mail_id, mail_summary } = mail
  const text = words.textOf('mail_summary')
  const isOwn = words.draft.edits.mail_summary !== undefined || mail.is_summary_edited
  const sentences = useQuery({
    // By its text, so that it is asked for only once: what was written is kept until it is written anew.
    queryKey: ['summary', mail_id, mail_summary],
    queryFn: ({ signal }) => call(summariseMail, { params: { mail_id } }, { signal }),
    retry: retries(summariseMail),
    staleTime: Infinity,
    enabled: mail_summary !== null && !isOwn,
  })
  const [written, setWritten] = useState<string | null>(null)
  const writing = useRef<AbortController>(null)
  useEffect(() => () => writing.current?.abort(), [])

  async function write(): Promise<void> {
    const stopping = new AbortController()
    writing.current = stopping
    setWritten('')
    const before = isOwn ? text : null
    // A change that is still being saved would undo what is about to be written.
    await words.save()
    try {
      const query = { refresh: text === '' ? ('0' as const) : ('1' as const) }
      const summary = await followText<MailSummary>(
        followSummary,
        { params: { mail_id }, query },
        { name: 'summary', hear: setWritten, signal: stopping.signal },
      )
      queries.setQueryData(['summary', mail_id, summary.mail_summary], summary)
      words.change('mail_summary', mail_summary ?? '')
      updateCachedMail(queries, mail_id, { mail_summary: summary.mail_summary, is_summary_edited: false })
      sayWritten(before, words)
      await refreshMails(queries)
    } catch (problem) {
      if (!stopping.signal.aborted) showError(problem, t(summariseMail.says.failed))
    } finally {
      if (writing.current === stopping) setWritten(null)
      // One less is left.
      void queries.invalidateQueries({ queryKey: keyOf(getGeneratedText) })
    }
  }

  return {
    /** With places and its writer; undefined until it has come, and for the person's own words. */
    summary: isOwn || written !== null ? undefined : sentences.data,
    isOwn,
    isWriting: written !== null,
    text: written === null || written === '' ? text : written,
    write: () => void write(),
    stop: () => {
      writing.current?.abort()
      setWritten(null)
    },
  }
}

/** What the person had written is given up for the new one, and can be had back. */
function sayWritten(before: string | null, words: OwnTexts): void {
  const undo = before === null ? undefined : undoAction(() => words.change('mail_summary', before))
  showSuccess(t(summariseMail.says.done), undo)
}

export type MailSummaryState = ReturnType<typeof useMailSummary>
