import type { MeetingProposal } from '@meridian/contract'
import { Check, Repeat, X } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { meetingHref } from '../../platform/navigation/meeting-path.ts'
import { t } from '../../platform/text/text.ts'
import { formatElsewhere } from '../../platform/time/elsewhere.ts'
import { formatShortDay, weekdayName } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { StatusChip } from '../../ui/state/status.tsx'
import { collapse } from './collapse.ts'
import { OtherTime } from './other-time.tsx'
import { dateOf, monthText, timeText } from './proposal-words.ts'
import type { ProposalAnswer } from './use-answer-proposal.ts'

interface ProposalRowProps {
  readonly proposal: MeetingProposal
  readonly onAnswer: (proposal: MeetingProposal, answer: ProposalAnswer) => void
}

/** One proposal: when, what, who asks, whether the reader can come, and the answer. */
export function ProposalRow({ proposal, onAnswer }: ProposalRowProps) {
  const { meeting, availability } = proposal
  const row = useRef<HTMLLIElement>(null)
  const isLeaving = useRef(false)
  const answer = async (action: ProposalAnswer) => {
    if (isLeaving.current) return
    isLeaving.current = true
    await collapse(row.current)
    onAnswer(proposal, action)
  }

  return (
    <li ref={row} className="flex flex-wrap gap-x-3 border-border px-4 py-3.5 not-first:border-t md:gap-x-4">
      <DateBlock proposal={proposal} />
      <div className="min-w-0 flex-1 max-xs:basis-full">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="min-w-0 text-base leading-5 font-semibold tracking-snug wrap-anywhere">
            <Link
              href={meetingHref(meeting.meeting_id, meeting.original_start_timestamp)}
              look="bare"
              className="hover:underline"
            >
              {meeting.meeting_title || t('No title provided')}
            </Link>
          </h3>
          {availability.is_available ? (
            <StatusChip tone="success" icon={Check}>
              {t('Available')}
            </StatusChip>
          ) : (
            <StatusChip tone="danger" icon={X}>
              {t('Not Available')}
            </StatusChip>
          )}
        </div>
        <Facts proposal={proposal} />
        {meeting.is_tentative && (
          <p className="mt-1.25 text-xs text-text-2">{t('Tentative: shown as free until you answer.')}</p>
        )}
        <p
          className={cx(
            'mt-1.25 line-clamp-2 whitespace-pre-line wrap-anywhere',
            meeting.agenda ? 'text-text-2' : 'text-muted',
          )}
        >
          {meeting.agenda || t('No Agenda')}
        </p>
      </div>
      <div className="w-full min-w-0 ps-13.5 max-xs:ps-0 md:order-1 md:ps-14.5">
        <OtherTime proposal={proposal} />
      </div>
      <div
        role="group"
        aria-label={t('Your answer to {title}', { title: meeting.meeting_title || t('No title provided') })}
        className="mt-3 flex w-full items-start gap-2 ps-13.5 max-xs:flex-wrap max-xs:ps-0 md:mt-0 md:w-auto md:gap-1 md:ps-0"
      >
        <Button
          size="sm"
          variant={availability.is_available ? 'success' : 'secondary'}
          onPress={() => void answer('approved')}
          className={button_class}
        >
          {t('Accept')}
        </Button>
        {proposal.proposal_type === 'invitation' && (
          <Button
            size="sm"
            variant="ghost"
            onPress={() => void answer('tentative')}
            className={cx(button_class, 'max-md:border-border-strong')}
          >
            {t('Maybe')}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          onPress={() => void answer('rejected')}
          className={cx(button_class, 'max-md:border-border-strong')}
        >
          {t('Decline')}
        </Button>
      </div>
    </li>
  )
}

const button_class = 'min-w-17 max-md:h-11 max-md:flex-1'

function DateBlock({ proposal }: { readonly proposal: MeetingProposal }) {
  const clock = useClock()
  const date = dateOf(proposal.meeting, clock)
  const month = monthText(date, clock, useNow(60_000))
  return (
    <time dateTime={date} className="w-10.5 flex-none pt-px text-center">
      <span className="sr-only">{formatShortDay(date)}</span>
      <b aria-hidden className="block text-[1.25rem] leading-5.5 font-semibold tracking-[-0.02em]">
        {Number(date.slice(8))}
      </b>
      <span aria-hidden className="block text-2xs leading-3.5 text-muted">
        {weekdayName(date, 'short')}
      </span>
      {month !== null && (
        <span aria-hidden className="block text-2xs leading-3.5 text-muted">
          {month}
        </span>
      )}
    </time>
  )
}

function Facts({ proposal }: { readonly proposal: MeetingProposal }) {
  const { meeting, proposed_by } = proposal
  const clock = useClock()
  const elsewhere = meeting.is_all_day
    ? null
    : formatElsewhere(meeting.meeting_timestamps.start_timestamp, meeting.meeting_timezone, clock)
  return (
    <div className="mt-0.5 overflow-hidden">
      <p className="-ms-3.5 flex flex-wrap text-xs leading-5 text-muted">
        <Fact>{timeText(meeting, clock)}</Fact>
        {elsewhere && <Fact>{elsewhere}</Fact>}
        {meeting.meeting_recurrence.is_recurring && (
          <Fact>
            <Icon of={Repeat} size={12} />
            {proposal.original_start_timestamp === null ? t('Repeats') : t('This date only')}
          </Fact>
        )}
        <Fact>
          <Avatar id={proposed_by.user_id ?? proposed_by.full_name} name={proposed_by.full_name} size="sm" />
          <span className="min-w-0 truncate">{proposed_by.full_name}</span>
        </Fact>
      </p>
    </div>
  )
}

/** A dot stands before each; the one at the beginning of a line lies outside of what is shown. */
function Fact({ children }: { readonly children: ReactNode }) {
  return (
    <span className="num relative inline-flex min-w-0 items-center gap-1.5 ps-3.5 before:absolute before:start-1.25 before:size-0.75 before:rounded-full before:bg-border-control">
      {children}
    </span>
  )
}
