import type { Invitee, Meeting, MeetingAction } from '@meridian/contract'
import { Check, Minus, UserPlus, X } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useSession } from '../../../platform/session.ts'
import { t } from '../../../platform/text/text.ts'
import { type Clock, formatTime } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { cityOf } from '../../../platform/time/zones.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { StatusText } from '../../../ui/status.tsx'
import { useCreateMeeting } from '../create/use-create-meeting.ts'
import { organizerName } from '../origin.ts'
import { answer_words, answersInWords } from '../rsvp.ts'
import { DetailCard } from './detail-card.tsx'
import { OwnAnswer } from './own-answer.tsx'
import type { Told } from './told.ts'
import { useTold } from './use-told.ts'

interface GuestsCardProps {
  readonly meeting: Meeting
}

/** Who is asked, what they answered, and what time it is for them. */
export function GuestsCard({ meeting }: GuestsCardProps) {
  const user_id = useSession(({ user }) => user?.user_id)
  const { open } = useCreateMeeting()
  const isOrganizer = meeting.user_id === user_id
  const guests = Object.entries(meeting.meeting_invitees)
  const { told, note } = useTold(meeting, isOrganizer)
  const mayAdd = meeting.is_editable && meeting.meeting_status === 'active'
  const addGuest = mayAdd && (
    <Button size="sm" icon={UserPlus} onPress={() => open({ meeting })} className="flex-1">
      {t('Add guest')}
    </Button>
  )
  return (
    <DetailCard
      title={t('Guests')}
      anchor="guests"
      count={guests.length > 0 ? guests.length : undefined}
      end={answersInWords(guests.map(([, guest]) => guest))}
      footer={isOrganizer ? addGuest : user_id && <OwnAnswer meeting={meeting} user_id={user_id} />}
    >
      {isOrganizer && !meeting.outside_organizer && guests.length === 0 ? (
        <p className="text-muted">{t('Nobody else is invited.')}</p>
      ) : (
        <GuestList meeting={meeting} guests={guests} told={told} user_id={user_id} />
      )}
      {note && <p className="mt-1 text-xs text-muted print:hidden">{note}</p>}
    </DetailCard>
  )
}

interface GuestListProps extends GuestsCardProps {
  readonly guests: readonly (readonly [string, Invitee])[]
  readonly told: ReadonlyMap<string, Told | null>
  readonly user_id: string | undefined
}

function GuestList({ meeting, guests, told, user_id }: GuestListProps) {
  const clock = useClock()
  const [isWhole, setWhole] = useState(guests.length <= few)
  const shownCount = isWhole ? guests.length : few - 1
  const outside = meeting.outside_organizer
  // Who organizes outside is often among the guests there.
  const organizer = guests.find(
    ([, { primary_email }]) => primary_email !== null && primary_email === outside?.primary_email,
  )
  const hasOwnRow = organizer === undefined && (outside !== null || meeting.user_id !== user_id)
  return (
    <ul className="flex flex-col">
      {hasOwnRow && (
        <Guest
          id={outside ? 'organizer' : meeting.user_id}
          name={organizerName(meeting, user_id)}
          detail={t('Organizer')}
          action="approved"
        />
      )}
      {guests.map(([key, guest], index) => (
        <Guest
          key={key}
          isFolded={index >= shownCount}
          id={key}
          name={guest.full_name}
          isReader={guest.user_id !== null && guest.user_id === user_id}
          picture={guest.profile_picture}
          detail={key === organizer?.[0] ? t('Organizer') : detailOf(guest, meeting, clock)}
          told={told.get(key)}
          action={guest.meeting_action}
          isTentative={guest.is_tentative}
        />
      ))}
      {!isWhole && (
        <li className="py-1.25 print:hidden">
          <AriaButton
            onPress={() => setWhole(true)}
            className="touch rounded-xs font-medium text-accent-text data-hovered:underline"
          >
            {t('Show {count} more', { count: guests.length - shownCount })}
          </AriaButton>
        </li>
      )}
    </ul>
  )
}

interface GuestProps {
  readonly id: string
  readonly name: string
  readonly isReader?: boolean
  /** On paper nothing is folded. */
  readonly isFolded?: boolean
  readonly picture?: string | null
  readonly detail: string
  readonly told?: Told | null
  readonly action: MeetingAction
  readonly isTentative?: boolean
}

function Guest({
  id,
  name,
  isReader = false,
  isFolded = false,
  picture,
  detail,
  told,
  action,
  isTentative = false,
}: GuestProps) {
  const isMaybe = isTentative && action === 'pending'
  return (
    <li className={cx('items-center gap-2.5 py-1.25 print:flex', isFolded ? 'hidden' : 'flex')}>
      <Avatar id={id} name={name} picture={picture} size="lg" />
      <span className="min-w-0 flex-1">
        <b className="block truncate leading-4.25 font-medium" title={name}>
          {isReader ? t('You') : name}
        </b>
        <span className="num block truncate text-xs text-muted">{detail}</span>
        {told && (
          <span
            className={cx(
              'num block text-xs wrap-anywhere print:hidden',
              told.isProblem ? 'text-danger-text' : 'text-muted',
            )}
          >
            {told.text}
          </span>
        )}
      </span>
      <StatusText {...answer_looks[action]}>{isMaybe ? t('Maybe') : t(answer_words[action])}</StatusText>
    </li>
  )
}

const answer_looks = {
  approved: { tone: 'success', icon: Check },
  rejected: { tone: 'danger', icon: X },
  pending: { tone: 'off', icon: Minus },
} as const

/** 'Bengaluru, 03:30 PM': the start on the guest's own clock. */
function detailOf({ user_id, timezone }: Invitee, meeting: Meeting, clock: Clock): string {
  if (user_id === null) return t('Guest by email')
  if (timezone === null) return t('Guest')
  if (meeting.is_all_day) return cityOf(timezone)
  const time = formatTime(meeting.meeting_timestamps.start_timestamp, { ...clock, zone: timezone })
  return `${cityOf(timezone)}, ${time}`
}

/** A list longer than this is folded. */
const few = 6
