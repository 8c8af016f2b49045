import { hour_ms, minute_ms, second_ms } from '@meridian/engine'
import type { Provider, ProviderError } from '@meridian/providers'

/** How long one reading may go without bringing a page before another process takes it over. */
export const lease_ms = 120_000

/** How often a connection is read where no push tells of changes. */
export function pauseMs(provider: Provider, hasPush: boolean): number {
  return hasPush ? 30 * minute_ms : pauses_ms[provider]
}

/**
 * When to try again after a failure: when the provider says, else twice as late with each failure in a row, at most an
 * hour. Connections that fail together come back apart: the share of the pause that is added depends on the id.
 */
export function retryAt(
  failure: Pick<ProviderError, 'retry_at_ms'>,
  { connection_id, failures }: { readonly connection_id: string; readonly failures: number },
  now: Date,
): Date {
  const pauseMs = Math.min(hour_ms, first_pause_ms * 2 ** Math.min(failures, 20))
  const apart = (Number.parseInt(connection_id.slice(-4), 16) / 0xffff) * 0.5
  const backOff = now.getTime() + pauseMs * (1 + apart)
  if (failure.retry_at_ms === null) return new Date(backOff)
  return new Date(Math.max(failure.retry_at_ms, now.getTime() + second_ms) + apart * 2 * second_ms)
}

const first_pause_ms = 30_000
const pauses_ms: Readonly<Record<Provider, number>> = {
  google: 2 * minute_ms,
  calendly: 5 * minute_ms,
  zoom: 5 * minute_ms,
}
