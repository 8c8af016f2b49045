import type { ListedMail, ThreadSummary } from '@meridian/contract'
import { MessagesSquare, RotateCw, Sparkles } from 'lucide-react'
import { useId } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { placePath } from '../mail-path.ts'
import { summaryButton } from './summary-words.ts'
import { useThreadSummary } from './use-thread-summary.ts'

/** A conversation in short: who said what, each sentence with the way to its mail and place. */
export function ThreadSummaryCard({ mail }: { readonly mail: Pick<ListedMail, 'thread_id'> }) {
  const titleId = useId()
  const { summary, isWriting, write } = useThreadSummary(mail.thread_id)
  const isThere = summary !== undefined
  return (
    <Card labelledBy={titleId}>
      <header className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 ps-4 pe-3 py-2.5">
        <Icon of={MessagesSquare} />
        <h2 id={titleId} className="text-base font-semibold tracking-snug">
          {t('Conversation')}
        </h2>
        {summary?.provider === 'embedded' && <Badge>{t('Offline summary')}</Badge>}
        <Button
          size="sm"
          variant={isThere ? 'ghost' : 'soft'}
          icon={isThere ? RotateCw : Sparkles}
          isBusy={isWriting}
          busyLabel={t(summaryButton(isThere, true))}
          onPress={write}
          className="ms-auto print:hidden"
        >
          {isThere ? t('Summarize again') : t('Summarize all')}
        </Button>
      </header>
      {summary && <Sentences summary={summary} />}
    </Card>
  )
}

function Sentences({ summary }: { readonly summary: ThreadSummary }) {
  return (
    <ol className="px-4 pb-3">
      {summary.sentences.map((sentence, index) => (
        // The sentences of one summary never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="py-1.5 text-base leading-5.25 wrap-anywhere [unicode-bidi:plaintext]">
          {sentence.sender !== '' && sentence.sender !== summary.sentences[index - 1]?.sender && (
            <b className="block text-xs font-medium text-muted">{sentence.sender}</b>
          )}
          {sentence.mail_id === null ? (
            sentence.text
          ) : (
            <Link
              href={placePath(sentence.mail_id, sentence)}
              look="bare"
              className="rounded-xs decoration-1 underline-offset-3 data-hovered:underline"
            >
              {sentence.text}
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}
