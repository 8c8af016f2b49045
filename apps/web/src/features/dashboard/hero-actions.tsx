import { followableLink, getMeeting } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide'
import { queryFor } from '../../platform/api/queries.ts'
import { occurrenceHref } from '../../platform/navigation/meeting-path.ts'
import { useSession } from '../../platform/session/session.ts'
import { useHotkey } from '../../platform/state/hotkeys.ts'
import { t } from '../../platform/text/text.ts'
import { AvatarStack, type Person } from '../../ui/avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Link } from '../../ui/link.tsx'
import { hero_buttons } from './hero-button-look.ts'
import { type HeroState, meetingOf } from './hero-state.ts'

/** Join, details and who comes; the way back to today from another day. */
export function HeroActions({ state }: { readonly state: HeroState }) {
  const meeting = meetingOf(state)
  const isToday = state.kind === 'next' || state.kind === 'in_progress'
  const isOtherDay = state.kind === 'day_ahead' || state.kind === 'day_past'
  if (!meeting && !isOtherDay) return null
  const link = meeting ? followableLink(meeting.meeting_link) : null
  return (
    <div className="mt-4.5 flex flex-wrap items-center gap-2.5">
      {link !== null && (
        <Join link={link} isDue={state.kind === 'in_progress' || (state.kind === 'next' && state.isDue)} />
      )}
      {meeting && (
        <Link href={occurrenceHref(meeting)} look="bare" className={hero_buttons.quiet}>
          {t('Meeting details')}
        </Link>
      )}
      {isOtherDay && (
        <Link href="/user/dashboard" look="bare" className={hero_buttons.quiet}>
          {t('Show today')}
        </Link>
      )}
      {isToday && <People meeting_id={state.meeting.meeting_id} />}
    </div>
  )
}

/** Quiet until it is time, bright then; J does the same at any time. */
function Join({ link, isDue }: { readonly link: string; readonly isDue: boolean }) {
  useHotkey({ keys: 'j', label: t('Join meeting'), group: t('Dashboard') }, () => {
    window.open(link, '_blank', 'noopener,noreferrer')
  })
  return (
    <Link
      href={link}
      isExternal
      look="bare"
      className={cx('max-md:flex-1', isDue ? hero_buttons.bright : hero_buttons.quiet)}
    >
      <Icon of={Video} />
      {t('Join meeting')}
      <Kbd className="ms-1">J</Kbd>
    </Link>
  )
}

/** The others, once they are known. */
function People({ meeting_id }: { readonly meeting_id: string }) {
  const ownId = useSession(({ user }) => user?.user_id)
  const meeting = useQuery(queryFor(getMeeting, { params: { meeting_id } })).data
  if (!meeting) return null
  const outside = meeting.outside_organizer
  const organizer: Person = outside
    ? { id: 'organizer', name: outside.full_name }
    : { id: meeting.user_id, name: meeting.user_details.full_name }
  const invitees = Object.entries(meeting.meeting_invitees)
    .filter(([, { meeting_action }]) => meeting_action !== 'rejected')
    .map(
      ([key, { user_id, full_name, primary_email, profile_picture }]): Person => ({
        id: user_id ?? key,
        name: full_name || primary_email || t('No Name'),
        picture: profile_picture,
      }),
    )
  const others = [organizer, ...invitees].filter(({ id }) => id !== ownId)
  if (others.length === 0) return null
  return (
    <span className="ms-1.5 inline-flex max-md:hidden [&_span]:shadow-[0_0_0_2px_var(--c-hero)]">
      <AvatarStack people={others} />
    </span>
  )
}
