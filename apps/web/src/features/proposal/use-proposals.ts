import { listProposals } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'
import { useHidden } from '../../platform/state/hidden.ts'
import { useHeldAnswers } from './held-answers.ts'

const two_minutes = 120_000

/** What waits for the reader's answer; asked again from time to time, since others ask at any time. */
export function useProposals() {
  const held = useHeldAnswers()
  // Their answers wait for the connection.
  const hidden = useHidden()
  return useQuery({
    ...queryFor(listProposals, {}),
    refetchInterval: two_minutes,
    select: (proposals) =>
      proposals.filter(({ meeting_proposal_id: id }) => !held.has(id) && !hidden.has(id)),
  })
}
