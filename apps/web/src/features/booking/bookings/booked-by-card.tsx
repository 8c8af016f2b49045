import { type Booking, listBookings } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { formatDay } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Card } from '../../../ui/card.tsx'
import { ButtonLink, Link } from '../../../ui/link.tsx'
import { StatusChip } from '../../../ui/state/status.tsx'
import { booking_path } from '../booking-paths.ts'
import { Answers } from './answers.tsx'
import { NoShow } from './no-show.tsx'

/** Who booked the meeting, on which page and with which answers. */
export function BookedByCard({ meeting_id }: { readonly meeting_id: string }) {
  const titleId = useId()
  const bookings = useQuery(
    queryFor(listBookings, { query: { meeting_id, booking_state: 'booked', limit: 100 } }),
  )
  const found = bookings.data ?? []
  if (found.length === 0) return null
  return (
    <Card labelledBy={titleId} className="flex flex-col gap-2.5 px-4 pt-3.25 pb-4">
      <h2 id={titleId} className="text-base font-semibold tracking-snug">
        {t('Booked by')}
      </h2>
      <ul className="flex flex-col gap-3">
        {found.map((booking) => (
          <BookedBy key={booking.booking_id} booking={booking} />
        ))}
      </ul>
      <ButtonLink size="sm" href={booking_path} className="self-start">
        {t('All bookings')}
      </ButtonLink>
    </Card>
  )
}

function BookedBy({ booking }: { readonly booking: Booking }) {
  const { zone } = useClock()
  const now = useNow(60_000)
  const { guest_name, guest_email, booking_page_title, created_at, host_reason } = booking
  return (
    <li className="flex flex-col gap-1.5">
      <div>
        <p dir="auto" className="flex flex-wrap items-center gap-1.5 font-medium break-words">
          {guest_name}
          {booking.is_no_show && <StatusChip tone="warning">{t('Did not come')}</StatusChip>}
        </p>
        <p className="text-xs text-muted break-words">
          <Link href={`mailto:${guest_email}`}>{guest_email}</Link>
        </p>
        <p dir="auto" className="text-xs text-muted break-words">
          {t('{page}, booked on {day}', { page: booking_page_title, day: formatDay(created_at, zone) })}
        </p>
        {host_reason !== null && <p className="text-xs text-muted">{host_reason}</p>}
      </div>
      <Answers answers={booking.answers} />
      {Date.parse(booking.start_timestamp) <= now && (
        <span className="print:hidden">
          <NoShow booking={booking} />
        </span>
      )}
    </li>
  )
}
