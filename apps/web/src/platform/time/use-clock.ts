import { useSession } from '../session.ts'
import type { Clock } from './format.ts'

/** The zone the reader looks from and the clock they read: the zone dropdown's choice and the profile's setting. */
export function useClock(): Clock {
  const zone = useSession(({ timestamp }) => timestamp.timezone)
  const isTwelveHour = useSession(({ user }) => user?.time_format !== '24')
  return { zone, isTwelveHour }
}

/** The day weeks begin with, 0 = Sunday … 6 = Saturday: the workspace's, Monday before it is known. */
export function useWeekStart(): number {
  return useSession(({ workspace }) => workspace?.week_start ?? 1)
}
