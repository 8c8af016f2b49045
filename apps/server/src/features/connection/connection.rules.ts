import {
  type Capability,
  type ConnectionState,
  type IntegrationStatus,
  type Provider,
  provider_table,
} from '@meridian/contract'
import { missingScopes, provider_adapters, type ProviderError } from '@meridian/providers'

/** What the state of a connection is derived from. */
export interface ConnectionHealth {
  readonly reconnect_reason: string | null
  readonly problem: string | null
  readonly lease_until: Date | null
  readonly first_sync_done_at: Date | null
}

export function stateOf(health: ConnectionHealth, now: Date): ConnectionState {
  if (health.reconnect_reason !== null) return 'needs_reconnect'
  if (health.problem !== null) return 'error'
  return isSyncing(health, now) || health.first_sync_done_at === null ? 'syncing' : 'connected'
}

/** Whether a sync holds the lease. */
export function isSyncing({ lease_until }: Pick<ConnectionHealth, 'lease_until'>, now: Date): boolean {
  return lease_until !== null && lease_until > now
}

export function statusOf(facts: {
  readonly isConnected: boolean
  readonly isSetUp: boolean
  readonly wasDisconnected: boolean
}): IntegrationStatus {
  if (facts.isConnected) return 'connected'
  if (!facts.isSetUp) return 'inactive'
  return facts.wasDisconnected ? 'disconnected' : 'active'
}

/** What the provider can be connected for; the first capability is always requested. */
export function listCapabilities(provider: Provider): readonly [Capability, ...Capability[]] {
  return provider_adapters[provider].mail ? ['calendar', 'mail'] : ['calendar']
}

/** The provider's capabilities that the granted scopes allow, and those that they do not. */
export function splitCapabilities(
  provider: Provider,
  granted_scopes: readonly string[] | null,
): { granted: Capability[]; missing: Capability[] } {
  const isGranted = (capability: Capability) =>
    missingScopes(provider, capability, granted_scopes).length === 0
  const all = listCapabilities(provider)
  return { granted: all.filter(isGranted), missing: all.filter((capability) => !isGranted(capability)) }
}

/** A sentence for the person: why the account has to be connected again. */
export function reconnectReason(provider: Provider, failure: Pick<ProviderError, 'missing_scopes'>): string {
  const name = provider_table[provider].name
  if (failure.missing_scopes.length === 0)
    return `${name} no longer accepts the saved sign-in. Connect again.`
  return `${name} no longer allows all that is needed: ${permissionWords(provider, failure.missing_scopes)}. Connect again and leave all of it ticked.`
}

/** For a person whose tokens cannot be decrypted any more. */
export function lostKeyReason(provider: Provider): string {
  return `The saved sign-in at ${provider_table[provider].name} can no longer be read. Connect again.`
}

/** Where the address names no scopes, the settings of the operator's app decide; else the person ticks permissions. */
export function missingTicks(provider: Provider, missing_scopes: readonly string[]): string {
  const { name } = provider_table[provider]
  if (!provider_adapters[provider].registration?.asksForScopes) {
    return `${name} was not connected, because the ${name} app of this instance lacks ${missing_scopes.join(', ')}. Its operator has to add them.`
  }
  // Its calendars stay connected where only mail was refused.
  return `Nothing has changed, because this was not allowed at ${name}: ${permissionWords(provider, missing_scopes)}. Try again and leave all of it ticked.`
}

/** What to do where a provider granted access that would end within the hour. */
export function noRefreshToken(provider: Provider): string {
  return `${provider_table[provider].name} gave access for a short time only. Remove Meridian from the apps with access to your account (${provider_adapters[provider].texts.app_page}), then connect again.`
}

export function otherAccount(provider: Provider, account: string): string {
  return `${account} is connected at ${provider_table[provider].name}. Disconnect it before you connect another account.`
}

export function notConnected(provider: Provider): string {
  return `${provider_table[provider].name} is not connected.`
}

/** The permission as the provider names it beside its tick box, where it has a name. */
function permissionWords(provider: Provider, scopes: readonly string[]): string {
  const { permissions } = provider_adapters[provider].texts
  return scopes.map((scope) => permissions[scope] ?? scope).join(', ')
}
