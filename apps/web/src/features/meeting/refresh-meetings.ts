import {
  findSlots,
  getFreeBusy,
  getMeeting,
  listMeetings,
  listOccurrences,
  listProposals,
} from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { isLeft } from '../../platform/left-queries.ts'
import { keyOf } from '../../platform/queries.ts'

/** After a change: asks anew for everything that shows meetings. Done when what is on the screen has come. */
export async function refreshMeetings(queries: QueryClient): Promise<void> {
  await Promise.all(
    showing_meetings.map((shown) =>
      queries.invalidateQueries({
        queryKey: keyOf(shown),
        predicate: (query) => !isLeft(query),
      }),
    ),
  )
}

const showing_meetings = [listMeetings, listOccurrences, listProposals, getMeeting, findSlots, getFreeBusy]
