import type { IntegrationMailType, Provider } from '@meridian/contract'
import { caldav } from './caldav/provider.ts'
import { calendly } from './calendly/provider.ts'
import { google, google_mail } from './google/provider.ts'
import { imap_traits } from './imap/traits.ts'
import type { MailboxTraits } from './kit/mailbox-traits.ts'
import type { ProviderAdapter } from './kit/provider-adapter.ts'
import type { Registration } from './oauth/registration.ts'
import { zoom } from './zoom/provider.ts'

/** Every provider and what it can do. */
export const provider_adapters: Readonly<Record<Provider, ProviderAdapter>> = {
  google,
  calendly,
  zoom,
  caldav,
}

/** Every kind of mailbox; null for one that no server holds. */
export const mailbox_traits: Readonly<Record<IntegrationMailType, MailboxTraits | null>> = {
  google: google_mail,
  imap: imap_traits,
  file: null,
}

/** The providers with this ability. */
export function listProvidersWith(
  ability: 'writing' | 'conferences' | 'mail' | 'event_types',
): readonly Provider[] {
  return all_providers.filter((provider) => provider_adapters[provider][ability] !== null)
}

/** The providers that invite the guests of the events that Meridian writes. */
export function listInvitingProviders(): readonly Provider[] {
  return all_providers.filter((provider) => provider_adapters[provider].writing?.invites_guests)
}

/** The providers that report changes in this way. */
export function listProvidersPushing(per: 'calendar' | 'account' | 'app'): readonly Provider[] {
  return all_providers.filter((provider) => provider_adapters[provider].push?.per === per)
}

/** The providers whose conferences are rooms of their own. */
export function listRoomProviders(): readonly Provider[] {
  return all_providers.filter((provider) => provider_adapters[provider].conferences?.made_with === 'room')
}

/** How a provider with an app of the operator differs from RFC 6749. */
export function getRegistration(provider: Provider): Registration {
  const { registration } = provider_adapters[provider]
  if (!registration) throw new Error(`${provider} is not connected by OAuth.`)
  return registration
}

const all_providers = Object.keys(provider_adapters) as readonly Provider[]
