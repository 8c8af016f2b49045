import { answerProposal, listProposals, type Meeting, type MeetingAction } from '@meridian/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { callOrQueue } from '../../../platform/offline/call-or-queue.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { refreshMeetings } from '../refresh-meetings.ts'
import { describeQueuedAnswer } from './queued-answer.ts'

/**
 * The reader's own answer. The pending proposals tell which one belongs to this meeting; once it is
 * answered it leaves them, and is remembered here, so that the answer can be changed.
 */
export function useOwnAnswer(meeting: Meeting, user_id: string) {
  const queries = useQueryClient()
  const proposals = useQuery(queryFor(listProposals, {}))
  const [answered, setAnswered] = useState<string | null>(null)
  const pending = proposals.data?.find(
    (proposal) =>
      proposal.proposal_type === 'invitation' && proposal.meeting.meeting_id === meeting.meeting_id,
  )
  const proposal_id = pending?.meeting_proposal_id ?? answered

  const answering = useMutation({
    mutationFn: ({ id, meeting_action }: { id: string; meeting_action: 'approved' | 'rejected' }) =>
      callOrQueue(
        'answer_meeting',
        { params: { meeting_proposal_id: id }, body: { meeting_action } },
        describeQueuedAnswer(meeting, user_id, meeting_action),
      ),
    onSuccess: async (proposal, { id }) => {
      setAnswered(id)
      if (proposal === null) return showSuccess(t('Waits for the connection'))
      showSuccess(t(answerProposal.says.done ?? ''))
      await refreshMeetings(queries)
    },
    onError: (problem) => showError(problem, t('Error in updating meeting proposal')),
  })

  const stored: MeetingAction = meeting.meeting_invitees[user_id]?.meeting_action ?? 'pending'
  return {
    isOpen: proposal_id !== null && meeting.meeting_status === 'active',
    action: answering.isPending ? answering.variables.meeting_action : stored,
    isBusy: answering.isPending,
    answer: (meeting_action: 'approved' | 'rejected') => {
      if (proposal_id !== null && meeting_action !== stored) {
        answering.mutate({ id: proposal_id, meeting_action })
      }
    },
  }
}
