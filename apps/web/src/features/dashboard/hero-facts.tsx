import type { Occurrence } from '@meridian/contract'
import { CalendarDays, Clock as ClockIcon, Globe, type IconNode, MapPin } from 'lucide'
import type { ReactNode } from 'react'
import { placeName } from '../../platform/navigation/place-name.ts'
import { t } from '../../platform/text/text.ts'
import { formatElsewhere } from '../../platform/time/elsewhere.ts'
import { type Clock, formatDuration, formatTimeRange, isoDate } from '../../platform/time/format.ts'
import { abbreviationOf } from '../../platform/time/zones.ts'
import { Icon } from '../../ui/icon.tsx'
import { dayWord } from './day-word.ts'
import type { HeroState } from './hero-state.ts'

interface HeroFactsProps {
  readonly state: HeroState
  readonly clock: Clock
  readonly today: string
}

/** Times in the reader's zone, then in the meeting's own, and the place. */
export function HeroFacts({ state, clock, today }: HeroFactsProps) {
  return (
    <div className="num mt-1.5 flex flex-col gap-x-3.5 gap-y-0.75 text-base text-hero-muted md:flex-row md:flex-wrap md:gap-y-0.5">
      {state.kind === 'day_past' ? (
        <Fact icon={ClockIcon}>
          {state.count > 0
            ? t('{duration} in meetings', { duration: formatDuration(state.minutes) })
            : t('The day was free of meetings.')}
        </Fact>
      ) : state.kind === 'nothing_more' ? (
        <Following meeting={state.following} clock={clock} today={today} />
      ) : state.meeting ? (
        <TimeAndPlace meeting={state.meeting} clock={clock} />
      ) : (
        <Fact icon={CalendarDays}>{t('The day is free of meetings so far.')}</Fact>
      )}
    </div>
  )
}

function Following({
  meeting,
  clock,
  today,
}: Omit<HeroFactsProps, 'state'> & { meeting: Occurrence | null }) {
  if (!meeting) return <Fact icon={CalendarDays}>{t('Nothing is planned in the next 31 days.')}</Fact>
  const { start_timestamp, end_timestamp, meeting_title } = meeting
  const day = dayWord(isoDate(start_timestamp, clock.zone), today)
  return (
    <>
      <Fact icon={CalendarDays}>
        {t('{day}, {time}', { day, time: formatTimeRange(start_timestamp, end_timestamp, clock) })}
      </Fact>
      <span className="own-direction line-clamp-2 min-w-0 text-hero-text wrap-anywhere">
        {meeting_title || t('No title provided')}
      </span>
    </>
  )
}

function TimeAndPlace({ meeting, clock }: { readonly meeting: Occurrence; readonly clock: Clock }) {
  const { start_timestamp, end_timestamp, meeting_timezone, location_name } = meeting
  const place = placeName(location_name)
  const elsewhere = formatElsewhere(start_timestamp, meeting_timezone, clock)
  return (
    <>
      <Fact icon={ClockIcon}>
        {formatTimeRange(start_timestamp, end_timestamp, clock)}{' '}
        {abbreviationOf(clock.zone, Date.parse(start_timestamp))}
      </Fact>
      {elsewhere && <Fact icon={Globe}>{elsewhere}</Fact>}
      {place && <Fact icon={MapPin}>{place}</Fact>}
    </>
  )
}

function Fact({ icon, children }: { readonly icon: IconNode; readonly children: ReactNode }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <Icon of={icon} size={14} />
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{children}</span>
    </span>
  )
}
