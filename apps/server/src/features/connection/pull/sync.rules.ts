import type { Provider } from '@meridian/contract'
import { hour_ms, minute_ms, second_ms } from '@meridian/engine'
import { provider_adapters, type ProviderError } from '@meridian/providers'

/** How long a run may take without a page before another process takes it over. */
export const lease_ms = 120_000

/** The pause between syncs where no webhook reports changes. */
export function pauseMs(provider: Provider, hasPush: boolean): number {
  return hasPush ? 30 * minute_ms : provider_adapters[provider].calendars.poll_ms
}

/**
 * When to retry after a failure: when the provider says, else with exponential back-off, at most an hour. The
 * id adds a share of the pause, so that connections that failed together retry apart.
 */
export function retryAt(
  failure: Pick<ProviderError, 'retry_at_ms'>,
  { connection_id, failures }: { readonly connection_id: string; readonly failures: number },
  now: Date,
  firstPauseMs = 30 * second_ms,
): Date {
  const pauseMs = Math.min(hour_ms, firstPauseMs * 2 ** Math.min(failures, 20))
  const apart = (Number.parseInt(connection_id.slice(-4), 16) / 0xffff) * 0.5
  const backOff = now.getTime() + pauseMs * (1 + apart)
  if (failure.retry_at_ms === null) return new Date(backOff)
  return new Date(Math.max(failure.retry_at_ms, now.getTime() + second_ms) + apart * 2 * second_ms)
}
