import { IdentitiesCard } from './identities-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

/** Ways to sign in beside the password. */
export function SignInCards() {
  return (
    <>
      <PasskeysCard />
      <SecondFactorCard />
      <IdentitiesCard />
    </>
  )
}
