import type { Poll, PollOption, PollParticipant } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { type Clock, formatShortDay, isoDate } from '../../../platform/time/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { optionText, optionTime } from '../poll-words.ts'
import { AnswerChoice } from './answer-choice.tsx'
import { Counts, OptionMarks, resultOf } from './answer-parts.tsx'
import { AnswerSign } from './answer-sign.tsx'
import type { OwnAnswers } from './own-answers.ts'

export interface AnswersProps {
  readonly poll: Poll
  readonly clock: Clock
  readonly own: OwnAnswers
  /** Undefined where the reader cannot choose. */
  readonly onChoose: ((option: PollOption) => void) | undefined
}

/** Who can when: people in rows, options in columns; the names stay in view. */
export function AnswerTable({ poll, clock, own, onChoose }: AnswersProps) {
  const { poll_options, participants } = poll
  const days = daysOf(poll_options, clock)
  return (
    <section
      aria-label={t('Answers')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-border bg-raised outline-offset-1 focus-visible:outline-2 focus-visible:outline-focus"
    >
      <table className="w-max min-w-full border-separate border-spacing-0 text-center">
        <thead>
          <tr>
            <th rowSpan={2} scope="col" className={cx(name_class, 'z-3 align-bottom text-xs')}>
              {t('Participants')}
            </th>
            {days.map(({ date, options }) => (
              <th
                key={date}
                scope="colgroup"
                colSpan={options.length}
                className="num border-s border-border px-2 pt-2 text-xs font-semibold"
              >
                {formatShortDay(date)}
              </th>
            ))}
          </tr>
          <tr>
            {poll_options.map((option, place) => (
              <th
                key={option.option_id}
                scope="col"
                // What is heard with each cell, without the counts and the button.
                abbr={optionText(option, clock)}
                className={cx(cell_class(poll, option, isDayStart(days, place)), 'pb-2 align-top')}
              >
                <span className="flex flex-col items-center gap-1">
                  <span className="num text-xs font-medium whitespace-nowrap">
                    {optionTime(option, clock)}
                  </span>
                  <Counts result={resultOf(poll, option)} />
                  <OptionMarks poll={poll} option={option} />
                  {onChoose && (
                    <ChooseButton label={optionText(option, clock)} onPress={() => onChoose(option)} />
                  )}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ownFirst(poll).map((participant) => {
            const isOwn = participant.participant_id === poll.own_participant_id
            return (
              <tr key={participant.participant_id}>
                <th scope="row" className={cx(name_class, 'border-t font-normal')}>
                  <ParticipantName participant={participant} isOwn={isOwn} />
                </th>
                {poll_options.map((option, place) => (
                  <td key={option.option_id} className={cell_class(poll, option, isDayStart(days, place))}>
                    {isOwn && poll.is_answerable ? (
                      <AnswerChoice
                        isNarrow
                        label={optionText(option, clock)}
                        value={own.answers[option.option_id]}
                        onChange={(answer) => own.answer(option.option_id, answer)}
                      />
                    ) : (
                      <AnswerSign answer={participant.answers[option.option_id]} />
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      {participants.length === 0 && <p className="p-4 text-muted">{t('Nobody is asked yet.')}</p>}
    </section>
  )
}

const name_class =
  'sticky start-0 z-2 w-48 min-w-48 border-border bg-raised px-3 py-2 text-start shadow-[1px_0_0_var(--c-border)]'

function cell_class(poll: Poll, { option_id }: PollOption, isFirstOfDay: boolean): string {
  const isStrong =
    poll.chosen_option_id === option_id ||
    (poll.poll_state === 'open' && poll.best_option?.option_id === option_id)
  return cx(
    'min-w-26 border-t border-border px-1.5 py-1.5',
    isFirstOfDay && 'border-s',
    isStrong && 'bg-accent-soft',
  )
}

/** The button's words are short; its name says which time it chooses. */
function ChooseButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <Button size="sm" ariaLabel={t('Choose {time}', { time: label })} onPress={onPress}>
      {t('Choose')}
    </Button>
  )
}

interface ParticipantNameProps {
  readonly participant: PollParticipant
  readonly isOwn: boolean
}

export function ParticipantName({ participant, isOwn }: ParticipantNameProps) {
  const { participant_id, user_id, participant_name, participant_email, profile_picture } = participant
  const name = participant_name || (participant_email ?? t('Guest'))
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar id={user_id ?? participant_id} name={name} picture={profile_picture} />
      <span className="min-w-0">
        <span dir="auto" className="line-clamp-2 text-sm font-medium wrap-anywhere">
          {isOwn ? t('{name} (you)', { name }) : name}
        </span>
        <span className="block truncate text-2xs text-muted">{detailOf(participant)}</span>
      </span>
    </span>
  )
}

function detailOf({ is_organizer, answered_at, user_id, participant_email }: PollParticipant): string {
  const parts = [
    is_organizer && t('Organizer'),
    user_id === null && (participant_email ?? t('By the public link')),
    answered_at === null && !is_organizer && t('Not answered yet'),
  ]
  return parts.filter(Boolean).join(' · ')
}

function ownFirst({ participants, own_participant_id }: Poll): readonly PollParticipant[] {
  const isOwn = ({ participant_id }: PollParticipant) => participant_id === own_participant_id
  return [...participants.filter(isOwn), ...participants.filter((one) => !isOwn(one))]
}

function daysOf(options: readonly PollOption[], { zone }: Clock) {
  const days: { readonly date: string; readonly options: PollOption[] }[] = []
  for (const option of options) {
    const date = option.option_date ?? isoDate(option.start_timestamp, zone)
    const last = days.at(-1)
    if (last?.date === date) last.options.push(option)
    else days.push({ date, options: [option] })
  }
  return days
}

function isDayStart(days: ReturnType<typeof daysOf>, place: number): boolean {
  let at = 0
  for (const { options } of days) {
    if (at === place) return true
    at += options.length
  }
  return false
}
