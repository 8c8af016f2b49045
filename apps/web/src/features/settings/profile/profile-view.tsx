import { getUser, type User } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { Card } from '../../../ui/card.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { SettingHeader } from '../setting-header.tsx'
import type { SettingsOption } from '../settings-option.ts'
import { DeviceCard } from './device-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { TimeZoneCard } from './time-zone-card.tsx'

export function ProfileView({ option }: { readonly option: SettingsOption }) {
  const user = useQuery(queryFor(getUser, {}))
  return (
    <>
      <SettingHeader title={t(option.title)} />
      <QueryView query={user} loading={<ProfileSkeleton />} failed={t('Error fetching user details')}>
        {(found) => <ProfileCards user={found} />}
      </QueryView>
    </>
  )
}

function ProfileCards({ user }: { readonly user: User }) {
  return (
    <div className="@container flex flex-col gap-4">
      <ProfileCard user={user} />
      <div className="grid gap-4 @min-[44rem]:grid-cols-2">
        <TimeZoneCard user={user} />
        <DeviceCard />
      </div>
    </div>
  )
}

function ProfileSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Card className="p-4">
        <div className="flex items-center gap-3.5">
          <Skeleton className="size-14 rounded-full" />
          <Skeleton className="h-4 w-44" />
        </div>
        <div className="mt-5 grid gap-x-5 gap-y-4 md:grid-cols-2">
          {['first', 'last', 'mail', 'phone', 'link', 'country', 'language', 'clock'].map((name) => (
            <Skeleton key={name} className="h-16 md:h-13" />
          ))}
        </div>
        <Skeleton className="mt-4 h-24" />
      </Card>
    </div>
  )
}
