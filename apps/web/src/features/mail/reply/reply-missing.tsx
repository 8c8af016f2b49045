import { useId } from 'react'
import { tServer } from '../../../platform/text/server-text.ts'
import { t } from '../../../platform/text/text.ts'

/** What a new draft leaves to the person: the questions of the mail that it does not answer. */
export function MailReplyMissing({ missing }: { readonly missing: readonly string[] }) {
  const id = useId()
  if (missing.length === 0) return null
  return (
    <div className="mt-2.5 text-xs text-muted">
      <p id={id}>{t('The draft leaves to you:')}</p>
      <ol aria-labelledby={id} className="mt-1 list-decimal ps-4.5">
        {[...new Set(missing)].map((sentence) => (
          <li key={sentence}>{tServer(sentence)}</li>
        ))}
      </ol>
    </div>
  )
}
