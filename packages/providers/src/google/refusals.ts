import type { Refusal } from '../kit/fetch-json.ts'
import { ProviderError, type ProviderFailure } from '../kit/provider-error.ts'
import { retryAtOf } from '../kit/retry-at.ts'
import { GoogleRefusal } from './replies.ts'

/** What a refusal of Google's services means, for a call that needs `scopes`. */
export function googleFailureOf(
  { host, status, headers, body }: Refusal,
  { scopes, now }: { readonly scopes: readonly string[]; readonly now: Date },
): ProviderError {
  const { reasons, message } = wordsOf(body)
  const kind = kindOf(status, reasons)
  const said = reasons.find((reason) => /^[\w.]{1,60}$/.test(reason))
  const words = said === undefined ? `${host} answers ${status}.` : `${host} answers ${status} (${said}).`
  return new ProviderError(kind, words, {
    missing_scopes: kind === 'needs_consent' ? scopes : [],
    // Mostly there is no header; Gmail hides the moment in its message.
    retry_at_ms: retryAtOf(headers.get('retry-after') ?? momentIn(message), now),
  })
}

function wordsOf(body: unknown): { readonly reasons: readonly string[]; readonly message: string } {
  const error = GoogleRefusal.safeParse(body).data?.error
  if (error === undefined) return { reasons: [], message: '' }
  const reasons = [...error.errors, ...error.details].map(({ reason }) => reason)
  return { reasons: reasons.filter((reason) => reason !== ''), message: error.message }
}

function kindOf(status: number, reasons: readonly string[]): ProviderFailure {
  if (reasons.includes('channelIdNotUnique')) return 'conflict'
  // Said with a 401, but it is our address that is not let in, and no other token helps.
  if (reasons.some((reason) => /^(push\.)?webhookUrl/.test(reason))) return 'refused'
  if (status === 403) return forbiddenKind(reasons)
  if (status === 410) return reasons.includes('deleted') ? 'missing' : 'outdated'
  return kinds[status] ?? (status >= 400 && status < 500 ? 'invalid' : 'broken')
}

const kinds: Readonly<Record<number, ProviderFailure>> = {
  401: 'expired',
  404: 'missing',
  409: 'conflict',
  412: 'conflict',
  429: 'limited',
}

function forbiddenKind(reasons: readonly string[]): ProviderFailure {
  if (reasons.some((reason) => limits.has(reason))) return 'limited'
  return reasons.some((reason) => consents.has(reason)) ? 'needs_consent' : 'refused'
}

const limits: ReadonlySet<string> = new Set([
  'userRateLimitExceeded',
  'rateLimitExceeded',
  'quotaExceeded',
  'dailyLimitExceeded',
  'RATE_LIMIT_EXCEEDED',
])
const consents: ReadonlySet<string> = new Set([
  'insufficientPermissions',
  'insufficientScopes',
  'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
])

function momentIn(message: string): string | null {
  return /retry after (\d{4}-\d\d-\d\dT[\d:.]{8,15}Z)/i.exec(message)?.[1] ?? null
}
