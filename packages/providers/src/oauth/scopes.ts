import type { Capability, Provider } from '@meridian/contract'
import { getRegistration, provider_adapters } from '../provider-adapters.ts'

/** The scopes to ask for. */
export function scopesFor(provider: Provider, capabilities: readonly Capability[]): string[] {
  const { identity, needed } = getRegistration(provider)
  return [...new Set([...identity, ...capabilities.flatMap((capability) => needed[capability] ?? [])])]
}

/**
 * What the person has not ticked though the capability needs it; nothing where the provider does not say what was
 * granted. A capability that the provider does not have lacks nothing.
 */
export function missingScopes(
  provider: Provider,
  capability: Capability,
  granted: readonly string[] | null,
): string[] {
  const { registration } = provider_adapters[provider]
  if (granted === null || registration === null) return []
  const { needed, includes } = registration
  const held = new Set(granted.flatMap((scope) => [scope, ...(includes[scope] ?? [])]))
  return (needed[capability] ?? []).filter((scope) => !held.has(scope))
}
