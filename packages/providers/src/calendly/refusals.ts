import type { Refusal } from '../kit/fetch-json.ts'
import { ProviderError, type ProviderFailure } from '../kit/provider-error.ts'
import { retryAtOf } from '../kit/retry-at.ts'

interface Asked {
  /** What a "Permission Denied" is about; empty where it may be about something else. */
  readonly scopes: readonly string[]
  readonly now: Date
}

/** What a refusal of Calendly's API means. */
export function calendlyFailureOf({ host, status, headers }: Refusal, { scopes, now }: Asked): ProviderError {
  const kind = kindOf(status, scopes)
  return new ProviderError(kind, `${host} answers ${status}.`, {
    missing_scopes: kind === 'needs_consent' ? scopes : [],
    // Seconds to go, and on every answer: it counts only when there is nothing left.
    retry_at_ms: retryAtOf(
      headers.get('retry-after') ?? (status === 429 ? headers.get('x-ratelimit-reset') : null),
      now,
    ),
  })
}

function kindOf(status: number, scopes: readonly string[]): ProviderFailure {
  // A person may always see what is their own, so that only a scope can be missing.
  if (status === 403) return scopes.length > 0 ? 'needs_consent' : 'refused'
  return kinds[status] ?? (status >= 400 && status < 500 ? 'invalid' : 'broken')
}

const kinds: Readonly<Record<number, ProviderFailure>> = {
  401: 'expired',
  404: 'missing',
  409: 'conflict',
  429: 'limited',
}
