import type { Meeting } from '@meridian/contract'
import { Repeat, Trash2 } from 'lucide'
import { type ReactNode, useId } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { t } from '../../../platform/text/text.ts'
import { type Clock, formatPlainDay } from '../../../platform/time/format.ts'
import { AvatarStack } from '../../../ui/avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { MeetingStatusText, TentativeText } from '../meeting-status.tsx'
import { meetingTimes, remainingWords } from '../meeting-times.ts'
import { externalOrigin } from '../origin.ts'
import { sources } from '../source.ts'
import { FollowedItem } from './followed-item.tsx'
import type { MeetingDay } from './meetings-by-day.ts'
import { placeOf } from './place-of.ts'

interface MeetingRowsProps {
  readonly days: readonly MeetingDay[]
  readonly clock: Clock
  readonly now: number
  readonly selected: string | null
  readonly onSelect: (meeting_id: string) => void
  readonly onExtend: (by: 1 | -1) => void
  readonly checkboxOf: (meeting: Meeting) => ReactNode
  readonly onDelete: (meeting: Meeting) => void
}

/** One line a meeting, the lines of a day under its date. */
export function MeetingRows({ days, ...rest }: MeetingRowsProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-border bg-raised shadow-card">
      {days.map((day) => (
        <Day key={day.date} day={day} {...rest} />
      ))}
    </div>
  )
}

type DayProps = Omit<MeetingRowsProps, 'days'> & { readonly day: MeetingDay }

function Day({ day, selected, onSelect, onExtend, checkboxOf, onDelete, ...rest }: DayProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2
        id={titleId}
        className="num border-b border-border bg-sunken px-4 py-1.5 text-xs font-semibold text-text-2"
      >
        {formatPlainDay(day.date)}
      </h2>
      <ul>
        {day.meetings.map((meeting) => (
          <FollowedItem
            key={meeting.meeting_id}
            isCurrent={selected === meeting.meeting_id}
            onFocus={() => onSelect(meeting.meeting_id)}
            onExtend={onExtend}
            className={cx(
              'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 border-b border-border px-4 py-1.5 outline-none md:flex-nowrap',
              selected === meeting.meeting_id && 'bg-accent-soft',
            )}
          >
            {checkboxOf(meeting)}
            <RowContent meeting={meeting} onDelete={() => onDelete(meeting)} {...rest} />
          </FollowedItem>
        ))}
      </ul>
    </section>
  )
}

interface RowContentProps extends Pick<MeetingRowsProps, 'clock' | 'now'> {
  readonly meeting: Meeting
  readonly onDelete: () => void
}

function RowContent({ meeting, clock, now, onDelete }: RowContentProps) {
  const user_id = useSession(({ user }) => user?.user_id)
  const { meeting_title, meeting_status, meeting_invitees, meeting_integration_type } = meeting
  const title = meeting_title || t('No title provided')
  const place = placeOf(meeting)
  const elsewhere = externalOrigin(meeting, user_id)
  const guests = Object.entries(meeting_invitees).map(([id, { full_name, profile_picture }]) => ({
    id,
    name: full_name,
    picture: profile_picture,
  }))
  return (
    <>
      <span className="num w-36 flex-none text-text-2">{meetingTimes(meeting, clock).time}</span>
      <span className={cx('flex min-w-0 flex-1 items-center gap-2', sources[meeting_integration_type].tint)}>
        <span aria-hidden className="size-2 flex-none rounded-full bg-tint-dot" />
        <Link
          href={`/user/meetings/${meeting.meeting_id}`}
          look="bare"
          className={cx(
            'own-direction min-w-0 truncate rounded-xs font-semibold hover:underline',
            meeting_title === '' && 'text-muted',
            meeting_status === 'cancelled' && 'text-muted line-through',
          )}
        >
          {title}
        </Link>
        {meeting.meeting_recurrence.is_recurring && (
          <span className="flex-none text-muted">
            <Icon of={Repeat} size={14} />
            <span className="sr-only">{t('Repeats')}</span>
          </span>
        )}
        {meeting_status !== 'active' && <MeetingStatusText status={meeting_status} />}
        {meeting.is_tentative && meeting_status === 'active' && <TentativeText />}
      </span>
      {place && <span className="min-w-0 truncate text-muted max-md:hidden md:max-w-48">{place}</span>}
      {guests.length > 0 && (
        <span className="flex-none max-md:hidden">
          <AvatarStack people={guests} size="sm" />
        </span>
      )}
      {meeting_status !== 'cancelled' && (
        <span className="num flex-none text-xs text-muted md:w-32 md:text-end">
          {remainingWords(meeting, clock, now)}
        </span>
      )}
      {(elsewhere === null || elsewhere.mayDecline) && (
        <IconButton
          label={t('Delete {title}', { title })}
          icon={Trash2}
          size="sm"
          onPress={onDelete}
          className="text-muted max-md:-my-2 print:hidden"
        />
      )}
    </>
  )
}
