import type { MeetingProposal } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { type Answer, answerOptions, answerWithUndo } from './answering.ts'
import { slotText } from './proposal-words.ts'

export type ProposalAnswer = 'approved' | 'rejected' | 'tentative'

/** Accepts or declines a proposal, or says maybe. The row goes at once and comes back when the server refuses. */
export function useAnswerProposal() {
  const { mutateAsync } = useMutation(answerOptions(useQueryClient()))
  // What fails is told by the options.
  const send = (answer: Answer) => mutateAsync(answer).catch(() => undefined)
  const clock = useClock()
  const now = useNow(60_000)
  return (proposal: MeetingProposal, given: ProposalAnswer) => {
    const { start_timestamp, end_timestamp } = proposal.meeting.meeting_timestamps
    const is_tentative = given === 'tentative'
    const action = given === 'tentative' ? 'pending' : given
    answerWithUndo(
      send,
      { proposal, action, is_tentative },
      slotText(start_timestamp, end_timestamp, clock, now),
    )
  }
}
