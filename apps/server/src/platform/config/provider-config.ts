import { type Provider, providers } from '@meridian/contract'
import { provider_adapters } from '@meridian/providers'
import { z } from 'zod'
import { SettingError } from './setting-error.ts'

export interface ProviderConfig {
  /** The instance's OAuth client at the provider; undefined where the operator has not configured it. */
  readonly client: { readonly id: string; readonly secret: string } | undefined
  /** Replaces all of the provider's own hosts. */
  readonly baseUrl: string | undefined
  /** The secret that the provider signs webhooks with, where the operator chooses it there. */
  readonly webhookSecret: string | undefined
}

type ProviderSetting =
  `${Uppercase<Provider>}_${'CLIENT_ID' | 'CLIENT_SECRET' | 'BASE_URL' | 'WEBHOOK_SECRET'}`
type ProviderSettings = Readonly<Partial<Record<ProviderSetting, string | undefined>>>

/** The settings of every provider with an app of the operator: `GOOGLE_CLIENT_ID` and so on. */
export const provider_settings = Object.fromEntries(providers.flatMap(settingsOf)) as Readonly<
  Record<ProviderSetting, z.ZodOptional<z.ZodType<string>>>
>

/** The names of the settings without which people cannot connect. */
export function clientSettings(provider: Provider): [id: ProviderSetting, secret: ProviderSetting] {
  const prefix = prefixOf(provider)
  return [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`]
}

/** Throws SettingError where a client has an id or a secret alone. */
export function providerConfigsOf(settings: ProviderSettings): Readonly<Record<Provider, ProviderConfig>> {
  const entries = providers.map((provider) => [provider, providerConfigOf(provider, settings)] as const)
  return Object.fromEntries(entries) as Record<Provider, ProviderConfig>
}

function settingsOf(provider: Provider) {
  if (provider_adapters[provider].registration === null) return []
  const prefix = prefixOf(provider)
  const text = z.string().optional()
  const [id, secret] = clientSettings(provider)
  const all: [ProviderSetting, z.ZodOptional<z.ZodType<string>>][] = [
    [id, text],
    [secret, text],
    [`${prefix}_BASE_URL`, z.url({ protocol: /^https?$/ }).optional()],
  ]
  if (provider_adapters[provider].push?.per === 'app') all.push([`${prefix}_WEBHOOK_SECRET`, text])
  return all
}

function providerConfigOf(provider: Provider, settings: ProviderSettings): ProviderConfig {
  const prefix = prefixOf(provider)
  const [idName, secretName] = clientSettings(provider)
  const [id, secret] = [settings[idName], settings[secretName]]
  if ((id === undefined) !== (secret === undefined)) {
    throw new SettingError(`The settings ${idName} and ${secretName} need each other: set both or none.`)
  }
  return {
    client: id !== undefined && secret !== undefined ? { id, secret } : undefined,
    baseUrl: settings[`${prefix}_BASE_URL`]?.replace(/(?<!\/)\/+$/, ''),
    webhookSecret: settings[`${prefix}_WEBHOOK_SECRET`],
  }
}

function prefixOf(provider: Provider): Uppercase<Provider> {
  return provider.toUpperCase() as Uppercase<Provider>
}
