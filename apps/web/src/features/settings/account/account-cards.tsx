import { Suspense } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { DataCard } from './data-card.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

const SignInCards = lazyPart(async () => ({ default: (await import('./sign-in-cards.tsx')).SignInCards }))

/** What everybody who can sign in may do about the own account. */
export function AccountCards() {
  const email = useSession(({ user }) => user?.primary_email ?? '')
  return (
    <div className="@container">
      <div className="grid items-start gap-4 *:grid *:min-w-0 *:gap-4 @min-[44rem]:grid-cols-2">
        <div>
          <PasswordCard email={email} />
          <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
            <SignInCards />
          </Suspense>
        </div>
        <div>
          <SessionsCard />
          <DataCard />
          <DeletionCard email={email} />
        </div>
      </div>
    </div>
  )
}
