import { answerProposal, type Meeting } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callOrQueue } from '../../../../platform/offline/call-or-queue.ts'
import { showError, showSuccess, undoAction } from '../../../../platform/state/toasts.ts'
import { t } from '../../../../platform/text/text.ts'
import { refreshMeetings } from '../../refresh-meetings.ts'
import { answerBodyOf, type OwnAnswer, ownAnswerOf } from '../../rsvp.ts'
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

/** The reader's own answer, which can be changed and taken back. */
export function useOwnAnswer(meeting: Meeting, user_id: string) {
  const queries = useQueryClient()
  const { reader_answer } = meeting

  const answering = useMutation({
    mutationFn: ({ id, ...given }: Sending) =>
      callOrQueue(
        'answer_meeting',
        { params: { meeting_proposal_id: id }, body: answerBodyOf(given.answer, given.note) },
        describeQueuedAnswer(meeting, user_id, answerBodyOf(given.answer, given.note)),
      ),
    onSuccess: async (proposal, { id, before }) => {
      if (proposal === null) return showSuccess(t('Waits for the connection'))
      const undo = before && undoAction(() => answering.mutate({ id, ...before, before: null }))
      showSuccess(t(answerProposal.says.done), undo ?? undefined)
      await refreshMeetings(queries)
    },
    onError: (problem) => showError(problem, t('Error in updating meeting proposal')),
  })

  const stored: Given = { answer: ownAnswerOf(meeting), note: reader_answer?.answer_note ?? '' }
  return {
    own: reader_answer,
    stored,
    action: answering.isPending ? answering.variables.answer : stored.answer,
    isBusy: answering.isPending,
    give: (answer: Exclude<OwnAnswer, 'pending'>, note: string) => {
      if (reader_answer === null || (answer === stored.answer && note === stored.note)) return
      answering.mutate({ id: reader_answer.meeting_proposal_id, answer, note, before: stored })
    },
  }
}
