import type { Invitee, Meeting } from '@meridian/contract'
import { UserPlus } from 'lucide'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useSession } from '../../../platform/session/session.ts'
import { t } from '../../../platform/text/text.ts'
import { type Clock, formatTime } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { cityOf } from '../../../platform/time/zones.ts'
import { Button } from '../../../ui/button.tsx'
import { useCreateMeeting } from '../create/use-create-meeting.ts'
import { organizerName } from '../origin.ts'
import { answersInWords } from '../rsvp.ts'
import { DetailCard } from './detail-card.tsx'
import { Guest } from './guest-row.tsx'
import type { InvitationDelivery } from './invitation-delivery.ts'
import { useInvitationDelivery } from './use-invitation-delivery.ts'

interface GuestsCardProps {
  readonly meeting: Meeting
}

/** Who is asked, what they answered, and what time it is for them. */
export function GuestsCard({ meeting }: GuestsCardProps) {
  const user_id = useSession(({ user }) => user?.user_id)
  const { open } = useCreateMeeting()
  const isOrganizer = meeting.user_id === user_id
  const guests = Object.entries(meeting.meeting_invitees)
  const delivery = useInvitationDelivery(meeting, isOrganizer)
  const { note } = delivery
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
      end={answersInWords(
        guests.map(([, guest]) => guest),
        meeting.meeting_status,
      )}
      footer={isOrganizer && addGuest}
    >
      {isOrganizer && !meeting.outside_organizer && guests.length === 0 ? (
        <p className="text-muted">{t('No one else is invited.')}</p>
      ) : (
        <GuestList meeting={meeting} guests={guests} delivery={delivery} user_id={user_id} />
      )}
      {note && <p className="mt-1 text-xs text-muted print:hidden">{note}</p>}
    </DetailCard>
  )
}

interface GuestListProps extends GuestsCardProps {
  readonly guests: readonly (readonly [string, Invitee])[]
  readonly delivery: InvitationDelivery
  readonly user_id: string | undefined
}

function GuestList({ meeting, guests, delivery, user_id }: GuestListProps) {
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
          detail={
            key === organizer?.[0]
              ? t('Organizer')
              : detailOf(guest, meeting, { clock, isOrganizer: user_id === meeting.user_id })
          }
          delivery={delivery.statuses.get(key)}
          answerLink={delivery.answerLinks.get(key)}
          action={guest.meeting_action}
          isTentative={guest.is_tentative}
          isOver={meeting.meeting_status !== 'active'}
          scope={guest.reply_scope}
          note={guest.answer_note}
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

/** 'Bengaluru, 03:30 PM': the start on the guest's own clock. */
function detailOf(
  { user_id, timezone }: Invitee,
  meeting: Meeting,
  { clock, isOrganizer }: { readonly clock: Clock; readonly isOrganizer: boolean },
): string {
  if (user_id === null) return isOrganizer ? t('Guest without an account') : t('Guest by email')
  if (timezone === null) return t('Guest')
  if (meeting.is_all_day) return cityOf(timezone)
  const time = formatTime(meeting.meeting_timestamps.start_timestamp, { ...clock, zone: timezone })
  return `${cityOf(timezone)}, ${time}`
}

/** A list longer than this is folded. */
const few = 6
