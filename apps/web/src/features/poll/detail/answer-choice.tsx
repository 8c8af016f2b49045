import { type PollAnswer, poll_answers } from '@meridian/contract'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { answer_icons, answer_words } from '../poll-words.ts'

interface AnswerChoiceProps {
  /** What is answered: 'Tue 24 Nov, 10:00 – 11:00'. */
  readonly label: string
  readonly value: PollAnswer | undefined
  readonly onChange: (answer: PollAnswer) => void
  /** Only the sign is seen of each; the chosen one has its word below. */
  readonly isNarrow?: boolean
}

const looks: Readonly<Record<PollAnswer, string>> = {
  yes: 'data-selected:border-transparent data-selected:bg-success-soft data-selected:text-success-text',
  if_need_be:
    'data-selected:border-transparent data-selected:bg-warning-soft data-selected:text-warning-text',
  no: 'data-selected:border-transparent data-selected:bg-danger-soft data-selected:text-danger-text',
}

/** Yes, if need be or no for one option. */
export function AnswerChoice({ label, value, onChange, isNarrow = false }: AnswerChoiceProps) {
  return (
    <RadioGroup
      aria-label={label}
      value={value ?? null}
      onChange={(chosen) => {
        const answer = poll_answers.find((one) => one === chosen)
        if (answer) onChange(answer)
      }}
      orientation="horizontal"
      className={isNarrow ? 'flex flex-col items-center gap-0.5' : undefined}
    >
      <div className={cx('grid grid-cols-3', isNarrow ? 'gap-0.5' : 'gap-1.5')}>
        {poll_answers.map((answer) => (
          <Radio
            key={answer}
            value={answer}
            aria-label={t<string>(answer_words[answer])}
            className={cx(
              'flex cursor-pointer items-center justify-center gap-1 rounded-md border border-border-control bg-raised text-muted outline-offset-1 data-focus-visible:outline-2 data-focus-visible:outline-focus data-hovered:bg-hover data-selected:font-semibold forced-colors:data-selected:border-3',
              isNarrow ? 'size-7' : 'min-h-11 px-1 text-xs',
              looks[answer],
            )}
          >
            <span title={t<string>(answer_words[answer])} className="flex items-center gap-1">
              <Icon of={answer_icons[answer]} size={14} />
              {!isNarrow && t<string>(answer_words[answer])}
            </span>
          </Radio>
        ))}
      </div>
      {isNarrow && (
        <span aria-hidden className="min-h-4 text-2xs text-text-2">
          {value === undefined ? '' : t<string>(answer_words[value])}
        </span>
      )}
    </RadioGroup>
  )
}
