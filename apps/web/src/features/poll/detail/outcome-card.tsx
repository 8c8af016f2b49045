import type { Poll, PollOption } from '@meridian/contract'
import { Ban, CalendarCheck, Star } from 'lucide'
import { meetingHref } from '../../../platform/navigation/meeting-path.ts'
import { t } from '../../../platform/text/text.ts'
import type { Clock } from '../../../platform/time/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { bestSentence, optionText } from '../poll-words.ts'

interface OutcomeCardProps {
  readonly poll: Poll
  readonly clock: Clock
  readonly onChoose: ((option: PollOption) => void) | undefined
}

/** The best option in one sentence; once the poll has ended, what was decided. */
export function OutcomeCard({ poll, clock, onChoose }: OutcomeCardProps) {
  const find = (id: string | null | undefined) =>
    poll.poll_options.find(({ option_id }) => option_id === id) ?? null
  const chosen = find(poll.chosen_option_id)
  if (poll.poll_state === 'booked' && chosen) {
    return (
      <div role="status" className={card_class}>
        <Icon of={CalendarCheck} className="text-success-text" />
        <p className="num min-w-0 flex-1 basis-44 font-medium">
          {t('Decided: {time}', { time: optionText(chosen, clock) })}
          {poll.meeting_id === null && (
            <span className="block font-normal text-muted">{t('The meeting is no longer there.')}</span>
          )}
        </p>
        {poll.meeting_id !== null && (
          <ButtonLink variant="primary" href={meetingHref(poll.meeting_id)}>
            {t('Open meeting')}
          </ButtonLink>
        )}
      </div>
    )
  }
  const best = find(poll.best_option?.option_id)
  const isClosed = poll.poll_state === 'closed'
  return (
    <>
      {isClosed && (
        <div role="status" className={card_class}>
          <Icon of={Ban} className="text-muted" />
          <p className="min-w-0 flex-1">{t('This poll is closed. Nothing was booked.')}</p>
        </div>
      )}
      {best && poll.best_option && (
        <div className={card_class}>
          <Icon of={Star} className="text-accent-text" />
          <p role="status" dir="auto" className="num min-w-0 flex-1 basis-44 font-medium break-words">
            {bestSentence(poll.best_option, optionText(best, clock))}
          </p>
          {onChoose && (
            <Button variant="primary" onPress={() => onChoose(best)}>
              {t('Choose this time')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

const card_class =
  'flex flex-wrap items-center gap-x-2.5 gap-y-2 rounded-lg border border-border bg-raised px-4 py-3 shadow-card'
