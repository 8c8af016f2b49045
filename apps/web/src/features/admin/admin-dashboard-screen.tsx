import { getOverview } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'
import { t } from '../../platform/text/text.ts'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { AuditLog } from './audit-log.tsx'
import { HealthCard, HealthRows, HealthSkeleton } from './health-card.tsx'
import { FiguresSkeleton, OverviewFigures } from './overview-figures.tsx'
import { RegistrationCard } from './registration-card.tsx'
import { TextModelCard } from './text-model-card.tsx'

const FiguresCard = lazyPart(() => import('./figures/figures-card.tsx'), { kind: 'unasked' })

/** /admin/dashboard: how much there is, how it is, and what operators did. */
export function AdminDashboardScreen() {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryFor(getOverview, {}),
    refetchInterval: half_a_minute,
  })
  const overview = { data, error, isFetching, refetch }
  return (
    <Screen title={t('Administration')}>
      <ScreenHeader title={t('Administration')} lead={t('This instance at a glance')} />
      <div className="@container flex flex-col gap-4 md:gap-5">
        <QueryView query={overview} failed={t('Error in fetching overview')} loading={<FiguresSkeleton />}>
          {(found) => <OverviewFigures overview={found} />}
        </QueryView>
        <div className="grid grid-cols-1 items-start gap-4 @min-[58rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-5">
          <HealthCard>
            <QueryView query={overview} failed={t('Error in fetching overview')} loading={<HealthSkeleton />}>
              {(found) => <HealthRows overview={found} />}
            </QueryView>
          </HealthCard>
          <div className="flex min-w-0 flex-col gap-4 md:gap-5">
            <RegistrationCard />
            <TextModelCard />
            <AuditLog />
          </div>
        </div>
        <FiguresCard />
      </div>
    </Screen>
  )
}

const half_a_minute = 30_000
