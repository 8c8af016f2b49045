import type { Meeting } from '@meridian/contract'
import { t } from '../../platform/text/text.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { ProposalRow } from './proposal-row.tsx'
import { useAnswerProposal } from './use-answer-proposal.ts'
import { useProposals } from './use-proposals.ts'

/** The other times that guests propose for a meeting, for its organizer to answer; of a series those for all its dates. */
export function MeetingCounters({ meeting }: { readonly meeting: Pick<Meeting, 'meeting_id'> }) {
  const { data = [] } = useProposals()
  const answer = useAnswerProposal()
  const [part] = useKeptFocus()
  const proposals = data.filter(
    (proposal) =>
      proposal.proposal_type === 'counter_proposal' && proposal.meeting.meeting_id === meeting.meeting_id,
  )
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {proposals.length > 0 && (
        <Card labelledBy="counters-title" className="mb-5 print:hidden">
          <CardHeader id="counters-title" title={t('Proposed times')} count={proposals.length} />
          <ul>
            {proposals.map((proposal) => (
              <ProposalRow key={proposal.meeting_proposal_id} proposal={proposal} onAnswer={answer} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
