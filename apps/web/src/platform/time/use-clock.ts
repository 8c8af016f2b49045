import { useSession } from '../session.ts'
import type { Clock } from './format.ts'

/** The zone the reader looks from and the clock they read: the zone dropdown's choice and the profile's setting. */
export function useClock(): Clock {
  const zone = useSession(({ timestamp }) => timestamp.timezone)
  const isTwelveHour = useSession(({ user }) => user?.time_format !== '24')
  return { zone, isTwelveHour }
}

/**
 * The day weeks begin with, 0 = Sunday … 6 = Saturday: the reader's own choice, that of the region they
 * chose, else the workspace's; Monday before it is known.
 */
export function useWeekStart(): number {
  return useSession(
    ({ user, workspace }) =>
      user?.week_start ?? weekStartOf(user?.region ?? null) ?? workspace?.week_start ?? 1,
  )
}

/** The day weeks begin with in a country; null where the browser cannot tell. */
export function weekStartOf(region: string | null): number | null {
  if (region === null) return null
  // Newer than the type library: https://tc39.es/proposal-intl-locale-info
  const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & {
    getWeekInfo?: () => { readonly firstDay: number }
  }
  const first = locale.getWeekInfo?.().firstDay
  return first === undefined ? null : first % 7
}
