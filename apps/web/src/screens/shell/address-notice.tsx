import { Suspense } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { lazyPart } from '../../ui/state/lazy-part.tsx'

const UnconfirmedAddress = lazyPart(
  async () => ({ default: (await import('./unconfirmed-address.tsx')).UnconfirmedAddress }),
  { kind: 'unasked' },
)

/** Asks to confirm the address, as long as it is not confirmed. */
export function AddressNotice() {
  const address = useSession(({ user }) => (user?.is_address_confirmed === false ? user.primary_email : null))
  if (address === null) return null
  return (
    <Suspense>
      <UnconfirmedAddress address={address} />
    </Suspense>
  )
}
