import type { Meeting } from '@meridian/contract'
import { meetingHref } from '../../../platform/navigation/meeting-path.ts'
import { QueuedMark } from '../../../platform/offline/queued-mark.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { rich } from '../../../platform/text/rich-text.tsx'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { zoneName } from '../../../platform/time/zones.ts'
import { cx } from '../../../ui/cx.ts'
import { Link } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { StatusChip } from '../../../ui/state/status.tsx'
import { useShownOccurrence } from '../meeting-input.ts'
import { MeetingStatusChip } from '../meeting-status.tsx'
import { meetingTimes, ownZoneTimes, remainingWords } from '../meeting-times.ts'
import { calendarsOf, organizerName } from '../origin.ts'
import { ownAnswerWords } from '../rsvp.ts'
import { sources } from '../source.ts'
import { DetailActions } from './detail-actions.tsx'

interface DetailHeadProps {
  readonly meeting: Meeting
}

/** What it is, whose it is and when, and what can be done with it. */
export function DetailHead({ meeting }: DetailHeadProps) {
  const user_id = useSession(({ user }) => user?.user_id)
  const occurrence = useShownOccurrence()
  const answer = ownAnswerWords(meeting)
  return (
    <header className="mb-5.5 grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 md:flex md:gap-5">
      <div className="min-w-0 flex-1 max-md:contents">
        <div className="col-span-2 mb-2 flex flex-wrap items-center gap-2 text-xs text-muted">
          <MeetingStatusChip status={meeting.meeting_status} />
          {answer && <StatusChip tone="off">{answer}</StatusChip>}
          <QueuedMark id={meeting.meeting_id} />
          {calendarsOf(meeting).map((type) => (
            <span key={type} className="flex items-center gap-1.5">
              <Mark tint={sources[type].tint} sign={sources[type].sign} />
              {t(sources[type].label)}
            </span>
          ))}
          <span>{t('Organizer: {name}', { name: organizerName(meeting, user_id) })}</span>
          {occurrence !== null && meeting.meeting_recurrence.is_recurring && (
            <span>
              {rich(t('One of a series, <link>see all of it</link>'), {
                link: <Link href={meetingHref(meeting.meeting_id)}>{''}</Link>,
              })}
            </span>
          )}
        </div>
        <h1
          className={cx(
            'text-2xl font-semibold tracking-[-0.026em] wrap-anywhere max-md:text-[1.625rem] max-md:leading-8',
            meeting.meeting_title === '' && 'text-muted',
            meeting.meeting_status === 'cancelled' && 'text-muted line-through decoration-border-control',
          )}
        >
          {meeting.meeting_title || t('No title provided')}
        </h1>
        <When meeting={meeting} />
      </div>
      <DetailActions meeting={meeting} isOrganizer={meeting.user_id === user_id} />
    </header>
  )
}

function When({ meeting }: DetailHeadProps) {
  const clock = useClock()
  const now = useNow(60_000)
  const { time, date, zone } = meetingTimes(meeting, clock)
  const own = ownZoneTimes(meeting, clock)
  const remaining = remainingWords(meeting, clock, now)
  const isOver = remaining === t('Ended')
  const startsAt = Date.parse(meeting.meeting_timestamps.start_timestamp)
  return (
    <>
      <p className="num col-span-2 mt-2 flex flex-wrap gap-x-4 gap-y-1 text-base text-text-2">
        <b className="font-semibold text-text">{time}</b>
        <span>{date}</span>
        {zone && <span>{zoneName(clock.zone, startsAt)}</span>}
        {meeting.meeting_status !== 'cancelled' && (
          <span className={cx('print:hidden', isOver ? 'text-muted' : 'font-medium text-accent-text')}>
            {remaining}
          </span>
        )}
      </p>
      {own && (
        <p className="num col-span-2 mt-0.5 text-muted">
          {own}, {zoneName(meeting.meeting_timezone, startsAt)}
        </p>
      )}
    </>
  )
}
