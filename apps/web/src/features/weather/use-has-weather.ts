import { getInstance } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'
import { useSession } from '../../platform/session/session.ts'

/** Whether there is weather for the reader; not before the instance has said so. */
export function useHasWeather(): boolean {
  const isPersonal = useSession(({ user }) => user !== null && user.role !== 'admin')
  const instance = useQuery(queryFor(getInstance, {})).data
  return isPersonal && instance?.has_weather === true
}
