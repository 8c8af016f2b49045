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
import { isLeft } from '../../platform/live/left-queries.ts'
import { untilTold } from '../../platform/live/told-changes.ts'

/** After an own change: asks anew for everything that shows meetings, once. Done when what is on the screen has come. */
export async function refreshMeetings(queries: QueryClient): Promise<void> {
  await untilTold('meeting')
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
