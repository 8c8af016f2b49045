import type { Poll, PollOption } from '@meridian/contract'
import { useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { polls_path } from '../../../platform/navigation/poll-path.ts'
import { Link } from '../../../ui/link.tsx'
import { StatusChip } from '../../../ui/state/status.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { clockOf, state_tones, stateWord } from '../poll-words.ts'
import { AnswerList } from './answer-list.tsx'
import { AnswerTable } from './answer-table.tsx'
import { ChooseDialog } from './choose-dialog.tsx'
import { Comments } from './comments.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import { useOwnAnswers } from './own-answers.ts'
import { OwnAnswerBar } from './own-answer-bar.tsx'
import { PollActions } from './poll-actions.tsx'
import { PollFacts } from './poll-facts.tsx'

/** A poll with everybody's answers; the own ones are given in place. */
export function PollView({ poll }: { readonly poll: Poll }) {
  const clock = clockOf(poll, useClock())
  const isPhone = useIsPhone()
  const own = useOwnAnswers(poll)
  const [choosing, setChoosing] = useState<PollOption | null>(null)
  const mayChoose = poll.is_own && (poll.poll_state !== 'booked' || poll.meeting_id === null)
  const answers = { poll, clock, own, onChoose: mayChoose ? setChoosing : undefined }
  const Answers = isPhone ? AnswerList : AnswerTable
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <Link href={polls_path}>{t('Polls')}</Link>
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h1 dir="auto" className="min-w-0 text-xl font-semibold tracking-tight break-words">
              {poll.poll_title}
            </h1>
            <StatusChip tone={state_tones[poll.poll_state]}>{stateWord(poll.poll_state)}</StatusChip>
          </div>
        </div>
        {poll.is_own && <PollActions poll={poll} />}
      </header>
      <PollFacts poll={poll} clock={clock} />
      {poll.poll_description !== null && (
        <p dir="auto" className="max-w-prose whitespace-pre-wrap break-words">
          {poll.poll_description}
        </p>
      )}
      {/* Once a time is chosen the focus goes from its button to what is here then. */}
      <section className="flex flex-col gap-4 empty:hidden">
        <OutcomeCard poll={poll} clock={clock} onChoose={answers.onChoose} />
      </section>
      {poll.are_answers_hidden && (
        <p className="text-muted">
          {poll.is_own
            ? t('Participants see their own answers only.')
            : t('The organizer sees all answers; you see your own.')}
        </p>
      )}
      <Answers {...answers} />
      <OwnAnswerBar poll={poll} own={own} />
      <Comments poll={poll} />
      {poll.is_own && (
        <ChooseDialog poll={poll} clock={clock} option={choosing} onClose={() => setChoosing(null)} />
      )}
    </div>
  )
}
