import { findSlots, getFreeBusy, type LeftOut, type SlotPair } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../platform/api/queries.ts'
import { useSession } from '../../platform/session/session.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { type FinderPerson, finderPeople } from './finder-people.ts'
import { edgesOf, lanesWindow, searchWindow } from './search-window.ts'

export const first_look_days = 4
export const longer_look_days = 14

/** What is known of a search; `isFresh` is false while the answer to changed people or another duration is on its way. */
export interface SlotSearch {
  readonly days: number
  readonly window: Interval
  readonly nowMs: number
  /** Undefined until both answers are there. */
  readonly found:
    | {
        readonly slots: readonly Interval[]
        readonly people: readonly FinderPerson[]
        /** The first moment at which a slot may begin. */
        readonly earliestMs: number
      }
    | undefined
  readonly error: { readonly message: string } | null
  readonly isFetching: boolean
  readonly isFresh: boolean
  readonly hasBegun: boolean
  readonly begin: (days: number) => void
  readonly retry: () => void
}

/** Searches once it was asked to, and from then on again whenever the question changes or five minutes have passed. */
export function useSlotSearch(
  { user_ids, leftOut }: { readonly user_ids: readonly string[]; readonly leftOut: LeftOut },
  durationMinutes: number,
): SlotSearch {
  const [asked, setAsked] = useState<{ readonly atMs: number; readonly days: number } | null>(null)
  const searcher = useSession(({ user }) => user)
  const nowMs = useNow(60_000)
  const zone = searcher?.timezone ?? 'UTC'
  const days = asked?.days ?? first_look_days
  const window = searchWindow(Math.max(asked?.atMs ?? 0, Math.floor(nowMs / refresh_ms) * refresh_ms), days)
  const users = [...user_ids]
  const options = { enabled: asked !== null && searcher !== null, placeholderData: keepPreviousData }
  const slots = useQuery({
    ...queryFor(findSlots, {
      body: { users, break_duration: 0, duration: durationMinutes, ...edgesOf(window, zone), ...leftOut },
    }),
    ...options,
  })
  const calendars = useQuery({
    ...queryFor(getFreeBusy, { body: { users, ...edgesOf(lanesWindow(window, zone), zone), ...leftOut } }),
    ...options,
  })

  const error = slots.error ?? calendars.error

  return {
    days,
    window,
    nowMs,
    found:
      slots.data && calendars.data && searcher
        ? {
            // A slot that has begun meanwhile is none.
            slots: slots.data.free_slots.map(intervalOf).filter(([start]) => start > nowMs),
            earliestMs: Date.parse(slots.data.earliest_start),
            people: finderPeople(calendars.data.people, searcher.user_id),
          }
        : undefined,
    error: error instanceof Error ? error : null,
    isFetching: slots.isFetching || calendars.isFetching,
    isFresh: !slots.isPlaceholderData && !calendars.isPlaceholderData,
    hasBegun: asked !== null,
    begin: (wanted) => setAsked({ atMs: nowMs, days: wanted }),
    retry: () => {
      if (slots.error) void slots.refetch()
      if (calendars.error) void calendars.refetch()
    },
  }
}

const refresh_ms = 5 * 60_000

function intervalOf([start, end]: SlotPair): Interval {
  return [Date.parse(start), Date.parse(end)]
}
