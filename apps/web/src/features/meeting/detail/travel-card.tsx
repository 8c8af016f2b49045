import { getAvailability, type Meeting } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { Link } from '../../../ui/link.tsx'
import { DetailCard } from './detail-card.tsx'
import { mapHref } from './map-href.ts'
import { travelTimes } from './travel-times.ts'

/** Where the meeting is, when to leave for it, and when one is back. */
export function TravelCard({ meeting }: { readonly meeting: Meeting }) {
  const clock = useClock()
  const minutes = useQuery(queryFor(getAvailability, {})).data?.travel_minutes
  const { meeting_location } = meeting
  const map = mapHref(meeting_location)
  const times = minutes ? travelTimes(meeting, minutes, clock) : null
  return (
    <DetailCard title={t('Travel')}>
      {meeting_location.location_name && (
        <p dir="auto" className="[overflow-wrap:anywhere]">
          {meeting_location.location_name}
        </p>
      )}
      {times && (
        <p className="num mt-1 text-text-2">
          {t('Leave at {leave}, back at {back}. {minutes} minutes each way count as busy.', {
            ...times,
            minutes: minutes ?? 0,
          })}
        </p>
      )}
      {minutes === 0 && <p className="mt-1 text-muted">{t('No travel time is kept free.')}</p>}
      <p className="mt-1.5 flex flex-wrap gap-x-4">
        {map && (
          <Link href={map} isExternal>
            {t('Show on a map')}
          </Link>
        )}
        {minutes !== undefined && <Link href="/user/settings?option=6">{t('Set travel time')}</Link>}
      </p>
    </DetailCard>
  )
}
