import {
  findSlots,
  getFreeBusy,
  getMeeting,
  listMeetings,
  listOccurrences,
  listProposals,
} from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../platform/api/queries.ts'
import { waitForChange } from '../../platform/live/received-changes.ts'
import { isSuspended } from '../../platform/live/suspended-queries.ts'

/** After an own change: asks anew for everything that shows meetings, once. Done when what is on the screen has come. */
export async function refreshMeetings(queries: QueryClient): Promise<void> {
  await waitForChange('meeting')
  await Promise.all(
    showing_meetings.map((shown) =>
      queries.invalidateQueries({
        queryKey: keyOf(shown),
        predicate: (query) => !isSuspended(query),
      }),
    ),
  )
}

const showing_meetings = [listMeetings, listOccurrences, listProposals, getMeeting, findSlots, getFreeBusy]
