import { listProposals, type MeetingProposal, proposeOtherTime } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api/api.ts'
import { keyOf } from '../../../../platform/api/queries.ts'
import { showSuccess } from '../../../../platform/state/toasts.ts'
import { t } from '../../../../platform/text/text.ts'

/** Asks the organizer for another time. What the server refuses is told in the form. */
export function useProposeTime(meeting_proposal_id: string, onDone: (proposal: MeetingProposal) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { readonly start_timestamp: string; readonly end_timestamp: string }) =>
      call(proposeOtherTime, { params: { meeting_proposal_id }, body }),
    onSuccess: async (proposal) => {
      showSuccess(t('The organizer was asked for another time.'))
      onDone(proposal)
      await queries.invalidateQueries({ queryKey: keyOf(listProposals) })
    },
  })
}
