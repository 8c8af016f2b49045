import type { MailInvitation } from '@meridian/contract'
import { CalendarPlus, CalendarX, type LucideIcon, MailQuestion } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { meetingHref } from '../../platform/meeting-path.ts'
import { tServer } from '../../platform/text/server-text.ts'
import { t } from '../../platform/text/text.ts'
import { formatElsewhere } from '../../platform/time/elsewhere.ts'
import { formatDay, formatTimeRange } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { invitationTitle } from './mail-detail-invitation-words.ts'

interface MailDetailInvitationProps {
  readonly invitation: MailInvitation
  /** What waits for an answer, with its buttons; null where nothing does. */
  readonly proposal: ReactNode | null
}

/** What the calendar in the mail says, and the answer to it. */
export function MailDetailInvitation({ invitation, proposal }: MailDetailInvitationProps) {
  const titleId = useId()
  const { kind, comment, reason, meeting_id } = invitation
  return (
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
      {proposal ?? <Facts invitation={invitation} />}
      {comment && (
        <p className="px-4.5 pb-3 whitespace-pre-wrap wrap-anywhere text-text-2">{`“${comment}”`}</p>
      )}
      {reason && <p className="px-4.5 pb-3 text-xs text-muted">{tServer(reason)}</p>}
    </Card>
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

const signs: Readonly<Record<MailInvitation['kind'], LucideIcon>> = {
  request: CalendarPlus,
  cancellation: CalendarX,
  answer: MailQuestion,
  counter_proposal: MailQuestion,
  counter_declined: MailQuestion,
  announcement: CalendarPlus,
}
