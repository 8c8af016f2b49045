import {
  answer_note_characters_max,
  answerProposal,
  listProposals,
  type Meeting,
  type MeetingProposal,
} from '@meridian/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../../../platform/api/queries.ts'
import { callOrQueue } from '../../../../platform/offline/call-or-queue.ts'
import { showError, showSuccess } from '../../../../platform/state/toasts.ts'
import { t } from '../../../../platform/text/text.ts'
import { refreshMeetings } from '../../refresh-meetings.ts'
import { type OwnAnswer, ownAnswerOf } from '../../rsvp.ts'
import { describeQueuedAnswer } from './queued-answer.ts'

interface Given {
  readonly answer: OwnAnswer
  readonly note: string
}

interface Sending extends Given {
  readonly id: string
  /** The answer before, while this one can be taken back. */
  readonly before: Given | null
}

/** What was answered here of a meeting that does not list the reader. */
interface Answered {
  readonly proposal: MeetingProposal
  readonly given: Given
}

/**
 * The reader's own answer, which can be changed and taken back. Of an outside organizer's meeting the pending
 * proposals tell which one belongs to it; once that one is answered it leaves them, and is remembered here.
 */
export function useOwnAnswer(meeting: Meeting, user_id: string) {
  const queries = useQueryClient()
  const proposals = useQuery(queryFor(listProposals, {}))
  const [answered, setAnswered] = useState<Answered | null>(null)
  const pending = proposals.data?.find(
    (proposal) =>
      proposal.proposal_type === 'invitation' && proposal.meeting.meeting_id === meeting.meeting_id,
  )
  const own = meeting.meeting_invitees[user_id]
  const proposal_id =
    own?.meeting_proposal_id ?? pending?.meeting_proposal_id ?? answered?.proposal.meeting_proposal_id ?? null

  const answering = useMutation({
    mutationFn: ({ id, ...given }: Sending) =>
      callOrQueue(
        'answer_meeting',
        { params: { meeting_proposal_id: id }, body: bodyOf(given) },
        describeQueuedAnswer(meeting, user_id, bodyOf(given)),
      ),
    onSuccess: async (proposal, { id, before, ...given }) => {
      if (proposal === null) return showSuccess(t('Waits for the connection'))
      setAnswered({ proposal, given })
      const undo = before && {
        label: t('Undo'),
        onPress: () => answering.mutate({ id, ...before, before: null }),
      }
      showSuccess(t(answerProposal.says.done ?? ''), undo ?? undefined)
      await refreshMeetings(queries)
    },
    onError: (problem) => showError(problem, t('Error in updating meeting proposal')),
  })

  const stored = own
    ? { answer: ownAnswerOf(meeting, user_id), note: own.answer_note }
    : (answered?.given ?? no_answer)
  return {
    proposal_id,
    /** The time that the reader proposed and the organizer has not answered yet. */
    proposed: (pending ?? answered?.proposal)?.own_counter_proposal ?? null,
    stored,
    action: answering.isPending ? answering.variables.answer : stored.answer,
    isBusy: answering.isPending,
    give: (answer: Exclude<OwnAnswer, 'pending'>, note: string) => {
      if (proposal_id === null || (answer === stored.answer && note === stored.note)) return
      answering.mutate({ id: proposal_id, answer, note, before: stored })
    },
  }
}

const no_answer: Given = { answer: 'pending', note: '' }

function bodyOf({ answer, note }: Given) {
  const answer_note = note.slice(0, answer_note_characters_max)
  return answer === 'tentative'
    ? { meeting_action: 'pending' as const, is_tentative: true, answer_note }
    : { meeting_action: answer, is_tentative: false, answer_note }
}
