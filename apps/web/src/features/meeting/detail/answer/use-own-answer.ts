import { answerProposal, listProposals, type Meeting } from '@meridian/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { callOrQueue } from '../../../platform/offline/call-or-queue.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { refreshMeetings } from '../refresh-meetings.ts'
import { type OwnAnswer, ownAnswerOf } from '../rsvp.ts'
import { describeQueuedAnswer } from './queued-answer.ts'

/**
 * The reader's own answer, which can be changed. Of an outside organizer's meeting the pending proposals tell which
 * one belongs to it; once that one is answered it leaves them, and is remembered here.
 */
export function useOwnAnswer(meeting: Meeting, user_id: string) {
  const queries = useQueryClient()
  const proposals = useQuery(queryFor(listProposals, {}))
  const [answered, setAnswered] = useState<string | null>(null)
  const pending = proposals.data?.find(
    (proposal) =>
      proposal.proposal_type === 'invitation' && proposal.meeting.meeting_id === meeting.meeting_id,
  )
  const own = meeting.meeting_invitees[user_id]?.meeting_proposal_id
  const proposal_id = own ?? pending?.meeting_proposal_id ?? answered

  const answering = useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: GivenAnswer }) =>
      callOrQueue(
        'answer_meeting',
        { params: { meeting_proposal_id: id }, body: bodyOf(answer) },
        describeQueuedAnswer(meeting, user_id, bodyOf(answer)),
      ),
    onSuccess: async (proposal, { id }) => {
      setAnswered(id)
      if (proposal === null) return showSuccess(t('Waits for the connection'))
      showSuccess(t(answerProposal.says.done ?? ''))
      await refreshMeetings(queries)
    },
    onError: (problem) => showError(problem, t('Error in updating meeting proposal')),
  })

  const stored = ownAnswerOf(meeting, user_id)
  return {
    isOpen: proposal_id !== null && meeting.meeting_status === 'active',
    action: answering.isPending ? answering.variables.answer : stored,
    isBusy: answering.isPending,
    answer: (answer: GivenAnswer) => {
      if (proposal_id !== null && answer !== stored) answering.mutate({ id: proposal_id, answer })
    },
  }
}

type GivenAnswer = Exclude<OwnAnswer, 'pending'>

function bodyOf(answer: GivenAnswer) {
  return answer === 'tentative'
    ? { meeting_action: 'pending' as const, is_tentative: true }
    : { meeting_action: answer, is_tentative: false }
}
