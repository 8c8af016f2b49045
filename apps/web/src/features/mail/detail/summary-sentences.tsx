import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import type { ShownSentence } from '../body/body-card.tsx'
import type { MailSummaryState } from './use-summary.ts'

interface MailSummarySentencesProps {
  readonly summary: MailSummaryState
  readonly shown: ShownSentence | null
  readonly onShow: (number: number) => void
}

/** The sentences of a summary, each with the way to its place; the person's own words as they are. */
export function MailSummarySentences({
  summary: { summary, text, isWriting },
  shown,
  onShow,
}: MailSummarySentencesProps) {
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
        'px-4 pt-2 pb-1 text-base leading-5.25 [unicode-bidi:plaintext] whitespace-pre-wrap wrap-anywhere',
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
      {/* A greeting with a comma goes on in small letters. */}
      <span className="min-w-0 flex-1 [unicode-bidi:plaintext] whitespace-pre-wrap wrap-anywhere first-letter:uppercase">
        {text}
      </span>
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
