import { type ListedMail, summariseMail } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { refreshMails } from '../refresh-mails.ts'
import { mailsToSummarize } from './list-selection.ts'

/** A service outside may take its time. */
const timeout_ms = 70_000

/** Has mails summarised one after the other, those that have a summary anew. Stops at the first that cannot be. */
export function useSummarizeMails(onSummarised: (mail_id: string) => void) {
  const queries = useQueryClient()
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set())

  async function summarise(mails: readonly ListedMail[]): Promise<void> {
    const chosen = mailsToSummarize(mails.filter(({ mail_id }) => !waiting.has(mail_id)))
    if (chosen.length === 0) return
    const ids = chosen.map(({ mail_id }) => mail_id)
    setWaiting((all) => new Set([...all, ...ids]))
    let done = 0
    try {
      for (const { mail_id, mail_summary } of chosen) {
        const query = { refresh: mail_summary === null ? ('0' as const) : ('1' as const) }
        await call(summariseMail, { params: { mail_id }, query }, { timeoutMs: timeout_ms })
        done += 1
        onSummarised(mail_id)
        setWaiting((all) => without(all, [mail_id]))
      }
    } catch (problem) {
      showError(problem, t(summariseMail.says.failed))
    } finally {
      setWaiting((all) => without(all, ids))
      if (done > 0) showSuccess(doneWords(done))
      await refreshMails(queries)
    }
  }

  return { waiting, summarise: (mails: readonly ListedMail[]) => void summarise(mails) }
}

function doneWords(count: number): string {
  if (count === 1) return t(summariseMail.says.done)
  return plural(count, { one: 'One summary generated.', other: '{count} summaries generated.' })
}

function without(all: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  return new Set([...all].filter((one) => !ids.includes(one)))
}
