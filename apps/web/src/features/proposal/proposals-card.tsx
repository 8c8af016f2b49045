import type { MeetingProposal } from '@meridian/contract'
import { CalendarCheck } from 'lucide'
import { useRef } from 'react'
import { t } from '../../platform/text/text.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/state/notice.tsx'
import { type Query, QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { ProposalRow } from './proposal-row.tsx'
import { useAnswerProposal } from './use-answer-proposal.ts'

/** All that waits for the reader's answer; `#proposals` leads here. */
export function ProposalsCard({ proposals }: { readonly proposals: Query<readonly MeetingProposal[]> }) {
  const answer = useAnswerProposal()
  const card = useRef<HTMLDivElement>(null)
  return (
    <div id="proposals" ref={card} tabIndex={-1} className="min-w-0 scroll-mt-18 outline-none md:scroll-mt-6">
      <Card labelledBy="proposals-title" className="h-full">
        <CardHeader id="proposals-title" title={t('Meeting proposals')} count={proposals.data?.length} />
        <div className="[&>[role=alert]]:m-4 [&>[role=status]]:mx-4 [&>[role=status]]:mt-3">
          <QueryView
            query={proposals}
            loading={<ProposalSkeletons />}
            failed={t('Error in fetching meeting proposals')}
            empty={
              <div className="p-4">
                <EmptyState
                  icon={CalendarCheck}
                  title={t('No proposals to answer')}
                  text={t('Invitations to meetings appear here to accept or decline.')}
                />
              </div>
            }
          >
            {(found) => (
              <ul>
                {found.map((proposal) => (
                  <ProposalRow
                    key={proposal.meeting_proposal_id}
                    proposal={proposal}
                    onAnswer={(answered, action) => {
                      answer(answered, action)
                      // The row is gone, and with it the button that had the focus.
                      card.current?.focus({ preventScroll: true })
                    }}
                  />
                ))}
              </ul>
            )}
          </QueryView>
        </div>
      </Card>
    </div>
  )
}

function ProposalSkeletons() {
  return (
    <ul>
      {['first', 'second'].map((name) => (
        <li key={name} className="flex gap-4 border-border px-4 py-3.5 not-first:border-t">
          <Skeleton className="h-9 w-10.5 flex-none" />
          <div className="flex-1">
            <Skeleton className="h-5 w-56 max-w-full" />
            <Skeleton className="mt-1.5 h-3.5 w-44 max-w-full" />
            <Skeleton className="mt-2 h-4 w-64 max-w-full" />
          </div>
          <Skeleton className="h-7 w-34 max-md:hidden" />
        </li>
      ))}
    </ul>
  )
}
