import { type BookingPage, booking_states, listBookings } from '@meridian/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide'
import { useSearchParams } from 'react-router'
import { infiniteQueryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { EmptyState } from '../../../ui/state/notice.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { BookingRow } from './booking-row.tsx'
import { pendingFirst, state_words } from './booking-words.ts'

/** The bookings of the person's pages; the address keeps the filter. */
export function BookingsView({ pages }: { readonly pages: readonly BookingPage[] }) {
  const [search, setSearch] = useSearchParams()
  const when = search.get('when') === 'past' ? 'past' : 'upcoming'
  const booking_page_id = pages.some((page) => page.booking_page_id === search.get('page_id'))
    ? (search.get('page_id') ?? '')
    : ''
  const booking_state = booking_states.find((state) => state === search.get('state')) ?? ''
  const bookings = useInfiniteQuery(
    infiniteQueryFor(listBookings, { query: { when, booking_page_id, booking_state } }),
  )
  const found = bookings.data?.pages.flatMap(({ data }) => data)

  function filter(name: string, value: string) {
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (value === '') next.delete(name)
      else next.set(name, value)
      return next
    })
  }

  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SegmentedControl
          label={t('When')}
          isLabelHidden
          segments={[
            { id: 'upcoming', label: t('Upcoming') },
            { id: 'past', label: t('Past') },
          ]}
          selected={when}
          onSelect={(id) => filter('when', id === 'past' ? id : '')}
          className="w-full md:w-64"
        />
        <Select
          label={t('Booking page')}
          isLabelHidden
          options={[
            { id: '', label: t('All pages') },
            ...pages.map((page) => ({ id: page.booking_page_id, label: page.booking_page_title })),
          ]}
          value={booking_page_id}
          onChange={(id) => filter('page_id', id)}
          className="min-w-40"
        />
        <Select
          label={t('State')}
          isLabelHidden
          options={[
            { id: '', label: t('All states') },
            ...booking_states.map((id) => ({ id, label: t<string>(state_words[id]) })),
          ]}
          value={booking_state}
          onChange={(id) => filter('state', id)}
          className="min-w-40"
        />
      </div>
      <QueryView
        query={{
          data: found,
          error: bookings.error,
          isFetching: bookings.isFetching,
          refetch: bookings.refetch,
        }}
        loading={<Skeleton className="h-60 rounded-lg" />}
        empty={<EmptyState icon={CalendarCheck} title={t('No bookings')} />}
        failed={t('Failed to get bookings. Please try again.')}
      >
        {(all) => (
          <ul aria-label={t('Bookings')} className="flex flex-col gap-3">
            {(when === 'upcoming' ? pendingFirst(all) : all).map((booking) => (
              <BookingRow key={booking.booking_id} booking={booking} isPast={when === 'past'} />
            ))}
          </ul>
        )}
      </QueryView>
      {bookings.hasNextPage && (
        <Button
          className="mt-3"
          isBusy={bookings.isFetchingNextPage}
          onPress={() => void bookings.fetchNextPage()}
        >
          {t('Show more')}
        </Button>
      )}
    </>
  )
}
