import type { Refusal } from '../kit/fetch-json.ts'
import { ProviderError } from '../kit/provider-error.ts'
import { retryAtOf } from '../kit/retry-at.ts'
import { GrantRefusal } from './replies.ts'

/** What a token endpoint's refusal means. */
export function grantFailureOf({ host, status, headers, body }: Refusal, now: Date): ProviderError {
  const refusal = GrantRefusal.safeParse(body).data
  const retry_at_ms = retryAtOf(headers.get('retry-after') ?? headers.get('x-ratelimit-reset'), now)
  if (status === 429) return new ProviderError('limited', `${host} wants us to wait.`, { retry_at_ms })
  if (status >= 500 || refusal === undefined) {
    return new ProviderError('broken', `${host} answers ${status}.`, { retry_at_ms })
  }
  const word = /^\w{1,60}$/.test(refusal.error) ? refusal.error : 'in other words'
  if (isDeadGrant(refusal)) return new ProviderError('needs_consent', `${host} says ${word}.`)
  return new ProviderError(
    operator_errors.has(refusal.error) ? 'refused' : 'invalid',
    `${host} says ${word}.`,
  )
}

/** Something is wrong with how the operator has registered the app. */
const operator_errors: ReadonlySet<string> = new Set([
  'invalid_client',
  'unauthorized_client',
  'redirect_uri_mismatch',
  'access_denied',
  'admin_policy_enforced',
])

const dead_grant_errors: ReadonlySet<string> = new Set(['invalid_grant', 'invalid_token'])

/** Zoom called a spent refresh token an `invalid_request` in earlier years, and says so in its reason alone. */
function isDeadGrant({ error, reason }: GrantRefusal): boolean {
  return dead_grant_errors.has(error) || (error === 'invalid_request' && /^invalid token/i.test(reason ?? ''))
}
