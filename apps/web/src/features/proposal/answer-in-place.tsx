import { Check, CircleHelp, X } from 'lucide-react'
import { mark, t, tLabels } from '../../platform/text/text.ts'
import { ChoiceButtons } from '../../ui/choice-buttons.tsx'
import { useAnswerProposal } from './use-answer-proposal.ts'
import { useProposals } from './use-proposals.ts'

interface AnswerInPlaceProps {
  readonly meeting_id: string
  readonly onAnswered: () => void
}

/** Accept, maybe or decline, for a meeting whose invitation waits for the reader's answer; nothing for any other. */
export function AnswerInPlace({ meeting_id, onAnswered }: AnswerInPlaceProps) {
  const { data } = useProposals()
  const answer = useAnswerProposal()
  const proposal = data?.find(
    ({ proposal_type, meeting }) => proposal_type === 'invitation' && meeting.meeting_id === meeting_id,
  )
  if (!proposal) return null
  return (
    <div role="group" aria-label={t('Your answer')} className="mt-3 flex gap-1.5">
      <ChoiceButtons
        choices={tLabels(choices)}
        chosen=""
        isDisabled={false}
        onChoose={(chosen) => {
          answer(proposal, chosen)
          onAnswered()
        }}
        className="flex-1"
      />
    </div>
  )
}

const choices = [
  { id: 'approved', label: mark('Accept'), icon: Check },
  { id: 'tentative', label: mark('Maybe'), icon: CircleHelp },
  { id: 'rejected', label: mark('Decline'), icon: X },
] as const
