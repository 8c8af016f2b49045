import { type OwnCounterProposal, proposeOtherTime, withdrawProposedTime } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api/api.ts'
import { showError, showSuccess, undoAction } from '../../../../platform/state/toasts.ts'
import { t } from '../../../../platform/text/text.ts'
import { refreshMeetings } from '../../refresh-meetings.ts'

type Time = Pick<OwnCounterProposal, 'original_start_timestamp' | 'start_timestamp' | 'end_timestamp'>

interface Proposing extends Time {
  /** The proposal that this one replaces. */
  readonly before: OwnCounterProposal | null
}

/** Asks the organizer for another time, which Undo takes back. What the server refuses is told in the form. */
export function useProposeTime(meeting_proposal_id: string, onDone: () => void) {
  const queries = useQueryClient()
  const params = { meeting_proposal_id }
  const propose = ({ original_start_timestamp, start_timestamp, end_timestamp }: Time) =>
    call(proposeOtherTime, { params, body: { original_start_timestamp, start_timestamp, end_timestamp } })
  const withdraw = ({ original_start_timestamp }: Time) =>
    call(withdrawProposedTime, {
      params,
      query: original_start_timestamp === null ? {} : { original_start_timestamp },
    })
  const undoing = useMutation({
    mutationFn: ({ before, ...time }: Proposing) => (before ? propose(before) : withdraw(time)),
    onSuccess: async (_, { before }) => {
      showSuccess(before ? t('The time you proposed before is back.') : t('The proposed time was withdrawn.'))
      await refreshMeetings(queries)
    },
    onError: (problem) => showError(problem, t('Error in updating meeting proposal')),
  })
  return useMutation({
    mutationFn: (proposing: Proposing) => propose(proposing),
    onSuccess: async (_, proposing) => {
      const canUndo = proposing.before?.can_withdraw !== false
      const undo = undoAction(() => undoing.mutate(proposing))
      showSuccess(t('The organizer was asked for another time.'), canUndo ? undo : undefined)
      onDone()
      await refreshMeetings(queries)
    },
  })
}
