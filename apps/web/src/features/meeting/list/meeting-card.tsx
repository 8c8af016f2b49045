import type { Meeting } from '@meridian/contract'
import { CircleCheck, MapPin, Repeat, RotateCcw, Video } from 'lucide'
import { type ReactNode, useId } from 'react'
import { QueuedMark } from '../../../platform/offline/queued-mark.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { useHidden } from '../../../platform/state/hidden.ts'
import { t } from '../../../platform/text/text.ts'
import type { Clock } from '../../../platform/time/format.ts'
import { AvatarStack } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LabelChip } from '../../../ui/label-chip.tsx'
import { ButtonLink, Link } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { named } from '../../../ui/named.ts'
import { useMayRestore, useRestoreMeeting } from '../delete/use-restore-meeting.ts'
import { MeetingStatusText, TentativeText } from '../meeting-status.tsx'
import { isSoon, linkToJoinNow, meetingTimes, remainingWords } from '../meeting-times.ts'
import { bookingStatus, calendarsOf, externalOrigin } from '../origin.ts'
import { answersInWords } from '../rsvp.ts'
import { recurrenceWords } from '../series/recurrence-words.ts'
import { sources } from '../source.ts'
import { isHeldOnline, placeOf } from './place-of.ts'

interface MeetingCardProps {
  readonly meeting: Meeting
  readonly clock: Clock
  /** Epoch milliseconds, to the minute. */
  readonly now: number
  /** Chosen by the keyboard. */
  readonly isCurrent: boolean
  readonly onDelete: () => void
  /** Selects the meeting. */
  readonly checkbox: ReactNode
  /** The line that tells the weather, where there is one. */
  readonly weather?: ReactNode
}

export function MeetingCard({
  meeting,
  clock,
  now,
  isCurrent,
  onDelete,
  checkbox,
  weather,
}: MeetingCardProps) {
  const titleId = useId()
  const title = shownTitle(meeting)
  const href = `/user/meetings/${meeting.meeting_id}`
  const joinLink = linkToJoinNow(meeting, now)
  const { isRestoring, restore } = useRestoreMeeting(meeting)
  const mayRestore = useMayRestore(meeting, now)
  return (
    <Card
      as="article"
      labelledBy={titleId}
      isOpenable
      isCurrent={isCurrent}
      className={cx('flex h-full flex-col px-4 pt-4 pb-3', sources[meeting.meeting_integration_type].tint)}
    >
      <CardTop titleId={titleId} meeting={meeting} href={href} clock={clock} now={now} checkbox={checkbox} />
      <CardTimes meeting={meeting} clock={clock} />
      <Place meeting={meeting} href={href} />
      <Labels meeting={meeting} />
      {weather}
      <BookingStatus meeting={meeting} href={href} />
      {joinLink && (
        <ButtonLink
          href={joinLink}
          isExternal
          variant="soft"
          size="sm"
          icon={Video}
          aria-label={named(t('Join meeting'), title)}
          className="mt-2.5"
        >
          {t('Join meeting')}
        </ButtonLink>
      )}
      {mayRestore && (
        <Button
          size="sm"
          variant="soft"
          icon={RotateCcw}
          isBusy={isRestoring}
          busyLabel={t('Restoring...')}
          ariaLabel={named(t('Restore'), title)}
          onPress={restore}
          className="mt-2.5"
        >
          {t('Restore')}
        </Button>
      )}
      <footer className="print:hidden mt-auto flex flex-wrap items-center gap-x-2 gap-y-2.5 pt-3.5 md:justify-end md:gap-1">
        <Guests meeting={meeting} />
        <DeleteOrOpen meeting={meeting} isCurrent={isCurrent} onDelete={onDelete} />
        <ButtonLink
          href={href}
          size="sm"
          aria-label={named(t('Meeting details'), title)}
          className="h-9! max-xs:h-auto! flex-1 md:h-7! md:flex-none"
        >
          {t('Meeting details')}
        </ButtonLink>
      </footer>
    </Card>
  )
}

/** What can only be deleted elsewhere has the way there in its place. */
function DeleteOrOpen({
  meeting,
  isCurrent,
  onDelete,
}: Pick<MeetingCardProps, 'meeting' | 'isCurrent' | 'onDelete'>) {
  const user_id = useSession(({ user }) => user?.user_id)
  const elsewhere = externalOrigin(meeting, user_id)
  const look =
    'h-9! max-xs:h-auto! flex-1 border-border-strong! md:ms-auto md:h-7! md:flex-none md:border-transparent!'
  if (elsewhere && !elsewhere.mayDecline) {
    if (elsewhere.link === null) return <span className="md:ms-auto" />
    return (
      <ButtonLink
        href={elsewhere.link}
        isExternal
        size="sm"
        variant="ghost"
        aria-label={named(elsewhere.openLabel, shownTitle(meeting))}
        className={cx(look, 'text-muted!')}
      >
        {elsewhere.openLabel}
      </ButtonLink>
    )
  }
  return (
    <Button
      size="sm"
      variant="ghost"
      ariaLabel={named(t('Delete meeting'), shownTitle(meeting))}
      onPress={onDelete}
      className={cx(look, 'data-hovered:text-danger-text!', isCurrent ? 'text-danger-text!' : 'text-muted!')}
    >
      {t('Delete meeting')}
    </Button>
  )
}

interface CardTopProps extends Pick<MeetingCardProps, 'meeting' | 'clock' | 'now' | 'checkbox'> {
  readonly titleId: string
  readonly href: string
}

function CardTop({ titleId, meeting, href, clock, now, checkbox }: CardTopProps) {
  const { meeting_title, meeting_status } = meeting
  return (
    <header className="flex gap-2.5 max-xs:flex-wrap">
      <span
        aria-hidden
        className={cx(
          'w-0.75 shrink-0 rounded-full bg-tint-dot',
          meeting_status !== 'active' && 'opacity-55',
        )}
      />
      <div className="min-w-0 flex-1 max-xs:basis-3/4">
        <h2
          id={titleId}
          className={cx(
            'text-md leading-5.5 tracking-[-0.014em]',
            meeting_title === '' ? 'font-medium text-muted' : 'font-semibold',
            meeting_status === 'cancelled' && 'text-muted line-through decoration-border-control',
          )}
        >
          <Link href={href} look="bare" className="line-clamp-2 rounded-xs hover:underline">
            {shownTitle(meeting)}
          </Link>
        </h2>
        <CardMeta meeting={meeting} />
      </div>
      {meeting_status !== 'cancelled' && (
        <span
          className={cx(
            'num text-xs leading-5.5 whitespace-nowrap',
            isSoon(meeting, now) ? 'font-semibold text-accent-text' : 'text-muted',
          )}
        >
          {remainingWords(meeting, clock, now)}
        </span>
      )}
      <span className="flex h-5.5 flex-none items-center print:hidden">{checkbox}</span>
    </header>
  )
}

function CardMeta({ meeting }: Pick<MeetingCardProps, 'meeting'>) {
  const recurrence = recurrenceWords(meeting)
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 text-xs leading-4.5 text-muted">
      <QueuedMark id={meeting.meeting_id} />
      {calendarsOf(meeting).map((type) => (
        <span key={type} className="flex items-center gap-1.5">
          <Mark tint={sources[type].tint} sign={sources[type].sign} />
          {t(sources[type].label)}
        </span>
      ))}
      {recurrence && (
        <span className="flex items-center gap-1.5">
          <Icon of={Repeat} size={14} />
          {recurrence}
        </span>
      )}
      {meeting.outside_organizer && (
        <span className="min-w-0 truncate">
          {t('by {name}', { name: meeting.outside_organizer.full_name })}
        </span>
      )}
      {meeting.meeting_status !== 'active' && <MeetingStatusText status={meeting.meeting_status} />}
      {meeting.is_tentative && meeting.meeting_status === 'active' && <TentativeText />}
    </p>
  )
}

function CardTimes({ meeting, clock }: Pick<MeetingCardProps, 'meeting' | 'clock'>) {
  const { time, date, zone, elsewhere } = meetingTimes(meeting, clock)
  return (
    <p className="num mt-3 mb-2 flex flex-wrap items-baseline gap-x-2">
      <b className="w-full text-base font-semibold">{time}</b>
      <span className="text-text-2">{date}</span>
      {zone && <span className="text-muted">{elsewhere ? `${zone}, ${elsewhere}` : zone}</span>}
    </p>
  )
}

interface LinkedProps extends Pick<MeetingCardProps, 'meeting'> {
  readonly href: string
}

function Place({ meeting, href }: LinkedProps) {
  const place = placeOf(meeting)
  return (
    <p className="flex items-center gap-1.5 text-text-2 max-xs:flex-wrap">
      <Icon of={isHeldOnline(meeting) ? Video : MapPin} size={14} className="text-muted" />
      <span className={cx('truncate', place === null && 'text-muted')}>
        {place ?? t('No location provided')}
      </span>
      <Link
        href={href}
        aria-label={named(t('(Meet info)'), shownTitle(meeting))}
        className="whitespace-nowrap"
      >
        {t('(Meet info)')}
      </Link>
    </p>
  )
}

function Labels({ meeting }: Pick<MeetingCardProps, 'meeting'>) {
  const hidden = useHidden()
  const labels = Object.values(meeting.meeting_labels).filter(({ label_id }) => !hidden.has(label_id))
  if (labels.length === 0) return null
  return (
    <ul aria-label={t('Labels')} className="mt-2.5 flex flex-wrap gap-1.25">
      {labels.map(({ label_id, label_title, label_color }) => (
        <li key={label_id} className="max-w-full leading-none">
          <LabelChip title={label_title} color={label_color} />
        </li>
      ))}
    </ul>
  )
}

function BookingStatus({ meeting, href }: LinkedProps) {
  const answers = answersInWords(Object.values(meeting.meeting_invitees), meeting.meeting_status)
  const status = bookingStatus(meeting)
  if (answers === null && status === null) return null
  return (
    <p className="mt-2.5 flex items-center gap-1.75 max-xs:flex-wrap rounded-md border border-border bg-sunken px-2.25 py-1.5 text-xs">
      <Icon of={CircleCheck} size={14} className="text-muted" />
      <Link
        href={`${href}${answers === null ? '#sources' : '#guests'}`}
        look="bare"
        aria-label={named(t('Check booking status'), shownTitle(meeting))}
        className="touch flex-1 rounded-xs hover:underline"
      >
        {t('Check booking status')}
      </Link>
      <span className="num text-end text-text-2">
        {[status, answers].filter((part) => part !== null).join(', ')}
      </span>
    </p>
  )
}

function Guests({ meeting }: Pick<MeetingCardProps, 'meeting'>) {
  const people = Object.entries(meeting.meeting_invitees).map(([id, { full_name, profile_picture }]) => ({
    id,
    name: full_name,
    picture: profile_picture,
  }))
  if (people.length === 0) return null
  return (
    <div className="w-full leading-none md:w-auto">
      <AvatarStack people={people} max={people.length === 4 ? 4 : 3} />
    </div>
  )
}

function shownTitle({ meeting_title }: Meeting): string {
  return meeting_title || t('No title provided')
}
