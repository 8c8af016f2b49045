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

/** Leaves for the provider's page. The answer comes back to /auth/sso/…, in this window alone. */
export async function leaveForProvider(
  oidc_provider: string,
  { next, isLink }: Omit<Departure, 'attempt'>,
): Promise<void> {
  const start = isLink ? startIdentity : startSingleSignOn
  const { authorization_url, attempt } = await call(start, { body: { oidc_provider } })
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
