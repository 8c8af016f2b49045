import {
  findSlots,
  getFreeBusy,
  getMeeting,
  listMeetings,
  listOccurrences,
  listProposals,
} from '@meridian/contract'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { keyOf } from '../../platform/queries.ts'

/**
 * After a change: asks anew for everything that shows meetings. Done when what is on the screen has come.
 * `left` is the question whose page is being left, which may have no answer any longer.
 */
export async function refreshMeetings(queries: QueryClient, left?: QueryKey): Promise<void> {
  const leftHash = left && hashKey(left)
  await Promise.all(
    showing_meetings.map((shown) =>
      queries.invalidateQueries({
        queryKey: keyOf(shown),
        predicate: ({ queryHash }) => queryHash !== leftHash,
      }),
    ),
  )
}

const showing_meetings = [listMeetings, listOccurrences, listProposals, getMeeting, findSlots, getFreeBusy]
