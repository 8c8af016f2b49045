import type { MeetingProposal } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { type Answer, answerOptions, answerWithUndo } from './answering.ts'
import { slotText } from './proposal-words.ts'

/** Accepts or declines a proposal. The row goes at once and comes back when the server refuses. */
export function useAnswerProposal() {
  const { mutateAsync } = useMutation(answerOptions(useQueryClient()))
  // What fails is told by the options.
  const send = (answer: Answer) => mutateAsync(answer).catch(() => undefined)
  const clock = useClock()
  const now = useNow(60_000)
  return (proposal: MeetingProposal, action: 'approved' | 'rejected') => {
    const { start_timestamp, end_timestamp } = proposal.meeting.meeting_timestamps
    answerWithUndo(send, { proposal, action }, slotText(start_timestamp, end_timestamp, clock, now))
  }
}
