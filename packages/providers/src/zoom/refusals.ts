import type { Refusal } from '../kit/fetch-json.ts'
import { ProviderError, type ProviderFailure } from '../kit/provider-error.ts'
import { retryAtEpoch, retryAtOf } from '../kit/retry-at.ts'
import { ZoomRefusal } from './replies.ts'

/** What a refusal of Zoom's API means. Its own code says more than the HTTP status, which is 400 for many things. */
export function zoomFailureOf({ host, status, headers, body }: Refusal, now: Date): ProviderError {
  const { code, message } = ZoomRefusal.safeParse(body).data ?? { code: 0, message: '' }
  const kind = kindOf(status, code, message)
  return new ProviderError(kind, `${host} answers ${status} (${code}).`, {
    missing_scopes: code === 4711 ? scopesIn(message) : [],
    // Retry-After is a moment here, of the next day; the limit by the second names one in epoch seconds.
    retry_at_ms:
      retryAtOf(headers.get('retry-after'), now) ??
      (status === 429 ? retryAtEpoch(headers.get('x-ratelimit-reset'), now) : null),
  })
}

function kindOf(status: number, code: number, message: string): ProviderFailure {
  if (status >= 500) return 'broken'
  if (status === 429) return 'limited'
  // The page's token lives a quarter of an hour.
  if (code === 300 && /next page token/i.test(message)) return 'outdated'
  return kinds_by_code[code] ?? kinds_by_status[status] ?? (status >= 400 ? 'invalid' : 'broken')
}

const kinds_by_code: Readonly<Record<number, ProviderFailure>> = {
  124: 'expired',
  // The person left, or an administrator has shut the app out.
  1001: 'needs_consent',
  3001: 'missing',
  4711: 'needs_consent',
}

const kinds_by_status: Readonly<Record<number, ProviderFailure>> = {
  401: 'expired',
  403: 'refused',
  404: 'missing',
  409: 'conflict',
}

function scopesIn(message: string): string[] {
  const list = /scopes:\s*\[([^[\]]*)\]/.exec(message)?.[1] ?? ''
  // Any one of them would do; that of an administrator is not for people to give.
  return list.split(/[\s,]+/).filter((scope) => /^[\w:]{1,100}$/.test(scope) && !scope.endsWith(':admin'))
}
