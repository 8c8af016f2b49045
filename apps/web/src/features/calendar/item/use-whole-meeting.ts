import { getMeeting, type Meeting, type Occurrence } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { showError } from '../../../platform/state/toasts.ts'

/** Asks for the whole meeting, which forms want and of which the calendar has a part only. */
export function useWholeMeeting({ occurrence }: { readonly occurrence: Occurrence }) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)

  async function ask(then: (meeting: Meeting) => void) {
    setAsking(true)
    try {
      then(await queries.fetchQuery({ ...questionFor(occurrence), staleTime: 0 }))
    } catch (problem) {
      showError(problem)
    } finally {
      setAsking(false)
    }
  }
  return { isAsking, ask: (then: (meeting: Meeting) => void) => void ask(then) }
}

/** Asks for the meeting; of a series for the occurrence itself, as it may differ. */
export function questionFor({ meeting_id, is_recurring, original_start_timestamp }: Occurrence) {
  const params = { meeting_id }
  return queryFor(getMeeting, is_recurring ? { params, query: { original_start_timestamp } } : { params })
}
