import { getGeneratedText, type MailSummary } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Pencil, ShieldCheck, Sparkles, Square } from 'lucide'
import { useId, useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { ShownSentence } from '../body/body-card.tsx'
import { LeftOutLine } from './left-out-line.tsx'
import { MailSummaryEditor } from './summary-editor.tsx'
import { SummaryButton, SummaryHeader } from './summary-header.tsx'
import { MailSummarySentences } from './summary-sentences.tsx'
import { summaryAuthor, summaryButton, textModelNotice } from './summary-words.ts'
import type { OwnTexts } from './use-own-texts.ts'
import type { MailSummaryState } from './use-summary.ts'

interface MailSummaryCardProps {
  readonly summary: MailSummaryState
  readonly words: OwnTexts
  readonly shown: ShownSentence | null
  readonly onShow: (number: number) => void
}

/** The mail in short, each sentence with the way to its place; written on demand, and the person's to change. */
export function MailSummaryCard({ summary, words, shown, onShow }: MailSummaryCardProps) {
  const titleId = useId()
  const [isEditing, setEditing] = useState(false)
  const { text, isWriting } = summary
  const isThere = text !== ''
  return (
    <Card labelledBy={titleId} className={cx(!isThere && 'print:hidden')}>
      <SummaryHeader
        id={titleId}
        icon={Sparkles}
        title={t('Summary')}
        provider={summary.summary?.provider}
        className="pt-2.5"
      >
        {summary.isOwn && isThere && !isWriting && <Badge>{t('Edited')}</Badge>}
        <div className="ms-auto flex items-center gap-0.5 print:hidden">
          {isThere && !isWriting && !isEditing && (
            <IconButton label={t('Edit summary')} icon={Pencil} size="sm" onPress={() => setEditing(true)} />
          )}
          {isWriting && (
            <Button size="sm" variant="ghost" icon={Square} onPress={summary.stop}>
              {t('Stop')}
            </Button>
          )}
          <SummaryButton isThere={isThere} isWriting={isWriting} onPress={summary.write}>
            {t(summaryButton(isThere, false))}
          </SummaryButton>
        </div>
      </SummaryHeader>
      {isEditing && !isWriting ? (
        <MailSummaryEditor words={words} isOwn={summary.isOwn} onDone={() => setEditing(false)} />
      ) : (
        <MailSummarySentences summary={summary} shown={shown} onShow={onShow} />
      )}
      <LeftOutLine count={summary.summary?.left_out_count ?? 0} className="px-4 pt-1" />
      <Foot summary={summary.summary} isThere={isThere} />
    </Card>
  )
}

interface FootProps {
  readonly summary: MailSummary | undefined
  readonly isThere: boolean
}

/** Who wrote the summary, and before one is written, where the mail goes to be read. */
function Foot({ summary, isThere }: FootProps) {
  const state = useQuery(queryFor(getGeneratedText, {})).data
  const sentences = [
    summary && summaryAuthor(summary),
    state && textModelNotice(state, isThere ? 'again' : 'summary'),
  ].filter(Boolean)
  return (
    <p className="flex gap-2 px-4 pt-2 pb-3 text-xs text-muted print:hidden">
      <Icon of={ShieldCheck} size={14} className="mt-px" />
      <span>{sentences.join(' ') || t('Nothing is generated until you ask for it.')}</span>
    </p>
  )
}
