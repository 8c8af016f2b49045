import type { Poll, PollAnswer, PollOption } from '@meridian/contract'
import { formatList } from '../../../platform/text/intl.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { answer_words, optionDay, optionText, optionTime } from '../poll-words.ts'
import { AnswerChoice } from './answer-choice.tsx'
import { Counts, OptionMarks, resultOf } from './answer-parts.tsx'
import type { AnswersProps } from './answer-table.tsx'

/** The options one below the other, for a phone. */
export function AnswerList({ poll, clock, own, onChoose }: AnswersProps) {
  return (
    <ul aria-label={t('Answers')} className="flex flex-col gap-3">
      {poll.poll_options.map((option) => (
        <Card key={option.option_id} as="li" className="flex flex-col gap-2.5 p-3">
          <div className="flex flex-wrap items-start gap-2">
            <h2 className="num min-w-0 flex-1 basis-40">
              <span className="block text-xs text-text-2">{optionDay(option, clock)}</span>
              <span className="block text-base font-semibold">{optionTime(option, clock)}</span>
            </h2>
            <OptionMarks poll={poll} option={option} />
          </div>
          {poll.is_answerable && poll.own_participant_id !== null && (
            <AnswerChoice
              label={optionText(option, clock)}
              value={own.answers[option.option_id]}
              onChange={(answer) => own.answer(option.option_id, answer)}
            />
          )}
          <Others poll={poll} option={option} />
          {onChoose && (
            <Button
              size="sm"
              className="self-start"
              ariaLabel={t('Choose {time}', { time: optionText(option, clock) })}
              onPress={() => onChoose(option)}
            >
              {t('Choose')}
            </Button>
          )}
        </Card>
      ))}
    </ul>
  )
}

/** Who answered what, folded. */
function Others({ poll, option }: { readonly poll: Poll; readonly option: PollOption }) {
  const result = resultOf(poll, option)
  if (!result || result.yes + result.if_need_be + result.no === 0) return null
  return (
    <details>
      <summary className="touch cursor-pointer text-xs">
        <Counts result={result} />
      </summary>
      <dl className="mt-1.5 flex flex-col gap-1 text-xs">
        {(['yes', 'if_need_be', 'no'] as const).map((answer) => (
          <Names key={answer} poll={poll} option={option} answer={answer} />
        ))}
      </dl>
    </details>
  )
}

interface NamesProps {
  readonly poll: Poll
  readonly option: PollOption
  readonly answer: PollAnswer
}

function Names({ poll, option, answer }: NamesProps) {
  const names = poll.participants
    .filter(({ answers }) => answers[option.option_id] === answer)
    .map(({ participant_name, participant_email }) => participant_name || (participant_email ?? t('Guest')))
  if (names.length === 0) return null
  return (
    <div className="flex gap-1.5">
      <dt className="shrink-0 font-medium">{t<string>(answer_words[answer])}:</dt>
      <dd dir="auto" className="min-w-0 break-words">
        {formatList(names)}
      </dd>
    </div>
  )
}
