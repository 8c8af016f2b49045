import { getAvailability } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide'
import { Suspense, useEffect } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { useSession } from '../../../platform/session/session.ts'
import { t } from '../../../platform/text/text.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { zoneName } from '../../../platform/time/zones.ts'
import { Card } from '../../../ui/card.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { SettingHeader } from '../setting-header.tsx'
import { type SettingsOption, time_zone_path } from '../settings-option.ts'

const HoursCard = lazyPart(async () => ({ default: (await import('./hours-card.tsx')).HoursCard }))

export function AvailabilityView({ option }: { readonly option: SettingsOption }) {
  const availability = useQuery(queryFor(getAvailability, {}))
  const { error } = availability
  useEffect(() => {
    // oxlint-disable-next-line no-console -- The specification has this failure logged; the screen shows it as well.
    if (error) console.error(error)
  }, [error])

  return (
    <>
      <SettingHeader title={t(option.title)} end={<ZoneLink />} />
      <QueryView query={availability} loading={<HoursSkeleton />}>
        {(saved) => (
          <Suspense fallback={<HoursSkeleton />}>
            <HoursCard availability={saved} />
          </Suspense>
        )}
      </QueryView>
    </>
  )
}

/** In which zone the hours are read, and the way to change it. */
function ZoneLink() {
  const zone = useSession(({ user }) => user?.timezone ?? 'UTC')
  const minute = useNow(60_000)
  const name = zoneName(zone, minute)
  return (
    <ButtonLink
      href={time_zone_path}
      icon={Globe}
      aria-label={t('Hours are in {zone}. Change the time zone in the profile', { zone: name })}
    >
      {name}
    </ButtonLink>
  )
}

function HoursSkeleton() {
  return (
    <Card className="divide-y divide-border md:mt-5.5">
      {Array.from({ length: 7 }, (_, index) => (
        <div key={index} className="flex h-13.5 items-center gap-3.5 px-4">
          <Skeleton className="h-4.5 w-7.5 rounded-full" />
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-2.5 flex-1" />
        </div>
      ))}
    </Card>
  )
}
