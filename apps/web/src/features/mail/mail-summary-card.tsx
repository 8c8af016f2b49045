import { getGeneratedText, mail_summary_characters_max, type MailSummary } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Pencil, RotateCw, ShieldCheck, Sparkles, Square } from 'lucide-react'
import { useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { ask } from '../../platform/queries.ts'
import { t } from '../../platform/text/text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { ShownSentence } from './mail-body-card.tsx'
import { summaryButton, whereItGoes, whoWrote } from './mail-summary-words.ts'
import type { MailSummaryState } from './use-mail-summary.ts'
import type { MailWords } from './use-mail-words.ts'

interface MailSummaryCardProps {
  readonly summary: MailSummaryState
  readonly words: MailWords
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
    <Card labelledBy={titleId}>
      <header className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 ps-4 pe-3 pt-2.5">
        <Icon of={Sparkles} />
        <h2 id={titleId} className="text-base font-semibold tracking-snug">
          {t('Summary')}
        </h2>
        {summary.summary?.provider === 'embedded' && <Badge>{t('Offline summary')}</Badge>}
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
          <Button
            size="sm"
            variant={isThere ? 'ghost' : 'soft'}
            icon={isThere ? RotateCw : Sparkles}
            isBusy={isWriting}
            busyLabel={t(summaryButton(isThere, true))}
            onPress={summary.write}
          >
            {t(summaryButton(isThere, false))}
          </Button>
        </div>
      </header>
      {isEditing && !isWriting ? (
        <Editor words={words} isOwn={summary.isOwn} onDone={() => setEditing(false)} />
      ) : (
        <Content summary={summary} shown={shown} onShow={onShow} />
      )}
      <Foot summary={summary.summary} isThere={isThere} />
    </Card>
  )
}

interface ContentProps {
  readonly summary: MailSummaryState
  readonly shown: ShownSentence | null
  readonly onShow: (number: number) => void
}

function Content({ summary: { summary, text, isWriting }, shown, onShow }: ContentProps) {
  if (summary && summary.sentences.length > 0) {
    return (
      <ol className="px-4 pt-2 pb-1">
        {summary.sentences.map((sentence, index) => (
          <Sentence
            // The sentences of one summary never change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            number={index + 1}
            text={sentence.text}
            hasPlace={sentence.start !== null}
            isShown={shown?.number === index + 1}
            onShow={onShow}
          />
        ))}
      </ol>
    )
  }
  return (
    <p
      aria-busy={isWriting}
      className={cx(
        'px-4 pt-2 pb-1 text-base leading-5.25 whitespace-pre-wrap wrap-anywhere',
        text === '' && 'text-muted',
      )}
    >
      {text || t('No summary')}
    </p>
  )
}

interface SentenceProps {
  readonly number: number
  readonly text: string
  readonly hasPlace: boolean
  readonly isShown: boolean
  readonly onShow: (number: number) => void
}

function Sentence({ number, text, hasPlace, isShown, onShow }: SentenceProps) {
  return (
    <li
      className={cx(
        'relative -mx-2 flex gap-2.5 rounded-md px-2 py-1.5 text-base leading-5.25',
        isShown && 'bg-accent-soft',
        hasPlace && !isShown && 'hover:bg-hover',
      )}
    >
      <span className="min-w-0 flex-1 whitespace-pre-wrap wrap-anywhere">{text}</span>
      {hasPlace && (
        // The whole line can be pressed.
        <AriaButton
          aria-label={t('Show sentence {number} in the mail', { number })}
          aria-pressed={isShown}
          onPress={() => onShow(number)}
          className={cx(
            'num grid size-5 flex-none place-items-center rounded-sm border text-2xs font-semibold after:absolute after:inset-0',
            isShown ? 'border-accent bg-accent text-on-accent' : 'border-border bg-sunken text-accent-text',
          )}
        >
          {number}
        </AriaButton>
      )}
    </li>
  )
}

interface EditorProps {
  readonly words: MailWords
  readonly isOwn: boolean
  readonly onDone: () => void
}

function Editor({ words, isOwn, onDone }: EditorProps) {
  const done = () => {
    void words.save()
    onDone()
  }
  return (
    <div className="px-4 pt-2 pb-1">
      <TextArea
        label={t('Summary')}
        isLabelHidden
        value={words.textOf('mail_summary')}
        onChange={(text) => words.change('mail_summary', text)}
        maxLength={mail_summary_characters_max}
        rows={4}
      />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        {isOwn && (
          <Button
            size="sm"
            variant="ghost"
            onPress={() => {
              words.change('mail_summary', '')
              done()
            }}
          >
            {t('Use the written one')}
          </Button>
        )}
        <Button size="sm" variant="primary" onPress={done}>
          {t('Done')}
        </Button>
      </div>
    </div>
  )
}

interface FootProps {
  readonly summary: MailSummary | undefined
  readonly isThere: boolean
}

/** Who wrote the summary, and before one is written, where the mail goes to be read. */
function Foot({ summary, isThere }: FootProps) {
  const state = useQuery(ask(getGeneratedText, {})).data
  const sentences = [summary && whoWrote(summary), state && whereItGoes(state, isThere)].filter(Boolean)
  return (
    <p className="flex gap-2 px-4 pt-2 pb-3 text-xs text-muted">
      <Icon of={ShieldCheck} size={14} className="mt-px" />
      <span>{sentences.join(' ') || t('Nothing is written before you ask for it.')}</span>
    </p>
  )
}
