import { Check, CircleHelp, X } from 'lucide'
import type { ReactNode } from 'react'
import { mark, t, tLabels } from '../../platform/text/text.ts'
import { ChoiceButtons } from '../../ui/choice-buttons.tsx'
import type { MenuAction } from '../../ui/overlay/menu.tsx'
import { type ProposalAnswer, useAnswerProposal } from './use-answer-proposal.ts'
import { useProposals } from './use-proposals.ts'

interface AnswerInPlaceProps {
  readonly meeting_id: string
  readonly onAnswered: () => void
}

/** Accept, maybe or decline, for a meeting whose invitation waits for the reader's answer; nothing for any other. */
export function AnswerInPlace({ meeting_id, onAnswered }: AnswerInPlaceProps) {
  const answer = useAnswer(meeting_id)
  if (!answer) return null
  return (
    <div role="group" aria-label={t('Your answer')} className="mt-3 flex gap-1.5">
      <ChoiceButtons
        choices={tLabels(choices)}
        chosen=""
        isDisabled={false}
        onChoose={(chosen) => {
          answer(chosen)
          onAnswered()
        }}
        className="flex-1"
      />
    </div>
  )
}

interface AnswerActionsProps {
  readonly meeting_id: string
  /** The menu that has these actions; none for a meeting that waits for no answer. */
  readonly children: (actions: readonly MenuAction[]) => ReactNode
}

/** The answers to an invitation as actions of a menu. */
export function AnswerActions({ meeting_id, children }: AnswerActionsProps) {
  const answer = useAnswer(meeting_id)
  return children(
    answer ? tLabels(choices).map((choice) => ({ ...choice, onAction: () => answer(choice.id) })) : [],
  )
}

/** Answers the invitation to the meeting; null where none waits for the reader's answer. */
function useAnswer(meeting_id: string): ((given: ProposalAnswer) => void) | null {
  const { data } = useProposals()
  const answer = useAnswerProposal()
  const proposal = data?.find(
    ({ proposal_type, meeting }) => proposal_type === 'invitation' && meeting.meeting_id === meeting_id,
  )
  return proposal ? (given) => answer(proposal, given) : null
}

const choices = [
  { id: 'approved', label: mark('Accept'), icon: Check },
  { id: 'tentative', label: mark('Maybe'), icon: CircleHelp },
  { id: 'rejected', label: mark('Decline'), icon: X },
] as const
