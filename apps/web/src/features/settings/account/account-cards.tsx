import { useSession } from '../../../platform/session/session.ts'
import { DataCard } from './data-card.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** What everybody who can sign in may do about the own account. */
export function AccountCards() {
  const email = useSession(({ user }) => user?.primary_email ?? '')
  return (
    <div className="@container">
      <div className="grid gap-4 @min-[44rem]:grid-cols-2">
        <PasswordCard email={email} />
        <SessionsCard />
        <DataCard />
        <DeletionCard email={email} />
      </div>
    </div>
  )
}
