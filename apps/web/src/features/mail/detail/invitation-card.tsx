import { answerProposal, type MailInvitation, type MeetingAction } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus, CalendarX, Check, type IconNode, MailQuestion, X } from 'lucide'
import { type ReactNode, useId } from 'react'
import { call } from '../../../platform/api/api.ts'
import { meetingHref } from '../../../platform/navigation/meeting-path.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { tServer } from '../../../platform/text/server-text.ts'
import { t } from '../../../platform/text/text.ts'
import { formatElsewhere } from '../../../platform/time/elsewhere.ts'
import { formatDay, formatTimeRange } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { refreshAnswered } from '../refresh-mails.ts'
import { ClaimedAnswer } from './claimed-answer.tsx'
import { CalendarAnswer } from './calendar-answer.tsx'
import { AnswerByMail } from './invitation-by-mail.tsx'
import { invitationTitle } from './invitation-words.ts'

interface MailDetailInvitationProps {
  readonly mail_id: string
  readonly invitation: MailInvitation
  /** What waits for an answer, with its buttons; null where nothing does. */
  readonly proposal: ReactNode | null
}

/** What the calendar in the mail says, and the answer to it. */
export function MailInvitationCard({ mail_id, invitation, proposal }: MailDetailInvitationProps) {
  const titleId = useId()
  const [part] = useKeptFocus()
  const { kind, comment, reason, meeting_id, is_tentative, is_mail_only, calendar_answer, claim } = invitation
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      <Card labelledBy={titleId}>
        <header className="flex min-h-11 items-center gap-2 border-b border-border px-4.5 py-2">
          <Icon of={signs[kind]} className="text-accent-text" />
          <h2 id={titleId} className="min-w-0 flex-1 text-base font-semibold tracking-snug">
            {invitationTitle(invitation)}
          </h2>
          {meeting_id !== null && (
            <Link href={meetingHref(meeting_id)} className="touch text-xs">
              {t('See the meeting')}
            </Link>
          )}
        </header>
        {proposal ?? (
          <>
            <Facts invitation={invitation} />
            {is_tentative && (
              <p className="px-4.5 pb-3 text-xs text-text-2">
                {t('Tentative: shown as free until you answer.')}
              </p>
            )}
            <OtherAnswer invitation={invitation} />
          </>
        )}
        {comment && (
          <p className="px-4.5 pb-3 whitespace-pre-wrap wrap-anywhere text-text-2">{`“${comment}”`}</p>
        )}
        {reason && <p className="px-4.5 pb-3 text-xs text-muted">{tServer(reason)}</p>}
        {is_mail_only && <AnswerByMail mail_id={mail_id} />}
        {claim && <ClaimedAnswer mail_id={mail_id} claim={claim} />}
        {calendar_answer && <CalendarAnswer mail_id={mail_id} answered={calendar_answer} />}
      </Card>
    </div>
  )
}

function Facts({ invitation }: { readonly invitation: MailInvitation }) {
  const clock = useClock()
  const { meeting_title, start_timestamp, end_timestamp, meeting_timezone, is_all_day } = invitation
  const { organizer, location_name, is_recurring } = invitation
  const elsewhere =
    is_all_day || start_timestamp === null || meeting_timezone === null
      ? null
      : formatElsewhere(start_timestamp, meeting_timezone, clock)
  const facts = [
    elsewhere,
    is_recurring ? t('Repeats') : null,
    location_name,
    organizer.name || organizer.address,
  ].filter(Boolean)
  return (
    <div className="px-4.5 py-3">
      <p className="text-base font-semibold wrap-anywhere">{meeting_title || t('No title provided')}</p>
      <p className="num mt-0.5 text-text-2">
        {start_timestamp === null || end_timestamp === null
          ? t('No time provided')
          : is_all_day
            ? t('{day}, {time}', {
                day: formatDay(start_timestamp, meeting_timezone ?? 'UTC'),
                time: t('All day'),
              })
            : t('{day}, {time}', {
                day: formatDay(start_timestamp, clock.zone),
                time: formatTimeRange(start_timestamp, end_timestamp, clock),
              })}
      </p>
      {facts.length > 0 && <p className="num mt-0.5 text-xs text-muted wrap-anywhere">{facts.join(' · ')}</p>}
    </div>
  )
}

/** The answer that was not given, as long as it still can be. */
function OtherAnswer({ invitation }: { readonly invitation: MailInvitation }) {
  const queries = useQueryClient()
  const { can_answer, meeting_action, meeting_proposal_id } = invitation
  const answering = useMutation({
    mutationFn: (answer: { readonly meeting_proposal_id: string; readonly meeting_action: MeetingAction }) =>
      call(answerProposal, {
        params: { meeting_proposal_id: answer.meeting_proposal_id },
        body: { meeting_action: answer.meeting_action },
      }),
    onSuccess: () => showSuccess(t(answerProposal.says.done)),
    onError: (problem) => showError(problem, t('Error in updating meeting proposal')),
    onSettled: () => refreshAnswered(queries),
  })
  if (!can_answer || meeting_proposal_id === null || meeting_action === null) return null
  if (meeting_action === 'pending') return null
  const isAccepted = meeting_action === 'approved'
  return (
    <div className="px-4.5 pb-3">
      <Button
        size="sm"
        icon={isAccepted ? X : Check}
        isBusy={answering.isPending}
        onPress={() =>
          answering.mutate({ meeting_proposal_id, meeting_action: isAccepted ? 'rejected' : 'approved' })
        }
      >
        {isAccepted ? t('Decline') : t('Accept')}
      </Button>
    </div>
  )
}

const signs: Readonly<Record<MailInvitation['kind'], IconNode>> = {
  request: CalendarPlus,
  cancellation: CalendarX,
  answer: MailQuestion,
  counter_proposal: MailQuestion,
  counter_declined: MailQuestion,
  announcement: CalendarPlus,
}
