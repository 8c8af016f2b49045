import type { Poll } from '@meridian/contract'
import { CalendarClock, Clock as ClockIcon, Globe, type IconNode, MapPin, User } from 'lucide'
import type { ReactNode } from 'react'
import { t } from '../../../platform/text/text.ts'
import { type Clock, formatDay, formatTime } from '../../../platform/time/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { answeredText, place_words, zoneText } from '../poll-words.ts'

/** Who asks, until when where answers are still taken, where, and by which clock. */
export function PollFacts({ poll, clock }: { readonly poll: Poll; readonly clock: Clock }) {
  const { poll_state, deadline, poll_place, participants } = poll
  const answered = participants.filter(({ answered_at }) => answered_at !== null).length
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-text-2">
      <Fact icon={User}>
        {poll.is_own ? t('Your poll') : t('{name} asks', { name: poll.organizer_name })}
        {` · ${answeredText(answered, participants.length)}`}
      </Fact>
      {poll_state === 'open' && deadline !== null && (
        <Fact icon={CalendarClock}>
          {t('Answers until {day}, {time}', {
            day: formatDay(deadline, clock.zone),
            time: formatTime(deadline, clock),
          })}
        </Fact>
      )}
      {poll_place !== 'none' && (
        <Fact icon={MapPin}>
          <Place poll={poll} />
        </Fact>
      )}
      <Fact icon={poll.is_zone_fixed ? ClockIcon : Globe}>{zoneText(poll, clock)}</Fact>
    </ul>
  )
}

function Place({ poll: { poll_place, place_details } }: { readonly poll: Poll }) {
  if (place_details === null) return t<string>(place_words[poll_place])
  if (poll_place === 'link' && /^https?:\/\//.test(place_details))
    return (
      <Link href={place_details} isExternal>
        {place_details}
      </Link>
    )
  return <span dir="auto">{place_details}</span>
}

function Fact({ icon, children }: { readonly icon: IconNode; readonly children: ReactNode }) {
  return (
    <li className="num flex min-w-0 items-start gap-1.5 break-words">
      <Icon of={icon} size={14} className="mt-0.75 text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
