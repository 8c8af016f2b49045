import type { Provider } from '@meridian/contract'
import type { Config } from '../../../platform/config/config.ts'

/**
 * The address of the instance for the provider's calls; null where the provider cannot reach it. Providers call
 * https only; a simulator on this machine also reaches local addresses, and nothing else does.
 */
export function webhookUrlFor(
  { publicUrl, providers }: Pick<Config, 'publicUrl' | 'providers'>,
  provider: Provider,
): string | null {
  if (publicUrl === undefined) return null
  const { protocol, hostname } = new URL(publicUrl)
  const isReached =
    providers[provider].baseUrl === undefined ? protocol === 'https:' : loopback.test(hostname)
  return isReached ? `${publicUrl}/v1/hook/${provider}` : null
}

/** The owner that a channel's token is sealed for. */
export function channelOwner(channel_id: string): string {
  return `channel ${channel_id}`
}

/** The owner that the signing key of an account's webhooks is sealed for. */
export function webhookKeyOwner(connection_id: string): string {
  return `hook ${connection_id}`
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
