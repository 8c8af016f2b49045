import { getOverview } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../platform/api/queries.ts'
import { t } from '../../platform/text/text.ts'
import { Answer } from '../../ui/state/answer.tsx'
import { AuditLog } from './audit-log.tsx'
import { HealthCard, HealthRows, HealthSkeleton } from './health-card.tsx'
import { FiguresSkeleton, OverviewFigures } from './overview-figures.tsx'
import { TextModelCard } from './text-model-card.tsx'

/** /admin/dashboard: how much there is, how it is, and what operators did. */
export function AdminDashboardScreen() {
  const { data, error, isFetching, refetch } = useQuery({
    ...ask(getOverview, {}),
    refetchInterval: half_a_minute,
  })
  const overview = { data, error, isFetching, refetch }
  return (
    <div className="@container mx-auto w-full max-w-[calc(var(--w-content)+4rem)] px-4 pt-4.5 pb-6 md:px-8 md:pt-6.5 md:pb-10">
      <title>{t('Administration · Meridian')}</title>
      <header className="mb-4 md:mb-5">
        <h1 className="text-xl font-semibold tracking-tight">{t('Administration')}</h1>
        <p className="mt-0.75 text-muted">{t('This instance at a glance')}</p>
      </header>
      <div className="flex flex-col gap-4 md:gap-5">
        <Answer of={overview} failed={t('Error in fetching overview')} loading={<FiguresSkeleton />}>
          {(found) => <OverviewFigures overview={found} />}
        </Answer>
        <div className="grid grid-cols-1 items-start gap-4 @min-[58rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-5">
          <div className="flex flex-col gap-4 md:gap-5">
            <HealthCard>
              <Answer of={overview} failed={t('Error in fetching overview')} loading={<HealthSkeleton />}>
                {(found) => <HealthRows overview={found} />}
              </Answer>
            </HealthCard>
            <TextModelCard />
          </div>
          <AuditLog />
        </div>
      </div>
    </div>
  )
}

const half_a_minute = 30_000
