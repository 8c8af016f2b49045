import type { PollSummary } from '@meridian/contract'
import { Link2 } from 'lucide'
import { useId } from 'react'
import { meetingHref } from '../../../platform/navigation/meeting-path.ts'
import { pollPath } from '../../../platform/navigation/poll-path.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { formatDateRange, formatDay, formatTime, isoDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ButtonLink, Link } from '../../../ui/link.tsx'
import { StatusChip } from '../../../ui/state/status.tsx'
import { copyLink } from '../copy-link.ts'
import { answeredText, state_tones, stateWord } from '../poll-words.ts'

/** A poll in the list, with what waits for the reader. */
export function PollRow({ poll }: { readonly poll: PollSummary }) {
  const titleId = useId()
  const clock = useClock()
  const { poll_state, deadline, public_url, meeting_id } = poll
  const isOpen = poll_state === 'open'
  const waits = isOpen && !poll.has_answered
  return (
    <Card as="li" isOpenable labelledBy={titleId} className="flex flex-wrap items-start gap-x-3 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-52">
        <h2 id={titleId} className="text-base font-semibold">
          <Link href={pollPath(poll.poll_id)} look="bare" className="break-words hover:underline">
            <span dir="auto">{poll.poll_title}</span>
          </Link>
        </h2>
        <p className="num text-text-2">
          {formatDateRange(isoDate(poll.start_timestamp, clock.zone), lastDay(poll, clock.zone))}
          {` · ${plural(poll.option_count, { one: '{count} option', other: '{count} options' })}`}
        </p>
        <p className="num text-muted">
          {poll.is_own ? t('Your poll') : t('{name} asks', { name: poll.organizer_name })}
          {` · ${answeredText(poll.answered_count, poll.participant_count)}`}
          {isOpen &&
            deadline !== null &&
            ` · ${t('until {day}, {time}', {
              day: formatDay(deadline, clock.zone),
              time: formatTime(deadline, clock),
            })}`}
        </p>
      </div>
      <span className="flex flex-wrap gap-1.5">
        {waits && <StatusChip tone="warning">{t('Waits for your answer')}</StatusChip>}
        <StatusChip tone={state_tones[poll_state]}>{stateWord(poll_state)}</StatusChip>
      </span>
      <span className="ms-auto flex items-center gap-1 empty:hidden">
        {isOpen && public_url !== null && (
          <IconButton
            size="sm"
            icon={Link2}
            label={t('Copy public link of {title}', { title: poll.poll_title })}
            onPress={() => void copyLink(public_url)}
          />
        )}
        {meeting_id !== null && (
          <ButtonLink size="sm" href={meetingHref(meeting_id)}>
            {t('Open meeting')}
          </ButtonLink>
        )}
        {waits && (
          <ButtonLink size="sm" variant="primary" href={pollPath(poll.poll_id)}>
            {t('Answer')}
          </ButtonLink>
        )}
      </span>
    </Card>
  )
}

/** The last option's end belongs to the day before where it is midnight. */
function lastDay({ end_timestamp }: PollSummary, zone: string): string {
  return isoDate(Date.parse(end_timestamp) - 1, zone)
}
