import { listBookingPages } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { queryFor } from '../../platform/api/queries.ts'
import { t } from '../../platform/text/text.ts'
import { SegmentedTabs, TabArea, TabContent } from '../../ui/segmented-tabs.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { SettingHeader } from '../settings/setting-header.tsx'
import { SettingsNav } from '../settings/settings-nav.tsx'
import { booking_option } from '../settings/settings-option.ts'
import { BookingsView } from './bookings/bookings-view.tsx'
import { NameCard } from './list/name-card.tsx'
import { PageList } from './list/page-list.tsx'

const BookingPageScreen = lazyPart(
  async () => ({ default: (await import('./booking-page-screen.tsx')).BookingPageScreen }),
  { kind: 'screen', roles: ['user', 'system_admin'] },
)

/** /user/settings/booking: the booking pages and their bookings; below it the form of one page. */
export function BookingScreen() {
  const { booking_page_id } = useParams()
  return booking_page_id === undefined ? <BookingOverview /> : <BookingPageScreen />
}

function BookingOverview() {
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'bookings' ? 'bookings' : 'pages'
  const query = useQuery(queryFor(listBookingPages, {}))
  const tabs = [
    { id: 'pages', label: t('Pages') },
    { id: 'bookings', label: t('Bookings') },
  ] as const
  return (
    <Screen title={t(booking_option.title)}>
      <ScreenHeader title={t('Settings')} lead={t(booking_option.description)} isHiddenOnPhone />
      <div className="min-[60rem]:grid min-[60rem]:grid-cols-[184px_minmax(0,1fr)] min-[60rem]:gap-8">
        <SettingsNav current={booking_option} />
        <TabArea
          selected={tab}
          segments={tabs}
          onSelect={(id) => setSearch(id === 'bookings' ? { tab: id } : {})}
          className="min-w-0"
        >
          <SettingHeader
            title={t(booking_option.title)}
            end={<SegmentedTabs label={t('Booking pages')} segments={tabs} />}
          />
          <TabContent key={tab} selected={tab}>
            <QueryView
              query={query}
              loading={<Skeleton className="h-91 rounded-lg" />}
              failed={t('Failed to get booking pages. Please try again.')}
            >
              {({ booking_name, booking_pages }) =>
                tab === 'bookings' ? (
                  <BookingsView pages={booking_pages} />
                ) : (
                  <>
                    <NameCard booking_name={booking_name} />
                    <PageList pages={booking_pages} />
                  </>
                )
              }
            </QueryView>
          </TabContent>
        </TabArea>
      </div>
    </Screen>
  )
}
