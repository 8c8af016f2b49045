import { z } from 'zod'
import { domainsIn } from './registration-config.ts'
import { SettingError } from './setting-error.ts'

/** An OpenID provider at which people sign in. */
export interface OidcProvider {
  /** In addresses: `oidc`, `oidc_2` or `oidc_3`. */
  readonly key: string
  /** On the button. */
  readonly name: string
  readonly issuer: URL
  readonly clientId: string
  readonly clientSecret: string
  /** Whose confirmed addresses get an account at the first sign-in, in lower case; `*` alone for all. */
  readonly domains: readonly string[]
  /** Members are system admins, everybody else is a user; undefined where roles are given here. */
  readonly adminGroup: string | undefined
}

export interface SingleSignOnConfig {
  readonly providers: readonly OidcProvider[]
  /** Only the account of ADMIN_EMAIL signs in with a password or a passkey. */
  readonly isOnlyWay: boolean
}

const keys = ['oidc', 'oidc_2', 'oidc_3'] as const
const parts = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'NAME', 'DOMAINS', 'ADMIN_GROUP'] as const
type OidcSetting = `${Uppercase<(typeof keys)[number]>}_${(typeof parts)[number]}`
type OidcSettings = Readonly<Partial<Record<OidcSetting, string | undefined>>>

const text = z.string().max(500).optional()

/** The settings of every provider: `OIDC_ISSUER`, `OIDC_2_ISSUER` and so on. */
export const single_sign_on_settings = {
  ...(Object.fromEntries(
    keys.flatMap((key) => parts.map((part) => [settingOf(key, part), text])),
  ) as Readonly<Record<OidcSetting, z.ZodOptional<z.ZodString>>>),
  OIDC_ONLY: z.enum(['true', 'false']).default('false'),
}

/** Throws SettingError for a provider with parts missing, and for OIDC_ONLY without a provider. */
export function singleSignOnOf(
  settings: OidcSettings & {
    readonly OIDC_ONLY: 'true' | 'false'
    readonly PUBLIC_URL?: string | undefined
    readonly ADMIN_EMAIL?: string | undefined
  },
): SingleSignOnConfig {
  const providers = keys.flatMap((key) => providerOf(key, settings) ?? [])
  const isOnlyWay = settings.OIDC_ONLY === 'true'
  if (providers.length > 0 && settings.PUBLIC_URL === undefined)
    throw new SettingError('The setting OIDC_ISSUER needs PUBLIC_URL: providers send people back there.')
  if (isOnlyWay && (providers.length === 0 || settings.ADMIN_EMAIL === undefined))
    throw new SettingError(
      'The setting OIDC_ONLY needs OIDC_ISSUER, and ADMIN_EMAIL with ADMIN_PASSWORD for an operator who can sign in while the provider is down.',
    )
  return { providers, isOnlyWay }
}

function providerOf(key: (typeof keys)[number], settings: OidcSettings): OidcProvider | undefined {
  const value = (part: (typeof parts)[number]) => settings[settingOf(key, part)]
  const [issuer, clientId, clientSecret] = [value('ISSUER'), value('CLIENT_ID'), value('CLIENT_SECRET')]
  if (parts.every((part) => value(part) === undefined)) return undefined
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    const names = (['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'] as const).map((part) => settingOf(key, part))
    throw new SettingError(`The settings ${names.join(', ')} need each other: set all or none.`)
  }
  const list = value('DOMAINS')?.trim()
  return {
    key,
    issuer: issuerIn(issuer, settingOf(key, 'ISSUER')),
    clientId,
    clientSecret,
    name: value('NAME') ?? new URL(issuer).hostname,
    domains: list === undefined ? [] : list === '*' ? ['*'] : domainsIn(list, settingOf(key, 'DOMAINS')),
    adminGroup: value('ADMIN_GROUP'),
  }
}

function issuerIn(value: string, setting: string): URL {
  const url = URL.parse(value)
  const isLocal = url !== null && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) && !url.search && !url.hash)
    return url
  throw new SettingError(
    `The setting ${setting} is wrong: it must be the provider's address, as in https://login.example.org/realms/main.`,
  )
}

function settingOf<const Key extends (typeof keys)[number], const Part extends (typeof parts)[number]>(
  key: Key,
  part: Part,
): `${Uppercase<Key>}_${Part}` {
  return `${key.toUpperCase() as Uppercase<Key>}_${part}`
}
