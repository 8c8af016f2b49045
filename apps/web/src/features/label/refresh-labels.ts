import { getMeeting, listLabels, listMeetings, listOccurrences, listProposals } from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../platform/api/queries.ts'

/** After a change: asks anew for everything that shows labels. Done when what is on the screen has come. */
export async function refreshLabels(queries: QueryClient): Promise<void> {
  await Promise.all(showing_labels.map((shown) => queries.invalidateQueries({ queryKey: keyOf(shown) })))
}

const showing_labels = [listLabels, listMeetings, listOccurrences, getMeeting, listProposals]
