import { type Session, useSession } from '../session/session.ts'
import { formatTag, hasOwnFormats } from '../text/intl.ts'
import type { Clock } from './format.ts'

/** The zone the reader looks from and the clock they read: the zone dropdown's choice and the profile's setting. */
export function useClock(): Clock {
  const zone = useSession(({ timestamp }) => timestamp.timezone)
  const isTwelveHour = useSession(({ user }) => user?.time_format !== '24')
  return { zone, isTwelveHour }
}

/**
 * The day weeks begin with, 0 = Sunday … 6 = Saturday: the reader's own choice, that of the region their
 * dates are written by, else the workspace's, which holds with the product's own formats; Monday before it
 * is known.
 */
export function useWeekStart(): number {
  return useSession(weekStartIn) ?? 1
}

/** Null until the workspace is known, where nothing else tells. */
export function weekStartIn({ user, workspace }: Pick<Session, 'user' | 'workspace'>): number | null {
  const ofRegion = hasOwnFormats() ? null : weekStartOf(formatTag())
  return user?.week_start ?? ofRegion ?? workspace?.week_start ?? null
}

/** The day weeks begin with where one writes as the IETF tag has it; null where the browser cannot tell. */
export function weekStartOf(tag: string): number | null {
  // Newer than the type library: https://tc39.es/proposal-intl-locale-info
  const locale = new Intl.Locale(tag) as Intl.Locale & {
    getWeekInfo?: () => { readonly firstDay: number }
  }
  const first = locale.getWeekInfo?.().firstDay
  return first === undefined ? null : first % 7
}
