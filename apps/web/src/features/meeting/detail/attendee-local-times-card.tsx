import { getFreeBusy, type Meeting } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { formatTime } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { type AttendeeLocalTimes, groupByLocalTime } from './attendee-local-times.ts'
import { DetailCard } from './detail-card.tsx'

/** The start on everybody's clock and working day; shown where clocks differ, and once they are known. */
export function AttendeeLocalTimesCard({ meeting }: { readonly meeting: Meeting }) {
  const clock = useClock()
  const { start_timestamp, end_timestamp } = meeting.meeting_timestamps
  const invited = Object.values(meeting.meeting_invitees).flatMap(({ user_id }) => user_id ?? [])
  const { data } = useQuery({
    ...queryFor(getFreeBusy, {
      body: {
        users: [meeting.user_id, ...invited],
        start_time: start_timestamp,
        end_time: end_timestamp,
      },
    }),
    enabled: invited.length > 0 && !meeting.is_all_day,
  })
  const places = groupByLocalTime(data?.people ?? [], Date.parse(start_timestamp))
  if (places.length < 2 || meeting.is_all_day) return null
  return (
    <DetailCard title={t('Local times')}>
      <ul>
        {places.map((place) => (
          <Place
            key={place.zone}
            place={place}
            time={formatTime(start_timestamp, { ...clock, zone: place.zone })}
          />
        ))}
      </ul>
    </DetailCard>
  )
}

/** Grey is the working day, green the start of the meeting on it. */
function Place({ place, time }: { readonly place: AttendeeLocalTimes; readonly time: string }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-0.75" title={place.names.join(', ')}>
      <span className="truncate">{place.cities}</span>
      <b className="num font-medium">{time}</b>
      <span
        aria-hidden
        className="relative col-span-2 mt-1 mb-1.5 block h-1.5 overflow-hidden rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--c-border)]"
      >
        {place.hours.map(({ from, length }) => (
          <i
            key={`${from} ${length}`}
            className="absolute inset-y-0 bg-border-strong"
            style={{ insetInlineStart: `${from}%`, width: `${length}%` }}
          />
        ))}
        <i
          className="absolute inset-y-0 w-0.75 rounded-[2px] bg-accent-line"
          style={{ insetInlineStart: `${place.startPercent}%` }}
        />
      </span>
    </li>
  )
}
