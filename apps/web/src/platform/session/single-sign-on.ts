import { startIdentity, startSingleSignOn } from '@meridian/contract'
import { call } from '../api/api.ts'
import { isRecord } from '../is-record.ts'
import { availableStorage } from './memory-storage.ts'

/** What this window keeps while the person is at the provider. */
export interface Departure {
  readonly attempt: string
  /** Where to go on. */
  readonly next: string | null
  /** Whether a signed-in person links an account. */
  readonly isLink: boolean
}

const key = 'sign_in_attempt'
const storage = availableStorage('sessionStorage')

/** Leaves for the provider's page, where the person logs in again if that is wanted. The answer comes back to /auth/sso/…, in this window alone. */
export async function leaveForProvider(
  oidc_provider: string,
  { next, isLink, asksAgain = false }: Omit<Departure, 'attempt'> & { readonly asksAgain?: boolean },
): Promise<void> {
  const { authorization_url, attempt } = isLink
    ? await call(startIdentity, { body: { oidc_provider } })
    : await call(startSingleSignOn, { body: { oidc_provider, asks_again: asksAgain } })
  const departure: Departure = { attempt, next, isLink }
  storage.setItem(key, JSON.stringify(departure))
  location.assign(authorization_url)
}

/** The departure, once; null in a window that left for no provider. */
export function takeDeparture(): Departure | null {
  const kept = storage.getItem(key)
  storage.removeItem(key)
  if (kept === null) return null
  const found: unknown = JSON.parse(kept)
  if (!isRecord(found) || typeof found['attempt'] !== 'string') return null
  const { attempt, next, isLink } = found
  return { attempt, next: typeof next === 'string' ? next : null, isLink: isLink === true }
}
