import type { ListedMail, ThreadSummary } from '@meridian/contract'
import { MessagesSquare } from 'lucide'
import { useId } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { placePath } from '../mail-path.ts'
import { LeftOutLine } from './left-out-line.tsx'
import { SummaryButton, SummaryHeader } from './summary-header.tsx'
import { useThreadSummary } from './use-thread-summary.ts'

/** A conversation in short: who said what, each sentence with the way to its mail and place. */
export function ThreadSummaryCard({ mail }: { readonly mail: Pick<ListedMail, 'thread_id'> }) {
  const titleId = useId()
  const { summary, isWriting, write } = useThreadSummary(mail.thread_id)
  const isThere = summary !== undefined
  return (
    <Card labelledBy={titleId}>
      <SummaryHeader
        id={titleId}
        icon={MessagesSquare}
        title={t('Conversation')}
        provider={summary?.provider}
        className="py-2.5"
      >
        <SummaryButton
          isThere={isThere}
          isWriting={isWriting}
          onPress={write}
          className="ms-auto print:hidden"
        >
          {isThere ? t('Summarize again') : t('Summarize all')}
        </SummaryButton>
      </SummaryHeader>
      {summary && <Sentences summary={summary} />}
      <LeftOutLine count={summary?.left_out_count ?? 0} className="-mt-1 px-4 pb-3" />
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
