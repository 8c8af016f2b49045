import type { ImapIntegration } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { t } from '../../../platform/text/text.ts'
import { Card } from '../../../ui/card.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { DisconnectQuestion } from '../disconnect-question.tsx'
import type { Act } from '../integration-state.ts'
import { ImapBody } from './imap-body.tsx'
import { ImapDialog } from './imap-dialog.tsx'
import { ImapFoot } from './imap-foot.tsx'
import { ImapHead } from './imap-head.tsx'
import { imapQuery, useDisconnectImap } from './use-imap.ts'
import { useImapForm } from './use-imap-form.ts'

/** The person's mailbox at a server of their own choice; stands only where the operator offers it. */
export function ImapCard() {
  const imap = useQuery(imapQuery())
  return (
    <QueryView
      query={imap}
      loading={<Skeleton className="h-34" />}
      failed={t('Failed to get the mailbox. Please try again.')}
    >
      {(found) => found.is_offered && <Mailbox imap={found} />}
    </QueryView>
  )
}

function Mailbox({ imap }: { readonly imap: ImapIntegration }) {
  const titleId = useId()
  const [isAsking, setAsking] = useState(false)
  const own_address = useSession(({ user }) => user?.primary_email ?? '')
  const state = useImapForm(imap, own_address)
  const { account } = imap
  const act = (what: Act) => (what === 'disconnect' ? setAsking(true) : state.open())
  return (
    <Card labelledBy={titleId}>
      <ImapHead titleId={titleId} imap={imap} onAct={act} />
      {account && <ImapBody account={account} />}
      <ImapFoot account={account} onAct={act} />
      <ImapDialog state={state} account={account} allowed_hosts={imap.allowed_hosts} />
      <MailboxDisconnection
        address={account?.address ?? ''}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}

interface MailboxDisconnectionProps {
  readonly address: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks before the mailbox is disconnected, and does it. */
function MailboxDisconnection({ address, isOpen, onClose }: MailboxDisconnectionProps) {
  const { isDisconnecting, disconnect } = useDisconnectImap(onClose)
  return (
    <DisconnectQuestion
      name={address}
      isOpen={isOpen}
      isDisconnecting={isDisconnecting}
      onConfirm={disconnect}
      onClose={onClose}
    >
      <p>
        {t(
          'Meridian deletes the password and its copies of the mails, with their summaries and replies. The mails on the server stay.',
        )}
      </p>
    </DisconnectQuestion>
  )
}
