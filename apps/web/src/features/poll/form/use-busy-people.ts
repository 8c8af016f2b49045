import { getFreeBusy, type LeftOut } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../platform/api/queries.ts'
import { useSession } from '../../../platform/session/session.ts'
import { type BusyPerson, busyPeople } from './busy.ts'

export interface KnownTime {
  /** Undefined until it is known. */
  readonly people: readonly BusyPerson[] | undefined
  readonly window: Interval
  readonly error: { readonly message: string } | null
  readonly retry: () => void
}

/** When the reader and these people are busy, apart from what is left out. */
export function useBusyPeople(user_ids: readonly string[], window: Interval, leftOut: LeftOut): KnownTime {
  const reader_id = useSession(({ user }) => user?.user_id ?? '')
  const [start, end] = window
  const found = useQuery({
    ...queryFor(getFreeBusy, {
      body: {
        users: [...user_ids],
        start_time: new Date(start).toISOString(),
        end_time: new Date(end).toISOString(),
        ...leftOut,
      },
    }),
    placeholderData: keepPreviousData,
  })
  return {
    people: found.data && busyPeople(found.data.people, reader_id),
    window,
    error: found.error instanceof Error ? found.error : null,
    retry: () => void found.refetch(),
  }
}
